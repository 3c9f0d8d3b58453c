import { EditError, type FileEdit } from '#editor/model/edit.ts';
import { at, isObject, plain, type Path, type Tree, type Trees } from '#editor/model/tree.ts';
import { PICTURE_NAME, pictureFile, type NewPicture } from './new-picture.ts';
import type { PicturePlace } from './picture-places.ts';
import { freeName } from './shape.ts';

/** A picture for a field. */
export interface PutPicture {
  file: string;
  path: Path;
  /** What the field said when it was last seen: another one may stand in its place by now. */
  field: Tree | undefined;
  place: PicturePlace | undefined;
  picture: NewPicture;
}

const isSame = (one: Tree | undefined, other: Tree | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && JSON.stringify(plain(one)) === JSON.stringify(plain(other)));

/** How a picture gets into its field: under the name that stands there, or the first of its place that is free by now. @throws {EditError} where the field is gone */
export function picturePut(trees: Trees, { file, path, field, place, picture }: PutPicture): FileEdit[] {
  const now = at(trees[file], path);
  if (!isObject(now) || !isSame(now, field)) throw new EditError(path);
  const { name } = now;
  const put = (own: string): FileEdit => ({ kind: 'set', file: pictureFile(own), path: [], value: picture });
  if (typeof name === 'string' && PICTURE_NAME.test(name)) return [put(name)];
  if (!place) throw new EditError(path);
  const own = freeName(place, (other) => pictureFile(other) in trees);
  return [{ kind: 'set', file, path: [...path, 'name'], value: own }, put(own)];
}
