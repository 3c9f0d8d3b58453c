import * as v from 'valibot';
import type { Tree } from '#editor/model/tree.ts';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A picture that somebody has dropped in and not saved: its master, and what is cut out of it, in the master's pixels. */
export const newPictureSchema = v.strictObject({
  /** By which the server knows it. */
  master: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  masterWidth: pixels,
  masterHeight: pixels,
  /** In which shape, widths and weights it is delivered. */
  kind: v.string(),
  left: pixels,
  top: pixels,
  width: pixels,
  height: pixels,
});
export type NewPicture = v.InferOutput<typeof newPictureSchema>;

export const isNewPicture = (tree: Tree | undefined): tree is NewPicture => v.is(newPictureSchema, tree);

/** A picture of the content folder. */
const savedPictureSchema = v.object({
  hash: v.string(),
  width: pixels,
  height: pixels,
  widths: v.array(pixels),
  /** Whether the real one is still to come. */
  isStandIn: v.exactOptional(v.boolean()),
});
export type SavedPicture = v.InferOutput<typeof savedPictureSchema>;

export const isSavedPicture = (tree: Tree | undefined): tree is SavedPicture => v.is(savedPictureSchema, tree);

/** Whether a picture waits for the real one: until it is there, nobody can say what it shows. */
export const isStandIn = (tree: Tree | undefined): boolean => isSavedPicture(tree) && tree.isStandIn === true;

const PREFIX = 'images/';

/** Pictures are changed as files are: `images/hero` is all that stands in that folder. */
export const pictureFile = (name: string): string => PREFIX + name;

/** The picture that a file of the editor is; null where it is one of the content's texts. */
export const pictureOf = (file: string): string | null => (file.startsWith(PREFIX) ? file.slice(PREFIX.length) : null);

/** As the schemas ask for it: no path is one. */
export const PICTURE_NAME: RegExp = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Bytes of a file that is dropped in; cameras make smaller ones. */
export const LARGEST_PICTURE: number = 40 * 1024 * 1024;
