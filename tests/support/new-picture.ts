import type { NewPicture } from '#editor/model/pictures/new-picture.ts';

/** A picture that was dropped in, the left upper part of it chosen. */
export const NEW_PICTURE: NewPicture = {
  master: '0'.repeat(32),
  masterWidth: 900,
  masterHeight: 1100,
  kind: 'card',
  left: 0,
  top: 0,
  width: 800,
  height: 1000,
};
