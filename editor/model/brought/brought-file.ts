import * as v from 'valibot';
import { pictureOf } from '#editor/model/pictures/new-picture.ts';
import type { Tree } from '#editor/model/tree.ts';

/** What an office brings as it is, each in a file of its own: neither a text nor a picture that is cut. */
export const BROUGHT_KINDS = ['icon', 'logo', 'notice', 'film'] as const;
export type BroughtKind = (typeof BROUGHT_KINDS)[number];

/** Most bytes of each that is dropped in, as `tools/budgets.mjs` has them; of an icon, that can be looked at. */
export const MOST_BYTES: Readonly<Record<BroughtKind, number>> = {
  icon: 5_000_000,
  logo: 60_000,
  notice: 10_000_000,
  film: 1_500_000,
};

export const ICON_FILE = 'icons/favicon.svg';
export const LOGO_FILE = 'icons/logo.svg';
export const NOTICE_FILE = 'files/announcement.pdf';
const FILM_FILE = /^films\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** A film's files, by its name: `films/brand` is all that is made of it. */
export const filmFile = (name: string): string => `films/${name}`;

/** The film that a file of the editor is; null where it is none. */
export const filmOf = (file: string): string | null => FILM_FILE.exec(file)?.[1] ?? null;

const KINDS: Readonly<Record<string, BroughtKind>> = {
  [ICON_FILE]: 'icon',
  [LOGO_FILE]: 'logo',
  [NOTICE_FILE]: 'notice',
};

/** Which of them a file of the editor is; null where it is none. */
export const broughtKind = (file: string): BroughtKind | null =>
  Object.hasOwn(KINDS, file) ? (KINDS[file] ?? null) : filmOf(file) === null ? null : 'film';

/** Whether a file of the editor is one of the content's texts. */
export const isText = (file: string): boolean => pictureOf(file) === null && broughtKind(file) === null;

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A file that somebody has dropped in and not saved. */
export const newFileSchema = v.strictObject({
  /** The SHA-256 of what was dropped in, by which the server knows it. */
  brought: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  bytes,
});
export type NewFile = v.InferOutput<typeof newFileSchema>;

export const isNewFile = (tree: Tree | undefined): tree is NewFile => v.is(newFileSchema, tree);

const savedFileSchema = v.object({ hash: v.string(), bytes, standIn: v.boolean() });
/** A file of the content folder. */
export type SavedFile = v.InferOutput<typeof savedFileSchema>;

export const isSavedFile = (tree: Tree | undefined): tree is SavedFile => v.is(savedFileSchema, tree);
