import * as v from 'valibot';
import { changesOf, type Change } from './changes.ts';
import { fileEditSchema } from './edit-schema.ts';
import { deedsInOthers, EMPTY, historyAfter, type Deed, type History } from './history.ts';
import { pictureOf } from './pictures/new-picture.ts';
import { at, isSame, type Trees } from './tree.ts';

const draftSchema = v.object({
  /** Of the page: an editor that is started anew has another, and no longer the pictures that were dropped into the old one. */
  address: v.string(),
  /** Of the files that were written in. */
  hashes: v.record(v.string(), v.string()),
  deeds: v.array(v.object({ edits: v.array(fileEditSchema), key: v.nullable(v.string()) })),
});

/** What was written and not saved, as the browser keeps it. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** What the browser has kept; null where it is none that can be read. */
export function readDraft(text: string): Draft | null {
  try {
    const read = v.safeParse(draftSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** What would have to be kept of a history. */
export function draftOf({ done, hashes }: Pick<History, 'done' | 'hashes'>, address: string): Draft {
  const files = new Set(done.flatMap(({ edits }) => edits.map(({ file }) => file)));
  return {
    address,
    hashes: Object.fromEntries(Object.entries(hashes).filter(([file]) => files.has(file))),
    deeds: done.map(({ edits, key }) => ({ edits: [...edits], key })),
  };
}

/** What of a draft can be done once more, and what can only be read: its file is another by now, or its picture gone. */
export interface Restorable {
  deeds: readonly Deed[];
  changes: readonly Change[];
  lost: readonly Change[];
}

/** Whether the disk says already what a change would write: the save was done, and nobody heard of it. */
const isThere = ({ kind, file, path, after }: Change, trees: Trees): boolean =>
  kind === 'set' && isSame(at(trees[file], path), after);

/** @param trees as they stand on the disk @param address of this page */
export function restorable(
  draft: Draft,
  { trees, hashes }: Pick<History, 'trees' | 'hashes'>,
  address: string,
): Restorable {
  const isOther = (file: string) =>
    hashes[file] !== draft.hashes[file] || (pictureOf(file) !== null && draft.address !== address);
  const lost = new Set<Deed>(deedsInOthers(draft.deeds, isOther));
  let history: History = { ...EMPTY, trees, hashes };
  const deeds = draft.deeds.filter((deed) => {
    if (lost.has(deed)) return false;
    const next = historyAfter(history, { kind: 'restore', deeds: [deed] });
    // It went with another that is lost.
    if (next.isRefused) lost.add(deed);
    else history = next;
    return !next.isRefused;
  });
  const unread = changesOf([...lost].map((deed) => ({ ...deed, before: trees })));
  return { deeds, changes: changesOf(history.done), lost: unread.filter((change) => !isThere(change, trees)) };
}
