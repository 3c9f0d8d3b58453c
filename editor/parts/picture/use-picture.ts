import { useState } from 'react';
import { isLargeEnough, middle, type Crop, type Size } from '#editor/model/pictures/crop.ts';
import { isNewPicture, LARGEST_PICTURE, PICTURE_NAME, pictureFile } from '#editor/model/pictures/new-picture.ts';
import { freeName, placeOf, shapeOf } from '#editor/model/pictures/shape.ts';
import { usesOf } from '#editor/model/pictures/uses.ts';
import { namesOf } from '#editor/model/names.ts';
import type { Path } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { sendPicture } from '#editor/state/server.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';

/** What a picture box is at: it rests, reads a file, or says why it took none. */
export type TakingState = { kind: 'rest' } | { kind: 'reading' } | { kind: 'refused'; words: string };

const inPixels = ([width, height]: Size): string => PICTURE_TEXT.size(width, height);

/** The picture that a field names, and how another one takes its place. */
export function usePicture(path: Path, name: string) {
  const { file, rest, pictures } = useEditorForm();
  const { trees, shapes, edit } = pictures;
  const [state, setState] = useState<TakingState>({ kind: 'rest' });
  const place = placeOf(namesOf(file, path));
  const isNamed = PICTURE_NAME.test(name);
  const ownName = isNamed ? name : place ? freeName(place, (other) => pictureFile(other) in trees) : '';
  const shape = shapeOf(shapes, ownName, place);
  const tree = isNamed ? trees[pictureFile(name)] : undefined;
  const refuse = (words: string) => setState({ kind: 'refused', words });

  const take = async (dropped: File) => {
    if (!shape) return;
    if (dropped.size > LARGEST_PICTURE) return refuse(PICTURE_TEXT.refused['too-large']);
    setState({ kind: 'reading' });
    const answer = await sendPicture(dropped).catch(() => ({ kind: 'refused', why: 'unreachable' }) as const);
    if (answer.kind === 'refused') return refuse(PICTURE_TEXT.refused[answer.why]);
    const { kind: _taken, ...master } = answer;
    const size: Size = [master.masterWidth, master.masterHeight];
    if (!isLargeEnough(size, shape.size)) return refuse(PICTURE_TEXT.tooSmall(inPixels(size), inPixels(shape.size)));
    setState({ kind: 'rest' });
    rest();
    if (!isNamed) edit({ kind: 'set', file, path: [...path, 'name'], value: ownName }, false);
    const value = { ...master, kind: shape.kind, ...middle(size, shape.size) };
    edit({ kind: 'set', file: pictureFile(ownName), path: [], value }, !isNamed);
    rest();
  };
  const cut = (part: Crop) => {
    if (isNewPicture(tree))
      edit({ kind: 'set', file: pictureFile(name), path: [], value: { ...tree, ...part } }, false);
  };
  return { tree, shape, place, uses: isNamed ? usesOf(trees, name).length : 0, state, take, cut };
}
