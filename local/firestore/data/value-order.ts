import { parseTimestamp } from './timestamp.ts';
import type { Fields, Value } from './values.ts';

/** Below 0: first before second; 0: equal. */
type Order = number;

const compareBytes = (a: string, b: string): Order => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Works across bigint and number, exactly. */
function comparePlain<Plain extends bigint | number | boolean>(a: Plain, b: Plain): Order {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function compareLists<Item>(a: readonly Item[], b: readonly Item[], compare: (a: Item, b: Item) => Order): Order {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compare(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Documents' names are ordered segment by segment: `a/b` stands before `a!/b`. */
export const compareNames = (a: string, b: string): Order => compareLists(a.split('/'), b.split('/'), compareBytes);

/** NaN, which comes first, is undefined. */
function numberOf(value: Value): bigint | number | undefined {
  if ('integerValue' in value) return BigInt(value.integerValue);
  const double = 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN;
  return Number.isNaN(double) ? undefined : double;
}

function compareNumbers(a: Value, b: Value): Order {
  const [first, second] = [numberOf(a), numberOf(b)];
  if (first === undefined || second === undefined) return Number(first !== undefined) - Number(second !== undefined);
  return comparePlain(first, second);
}

const sortedEntries = (fields: Fields) => Object.entries(fields).toSorted(([a], [b]) => compareBytes(a, b));

function compareMaps(a: Fields, b: Fields): Order {
  return compareLists(
    sortedEntries(a),
    sortedEntries(b),
    ([nameA, valueA], [nameB, valueB]) => compareBytes(nameA, nameB) || compareValues(valueA, valueB),
  );
}

const TYPES = [
  ['nullValue'],
  ['booleanValue'],
  ['integerValue', 'doubleValue'],
  ['timestampValue'],
  ['stringValue'],
  ['bytesValue'],
  ['referenceValue'],
  ['geoPointValue'],
  ['arrayValue'],
  ['mapValue'],
];

/** The place of a value's type in Firestore's order of types. Filters compare only values of one place. */
export const typeOrder = (value: Value): number => TYPES.findIndex((keys) => keys.some((key) => key in value));

/** Firestore's order of any two values: by type first, then within it; texts by their UTF-8 bytes. */
export function compareValues(a: Value, b: Value): Order {
  const byType = typeOrder(a) - typeOrder(b);
  if (byType !== 0) return byType;
  if ('booleanValue' in a && 'booleanValue' in b) return comparePlain(a.booleanValue, b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) {
    return comparePlain(parseTimestamp(a.timestampValue) ?? 0n, parseTimestamp(b.timestampValue) ?? 0n);
  }
  if ('stringValue' in a && 'stringValue' in b) return compareBytes(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [first, second] = [a.geoPointValue, b.geoPointValue];
    return comparePlain(first.latitude, second.latitude) || comparePlain(first.longitude, second.longitude);
  }
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareLists(a.arrayValue.values, b.arrayValue.values, compareValues);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields, b.mapValue.fields);
  return compareNumbers(a, b); // Two nulls are equal here too: both are no number.
}
