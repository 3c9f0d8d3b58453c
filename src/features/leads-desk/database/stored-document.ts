import type { PlainValue } from '#protocol/office/database-writes.ts';
import type { FoundDocument } from './office-database.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of Firestore's REST answers as plain one; undefined: of a type that no document of an office has. */
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
 * A document of Firestore's REST answers; null: it is none, or is not of the office `root`. A field of another type
 * than ours counts as absent.
 */
export function foundDocument(answer: unknown, root: string): FoundDocument | null {
  if (!isObject(answer) || typeof answer['name'] !== 'string' || !answer['name'].startsWith(`${root}/`)) return null;
  const path = answer['name'].slice(root.length + 1);
  const fields: Record<string, PlainValue> = {};
  for (const [key, value] of Object.entries(isObject(answer['fields']) ? answer['fields'] : {})) {
    const plain = plainOf(value);
    if (plain !== undefined) fields[key] = plain;
  }
  return { id: path.slice(path.lastIndexOf('/') + 1), path, fields };
}
