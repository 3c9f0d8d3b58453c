/** What a visitor keeps: a favourite type or home, a ticked line of the checklist, and a note on a room. */
export type NotebookEntry =
  | { kind: 'type'; id: string }
  | { kind: 'home'; id: string }
  | { kind: 'check'; id: string }
  | { kind: 'note'; id: string; text: string };

export type NotebookKind = NotebookEntry['kind'];

/** An entry as it is stored. `changedAt`: milliseconds since 1970. */
export type StoredEntry = NotebookEntry & { changedAt: number };

/** Nothing that a visitor writes is longer; what is, was not written here. */
export const NOTE_LENGTH = 500;
const ID_LENGTH = 120;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is string => isText(value, ID_LENGTH) && value !== '';

/** By its kind, whether the rest of an entry is what that kind holds. */
const IS_WHOLE: Record<NotebookKind, (entry: Record<string, unknown>) => boolean> = {
  type: () => true,
  home: () => true,
  check: () => true,
  note: ({ text }) => isText(text, NOTE_LENGTH),
};

const isKind = (value: unknown): value is NotebookKind => typeof value === 'string' && Object.hasOwn(IS_WHOLE, value);

/** Whether a stored row is an entry of this build: another build, or anybody with the browser's tools, may have written it. */
export function isStoredEntry(row: unknown): row is StoredEntry {
  if (typeof row !== 'object' || row === null) return false;
  const entry = row as Record<string, unknown>;
  return isKind(entry.kind) && isId(entry.id) && Number.isFinite(entry.changedAt) && IS_WHOLE[entry.kind](entry);
}
