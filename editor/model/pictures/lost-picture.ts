import type { PictureShape } from '#editor/model/messages.ts';
import type { Trees } from '#editor/model/tree.ts';
import { isLargeEnough, middle, type Size } from './crop.ts';
import { isNewPicture, pictureOf, type NewPicture } from './new-picture.ts';
import { usesOf } from './uses.ts';

/** A new picture under a name that no field says, as whoever writes over the name leaves it; null where there is none of that master. */
export function lostPicture(trees: Trees, master: string): NewPicture | null {
  for (const [file, tree] of Object.entries(trees)) {
    const name = pictureOf(file);
    if (name !== null && isNewPicture(tree) && tree.master === master && usesOf(trees, name).length === 0) return tree;
  }
  return null;
}

/** A new picture for a place of another kind; as it was cut where the kind is its own, null where it is too small. */
export function inShape(picture: NewPicture, { kind, size }: PictureShape): NewPicture | null {
  if (picture.kind === kind) return picture;
  const master: Size = [picture.masterWidth, picture.masterHeight];
  return isLargeEnough(master, size) ? { ...picture, kind, ...middle(master, size) } : null;
}
