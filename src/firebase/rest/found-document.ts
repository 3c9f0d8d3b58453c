import type { PlainValue } from '#protocol/office/database-writes.ts';

/** A document as the database has it; whoever reads it checks its fields. */
export interface FoundDocument {
  id: string;
  /** The collections and ids above it, below the root that was asked for: `leads/<id>/notes/<id>`. */
  path: string;
  fields: Readonly<Record<string, PlainValue>>;
}

/** A document with the version of it that was read, for a write that is meant for no other. */
export interface VersionedDocument extends FoundDocument {
  version: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of Firestore's REST answers as plain one; undefined: of a type that no document of ours has. */
function plainOf(value: unknown): PlainValue | undefined {
  if (!isObject(value)) return undefined;
  const { stringValue, integerValue, booleanValue, timestampValue, arrayValue } = value;
  if (typeof stringValue === 'string') return stringValue;
  if (typeof integerValue === 'string' && Number.isSafeInteger(Number(integerValue))) return Number(integerValue);
  if (typeof booleanValue === 'boolean') return booleanValue;
  if (typeof timestampValue === 'string' && !Number.isNaN(Date.parse(timestampValue))) return new Date(timestampValue);
  if (!isObject(arrayValue)) return undefined;
  const { values = [] } = arrayValue;
  const texts = Array.isArray(values) ? values.map(plainOf) : [];
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

/**
 * A document of Firestore's REST answers; null: it is none, or is not below `root`. A field of another type
 * than ours counts as absent.
 */
export function foundDocument(answer: unknown, root: string): VersionedDocument | null {
  if (!isObject(answer) || typeof answer['name'] !== 'string' || !answer['name'].startsWith(`${root}/`)) return null;
  const path = answer['name'].slice(root.length + 1);
  const fields: Record<string, PlainValue> = {};
  for (const [key, value] of Object.entries(isObject(answer['fields']) ? answer['fields'] : {})) {
    const plain = plainOf(value);
    if (plain !== undefined) fields[key] = plain;
  }
  const { updateTime } = answer;
  const version = typeof updateTime === 'string' ? updateTime : '';
  return { id: path.slice(path.lastIndexOf('/') + 1), path, fields, version };
}
