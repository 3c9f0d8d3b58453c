import type { StoredEntry } from '#notebook/entry.ts';

/** By what a line of a room's checklist is kept. */
export const checkId = (room: string, item: string): string => `${room}/${item}`;

/** Whether a line of a room's checklist is ticked. */
export const isTicked = (entries: readonly StoredEntry[], room: string, item: string): boolean =>
  entries.some(({ kind, id }) => kind === 'check' && id === checkId(room, item));

/** What is written on a room; empty where nothing is. */
export function noteOf(entries: readonly StoredEntry[], room: string): string {
  const note = entries.find(({ kind, id }) => kind === 'note' && id === room);
  return note?.kind === 'note' ? note.text : '';
}

/** Ids of what is kept of a kind, in the order in which it was kept. */
export const idsOf = (entries: readonly StoredEntry[], kind: 'type' | 'home' | 'comparison'): string[] =>
  entries.filter((entry) => entry.kind === kind).map(({ id }) => id);

export type KeptLayout = Extract<StoredEntry, { kind: 'layout' }>;

/** Furniture on plans, in the order in which it was kept. */
export const layoutsOf = (entries: readonly StoredEntry[]): KeptLayout[] =>
  entries.flatMap((entry) => (entry.kind === 'layout' ? [entry] : []));
