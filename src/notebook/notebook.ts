import { create } from 'zustand';
import { attempt } from '#browser/attempt.ts';
import { FORGET_EVENT } from '#browser/forgetting.ts';
import { notebookDatabase, type NotebookDatabase } from './database.ts';
import type { NotebookEntry, NotebookKind, StoredEntry } from './entry.ts';

const CHANNEL = 'modelhouse-notebook';

interface Notebook {
  entries: readonly StoredEntry[];
  /** `this-tab`: the browser keeps nothing, or must not; what is entered goes with the tab. */
  state: 'loading' | 'kept' | 'this-tab';
}

/** What a visitor keeps in this browser. Nothing of it is ever sent. */
export const useNotebook = create<Notebook>(() => ({ entries: [], state: 'loading' }));

/** Null: not opened yet, or nothing may be kept here. */
let database: NotebookDatabase | null = null;
let channel: BroadcastChannel | null = null;
let opening: Promise<void> | null = null;

const isSame = (entry: NotebookEntry, kind: NotebookKind, id: string) => entry.kind === kind && entry.id === id;

/** Oldest first; the store's own order is that of its keys. */
const inOrder = (entries: readonly StoredEntry[]) => [...entries].sort((a, b) => a.changedAt - b.changedAt);

const keepForThisTab = () => useNotebook.setState({ state: 'this-tab' });

/** Steps one after another: a browser may open the later connection sooner. */
let lastStep: Promise<void> = Promise.resolve();
/** Rises with every change that is seen here. */
let changes = 0;

const inTurn = (step: () => Promise<void>): Promise<void> => (lastStep = lastStep.then(step).catch(keepForThisTab));

const readAgain = (): Promise<void> =>
  inTurn(async () => {
    const before = changes;
    if (useNotebook.getState().state === 'this-tab') return;
    const entries = await database?.all();
    // What was written meanwhile is newer than what was read, and its own step comes first.
    if (!entries) return;
    if (before === changes) useNotebook.setState({ entries: inOrder(entries), state: 'kept' });
    else void readAgain();
  });

async function open(isShared: boolean): Promise<void> {
  if (isShared) window.addEventListener(FORGET_EVENT, () => void eraseNotebook());
  const factory = isShared ? null : attempt(() => indexedDB);
  if (!factory) return keepForThisTab();
  database = notebookDatabase(factory);
  channel = attempt(() => new BroadcastChannel(CHANNEL));
  channel?.addEventListener('message', () => void readAgain());
  // A tab without channels hears of the others when it is seen again.
  document.addEventListener('visibilitychange', () => void (document.hidden || readAgain()));
  await readAgain();
}

/**
 * Reads what is kept; later calls wait for the first.
 * @param isShared whether other people use this device: then nothing is kept beyond the tab
 */
export const openNotebook = (isShared: boolean): Promise<void> => (opening ??= open(isShared));

/** Changes what is seen at once, then what is kept; a browser that refuses keeps it for this tab. */
function change(
  entries: (before: readonly StoredEntry[]) => readonly StoredEntry[],
  write: (kept: NotebookDatabase) => Promise<void>,
): Promise<void> {
  changes += 1;
  useNotebook.setState(({ entries: before }) => ({ entries: entries(before) }));
  return inTurn(async () => {
    if (!database || useNotebook.getState().state === 'this-tab') return;
    await write(database);
    channel?.postMessage('changed');
  });
}

/** Keeps an entry, in place of the one of its kind and id. */
export function keep(entry: NotebookEntry): Promise<void> {
  const stored = { ...entry, changedAt: Date.now() };
  return change(
    (before) => [...before.filter((one) => !isSame(one, entry.kind, entry.id)), stored],
    (kept) => kept.put(stored),
  );
}

/** Lets go of one entry. */
export const forget = (kind: NotebookKind, id: string): Promise<void> =>
  change(
    (before) => before.filter((one) => !isSame(one, kind, id)),
    (kept) => kept.remove(kind, id),
  );

/**
 * Erases everything that is kept here, in this tab and in the others. Also where the browser has refused before: what was
 * kept until then may still be there. @returns whether nothing is left
 */
export async function eraseNotebook(): Promise<boolean> {
  let isErased = true;
  changes += 1;
  useNotebook.setState({ entries: [] });
  await inTurn(async () => {
    isErased = false;
    await database?.clear();
    channel?.postMessage('changed');
    isErased = true;
  });
  return isErased;
}
