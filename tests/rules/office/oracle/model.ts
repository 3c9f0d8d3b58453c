import type { DatabaseValue, DatabaseWrite, PlainFields, PlainValue } from '#protocol/office/database-writes.ts';

/** Documents by their full names, in plain values: what the oracle knows of a database. */
export type World = ReadonlyMap<string, PlainFields>;

/** What one write makes of one document; null: there is none. */
export interface Step {
  name: string;
  before: PlainFields | null;
  after: PlainFields | null;
}

/** A commit as it would be if nobody refused it. */
export interface Played {
  steps: Step[];
  after: World;
  /** Whether each write found its document there, or missing, as it demands. */
  isMet: boolean;
}

function plainOf(value: DatabaseValue): PlainValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  return (value.arrayValue.values ?? []).map((text) => text.stringValue);
}

type UpdateWrite = Extract<DatabaseWrite, { update: unknown }>;

function updated(before: PlainFields, { update, updateMask, updateTransforms = [] }: UpdateWrite, now: Date) {
  const given = Object.fromEntries(Object.entries(update.fields).map(([key, value]) => [key, plainOf(value)]));
  const result = new Map<string, PlainValue | undefined>(Object.entries(updateMask ? before : given));
  for (const key of updateMask?.fieldPaths ?? [])
    if (key in given) result.set(key, given[key]);
    else result.delete(key);
  for (const transform of updateTransforms) {
    const current = result.get(transform.fieldPath);
    if ('increment' in transform) {
      const by = Number(transform.increment.integerValue);
      result.set(transform.fieldPath, typeof current === 'number' ? current + by : by);
    } else result.set(transform.fieldPath, now);
  }
  return Object.fromEntries(result);
}

/** Plays a commit's writes in their order. `now`: its time, which no client can know before. */
export function play(before: World, writes: readonly DatabaseWrite[], now: Date): Played {
  const after = new Map(before);
  let isMet = true;
  const steps = writes.map((write): Step => {
    const name = 'delete' in write ? write.delete : write.update.name;
    const was = after.get(name) ?? null;
    const demanded = write.currentDocument?.exists;
    if (demanded !== undefined && demanded !== (was !== null)) isMet = false;
    const becomes = 'delete' in write ? null : updated(was ?? {}, write, now);
    if (becomes) after.set(name, becomes);
    else after.delete(name);
    return { name, before: was, after: becomes };
  });
  return { steps, after, isMet };
}

/** Whether two values of documents are the same. */
export const isSame = (one: PlainValue | undefined, other: PlainValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Names of the fields that differ between two documents. */
export const changedKeys = (before: PlainFields, after: PlainFields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !isSame(before[key], after[key]));
