import { useState } from 'react';
import type { Tree } from '#editor/model/tree.ts';

interface Known {
  entries: readonly Tree[];
  ids: readonly number[];
  /** The next entry that nobody has seen. */
  next: number;
}

/** Which entries of a list are the ones of before: those that are the same, then those that were changed in their place. */
export function idsAfter({ entries: before, ids, next }: Known, entries: readonly Tree[]): Known {
  const left = new Map(ids.map((id, index) => [id, before[index]]));
  const claim = (id: number | undefined): number | undefined => (id !== undefined && left.delete(id) ? id : undefined);
  const stayed = entries.map((entry, index) => (before[index] === entry ? claim(ids[index]) : undefined));
  const moved = entries.map(
    (entry, index) => stayed[index] ?? claim([...left].find(([, other]) => other === entry)?.[0]),
  );
  let fresh = next;
  const isChanged = before.length === entries.length;
  const all = moved.map((id, index) => id ?? (isChanged ? claim(ids[index]) : undefined) ?? fresh++);
  return { entries, ids: all, next: fresh };
}

/** A name for each entry of a list that stays with it wherever it is moved: its part stays open, and what is typed in it. */
export function useEntryIds(entries: readonly Tree[]): readonly number[] {
  const [known, setKnown] = useState<Known>(() => idsAfter({ entries: [], ids: [], next: 0 }, entries));
  if (known.entries === entries) return known.ids;
  const now = idsAfter(known, entries);
  setKnown(now);
  return now.ids;
}
