/**
 * What a visitor keeps: a favourite type or home, types to compare, furniture on a type's plan (by type and name, as its
 * address writes it), a ticked line of the checklist, and a note on a room.
 */
export type NotebookEntry =
  | { kind: 'type'; id: string }
  | { kind: 'home'; id: string }
  /** By the types: `59A,84A`. */
  | { kind: 'comparison'; id: string }
  | { kind: 'layout'; id: string; unit: string; name: string; code: string }
  | { kind: 'check'; id: string }
  | { kind: 'note'; id: string; text: string };

export type NotebookKind = NotebookEntry['kind'];

/** An entry as it is stored. `changedAt`: milliseconds since 1970. */
export type StoredEntry = NotebookEntry & { changedAt: number };

/** Nothing that a visitor writes is longer; what is, was not written here. */
export const NOTE_LENGTH = 500;
const ID_LENGTH = 120;
export const LAYOUT_NAME_LENGTH = 40;
const UNIT_LENGTH = 20;
/** What the address of a layout may hold. */
const CODE_LENGTH = 2000;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isFilled = (value: unknown, most: number): value is string => isText(value, most) && value !== '';

/** Whether an id names two or three types, each once. */
function isComparison(id: unknown): boolean {
  const types = typeof id === 'string' ? id.split(',') : [];
  const isEach = types.every((type) => /^[0-9A-Z]+$/.test(type));
  return isEach && (types.length === 2 || types.length === 3) && new Set(types).size === types.length;
}

/** By its kind, whether the rest of an entry is what that kind holds. */
const IS_WHOLE: Record<NotebookKind, (entry: Record<string, unknown>) => boolean> = {
  type: () => true,
  home: () => true,
  layout: ({ unit, name, code }) =>
    isFilled(unit, UNIT_LENGTH) && isFilled(name, LAYOUT_NAME_LENGTH) && isFilled(code, CODE_LENGTH),
  comparison: ({ id }) => isComparison(id),
  check: () => true,
  note: ({ text }) => isText(text, NOTE_LENGTH),
};

const isKind = (value: unknown): value is NotebookKind => typeof value === 'string' && Object.hasOwn(IS_WHOLE, value);

/** Whether a stored row is an entry of this build: another build, or anybody with the browser's tools, may have written it. */
export function isStoredEntry(row: unknown): row is StoredEntry {
  if (typeof row !== 'object' || row === null) return false;
  const entry = row as Record<string, unknown>;
  return (
    isKind(entry.kind) &&
    isFilled(entry.id, ID_LENGTH) &&
    Number.isFinite(entry.changedAt) &&
    IS_WHOLE[entry.kind](entry)
  );
}
