import { FirestoreError } from './errors.ts';
import { getField, parseFieldPath } from '#local/firestore/data/field-path.ts';
import type { Cursor, Filter, Operator, StructuredQuery } from './query-schema.ts';
import type { DocumentStore, StoredDocument } from '#local/firestore/data/store.ts';
import { compareValues, typeOrder } from '#local/firestore/data/value-order.ts';
import type { Value } from '#local/firestore/data/values.ts';

const NAME = '__name__';

type ReadField = (document: StoredDocument) => Value | undefined;

interface SortKey {
  fieldPath: string;
  read: ReadField;
  /** 1 ascending, -1 descending. */
  sign: 1 | -1;
}

function fieldReader(fieldPath: string): ReadField {
  if (fieldPath === NAME) return ({ name }) => ({ referenceValue: name });
  const segments = parseFieldPath(fieldPath);
  return ({ fields }) => getField(fields, segments);
}

const FITS: Readonly<Record<Operator, (order: number) => boolean>> = {
  EQUAL: (order) => order === 0,
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

type FieldFilter = Extract<Filter, { fieldFilter: unknown }>['fieldFilter'];

/** A query's filters, out of their groups. */
export function fieldFilters(filter: Filter | undefined): FieldFilter[] {
  if (!filter) return [];
  return 'fieldFilter' in filter ? [filter.fieldFilter] : filter.compositeFilter.filters.flatMap(fieldFilters);
}

/** What a field may be one of; Firestore takes at most 30. */
function valuesOf(value: Value): Value[] {
  if ('arrayValue' in value && value.arrayValue.values.length <= 30) return value.arrayValue.values;
  throw new FirestoreError('INVALID_ARGUMENT', 'IN takes a list of at most 30 values.');
}

/** Whether a filter names values rather than a range of them. */
export const isEquality = ({ op }: FieldFilter): boolean => op === 'EQUAL' || op === 'IN';

function predicate({ field, op, value }: FieldFilter): (document: StoredDocument) => boolean {
  const read = fieldReader(field.fieldPath);
  if (op === 'IN') {
    const fits = valuesOf(value).map((one) => predicate({ field, op: 'EQUAL', value: one }));
    return (document) => fits.some((fit) => fit(document));
  }
  return (document) => {
    const found = read(document);
    return found !== undefined && typeOrder(found) === typeOrder(value) && FITS[op](compareValues(found, value));
  };
}

/** The order that a query asks for, completed as Firestore completes it: compared fields first, the name last. */
function sortKeys({ orderBy, where }: StructuredQuery): SortKey[] {
  const asked = orderBy.map(
    ({ field, direction }) => ({ fieldPath: field.fieldPath, sign: direction === 'ASCENDING' ? 1 : -1 }) as const,
  );
  const last = asked.at(-1)?.sign ?? 1;
  const compared = fieldFilters(where)
    .filter((filter) => !isEquality(filter))
    .map(({ field }) => field.fieldPath);
  const paths = new Set(asked.map(({ fieldPath }) => fieldPath));
  const implied = [...new Set([...compared, NAME])].filter((fieldPath) => !paths.has(fieldPath));
  return [...asked, ...implied.map((fieldPath) => ({ fieldPath, sign: last }))].map((key) => ({
    ...key,
    read: fieldReader(key.fieldPath),
  }));
}

function compareDocuments(a: StoredDocument, b: StoredDocument, keys: readonly SortKey[]): number {
  for (const { read, sign } of keys) {
    const [first, second] = [read(a), read(b)];
    const order = first && second ? compareValues(first, second) * sign : 0;
    if (order !== 0) return order;
  }
  return 0;
}

/** Where a document stands to a cursor's values, which may name only the first of the keys. */
function compareToCursor(document: StoredDocument, { values }: Cursor, keys: readonly SortKey[]): number {
  for (const [index, value] of values.entries()) {
    const key = keys[index];
    const found = key?.read(document);
    const order = key && found ? compareValues(found, value) * key.sign : 0;
    if (order !== 0) return order;
  }
  return 0;
}

function checkCursor(cursor: Cursor | undefined, keys: readonly SortKey[]) {
  if (cursor && cursor.values.length > keys.length) {
    throw new FirestoreError('INVALID_ARGUMENT', 'Cursor has too many values.');
  }
}

/** The documents directly below `parent` that a query finds, in its order. @throws FirestoreError for a query that is not valid */
export function runQuery(store: DocumentStore, parent: string, query: StructuredQuery): StoredDocument[] {
  const { from, where, limit, offset = 0, startAt, endAt } = query;
  const keys = sortKeys(query);
  const predicates = fieldFilters(where).map(predicate);
  checkCursor(startAt, keys);
  checkCursor(endAt, keys);
  const isAfterStart = (document: StoredDocument) => {
    if (!startAt) return true;
    const order = compareToCursor(document, startAt, keys);
    return startAt.before ? order >= 0 : order > 0;
  };
  const isBeforeEnd = (document: StoredDocument) => {
    if (!endAt) return true;
    const order = compareToCursor(document, endAt, keys);
    return endAt.before ? order < 0 : order <= 0;
  };
  return store
    .list(`${parent}/${from[0].collectionId}`)
    .filter((document) => predicates.every((fits) => fits(document)))
    .filter((document) => keys.every(({ read }) => read(document) !== undefined)) // A query finds only what it can order.
    .filter((document) => isAfterStart(document) && isBeforeEnd(document))
    .toSorted((a, b) => compareDocuments(a, b, keys))
    .slice(offset, limit === undefined ? undefined : offset + limit);
}
