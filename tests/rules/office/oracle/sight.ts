import type { PlainFields, PlainValue } from '#protocol/office/database-writes.ts';
import type { Step } from './model.ts';

/** A step inside one office, and what its judge may look at. */
export interface Sight extends Step {
  /** Id of the document; of a note, of its lead. */
  id: string;
  /** The caller's account; null: a visitor. */
  uid: string | null;
  isAdmin: boolean;
  /** Whether the caller may work this office's leads. */
  isOffice: boolean;
  now: Date;
  /** A document of this office before the commit, by collection and id. */
  was: (collection: string, id: string) => PlainFields | undefined;
  /** The same after all of it. */
  becomes: (collection: string, id: string) => PlainFields | undefined;
}

/** Says whether a step is allowed to its caller. */
export type Judge = (sight: Sight) => boolean;

/** Whether a value is the commit's own time. */
export const isNow = ({ now }: Pick<Sight, 'now'>, value: PlainValue | undefined): boolean =>
  value instanceof Date && value.getTime() === now.getTime();

/** A text of so many characters. */
export const isText = (value: PlainValue | undefined, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** The same, or nothing at all. */
export const isTextOrNone = (value: PlainValue | undefined, most: number): boolean =>
  value === undefined || isText(value, 0, most);

/** A whole number from `least` to `most`. */
export const isWhole = (value: PlainValue | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whether all of some names are known ones. */
export const areOf = (names: readonly string[], known: readonly string[]): boolean =>
  names.every((name) => known.includes(name));
