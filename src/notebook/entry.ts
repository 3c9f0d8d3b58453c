/**
 * What a visitor keeps: a favourite type or home, a ticked line of the checklist, a note on one, a layout of furniture
 * (as its address writes it), and the types that were compared last.
 */
export type NotebookEntry =
  | { kind: 'type'; id: string }
  | { kind: 'home'; id: string }
  | { kind: 'check'; id: string }
  | { kind: 'note'; id: string; text: string }
  | { kind: 'layout'; id: string; unit: string; name: string; layout: string }
  | { kind: 'comparison'; id: 'last'; types: string[] };

export type NotebookKind = NotebookEntry['kind'];

/** An entry as it is stored. `changedAt`: milliseconds since 1970. */
export type StoredEntry = NotebookEntry & { changedAt: number };

/** Nothing that a visitor writes is longer; what is, was not written here. */
export const NOTE_LENGTH = 500;
const NAME_LENGTH = 40;
const ID_LENGTH = 120;
const LAYOUT_LENGTH = 4096;
const MOST_TYPES = 3;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is string => isText(value, ID_LENGTH) && value !== '';

/** By its kind, whether the rest of an entry is what that kind holds. */
const IS_WHOLE: Record<NotebookKind, (entry: Record<string, unknown>) => boolean> = {
  type: () => true,
  home: () => true,
  check: () => true,
  note: ({ text }) => isText(text, NOTE_LENGTH),
  layout: ({ unit, name, layout }) => isId(unit) && isText(name, NAME_LENGTH) && isText(layout, LAYOUT_LENGTH),
  comparison: ({ id, types }) =>
    id === 'last' && Array.isArray(types) && types.length <= MOST_TYPES && types.every((type) => isId(type)),
};

const isKind = (value: unknown): value is NotebookKind => typeof value === 'string' && Object.hasOwn(IS_WHOLE, value);

/** Whether a stored row is an entry of this build: another build, or anybody with the browser's tools, may have written it. */
export function isStoredEntry(row: unknown): row is StoredEntry {
  if (typeof row !== 'object' || row === null) return false;
  const entry = row as Record<string, unknown>;
  return isKind(entry.kind) && isId(entry.id) && Number.isFinite(entry.changedAt) && IS_WHOLE[entry.kind](entry);
}
