import { useEffect, useRef, useState } from 'react';
import { isLargeEnough, middle, type Crop, type Size } from '#editor/model/pictures/crop.ts';
import { inShape, lostPicture } from '#editor/model/pictures/lost-picture.ts';
import { isNewPicture, LARGEST_PICTURE, PICTURE_NAME, pictureFile } from '#editor/model/pictures/new-picture.ts';
import { freeName, placeOf, shapeOf } from '#editor/model/pictures/shape.ts';
import { usesOf } from '#editor/model/pictures/uses.ts';
import { namesOf } from '#editor/model/names.ts';
import { at, type Path } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { isUnanswered } from '#editor/state/ask.ts';
import { sendPicture } from '#editor/state/server.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import type { TakingState } from './taking-state.ts';

const inPixels = ([width, height]: Size): string => PICTURE_TEXT.size(width, height);

/** The picture that a field names, and how another one takes its place. */
export function usePicture(path: Path, name: string) {
  const { file, tree: whole, trees, pictures } = useEditorForm();
  const { shapes, edit, put } = pictures;
  const [state, setState] = useState<TakingState>({ kind: 'rest' });
  /** The last that was put here; whoever writes another name since has it nowhere. */
  const [taken, setTaken] = useState('');
  const place = placeOf(namesOf(file, path));
  const isNamed = PICTURE_NAME.test(name);
  const ownName = isNamed ? name : place ? freeName(place, (other) => pictureFile(other) in trees) : '';
  const shape = shapeOf(shapes, ownName, place);
  const tree = isNamed ? trees[pictureFile(name)] : undefined;
  const refuse = (words: string) => setState({ kind: 'refused', words });
  // While a picture is read its field may be moved, or named: it is put where the field is by then.
  const now = { path, field: at(whole, path), shape };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const drops = useRef(0);

  const take = async (dropped: File): Promise<void> => {
    if (!shape) return refuse(PICTURE_TEXT.noShape);
    drops.current += 1;
    const drop = drops.current;
    if (dropped.size > LARGEST_PICTURE) return refuse(PICTURE_TEXT.refused['too-large']);
    setState({ kind: 'reading' });
    const answer = await sendPicture(dropped);
    const { shape: needed, ...field } = latest.current;
    // Another one was dropped meanwhile.
    if (drop !== drops.current) return;
    if (!needed) return refuse(PICTURE_TEXT.noShape);
    if (isUnanswered(answer))
      return setState({
        kind: 'refused',
        words: PICTURE_TEXT.refused[answer.kind],
        retry: () => void take(dropped),
      });
    if (answer.kind === 'refused') return refuse(PICTURE_TEXT.refused[answer.why]);
    const { kind: _taken, ...master } = answer;
    const size: Size = [master.masterWidth, master.masterHeight];
    if (!isLargeEnough(size, needed.size)) return refuse(PICTURE_TEXT.tooSmall(inPixels(size), inPixels(needed.size)));
    setState({ kind: 'rest' });
    setTaken(master.master);
    put({ ...field, file, place, picture: { ...master, kind: needed.kind, ...middle(size, needed.size) } });
  };
  const cut = (part: Crop) => {
    if (isNewPicture(tree)) edit({ kind: 'set', file: pictureFile(name), path: [], value: { ...tree, ...part } });
  };
  const lost = isNamed && !isNewPicture(tree) && shape ? lostPicture(trees, taken) : null;
  const found = lost && shape ? inShape(lost, shape) : null;
  const bringBack = found ? () => edit({ kind: 'set', file: pictureFile(name), path: [], value: found }) : null;
  return {
    tree,
    shape,
    place,
    uses: isNamed ? usesOf(trees, name).length : 0,
    state,
    take,
    cut,
    isLost: lost !== null,
    bringBack,
  };
}
