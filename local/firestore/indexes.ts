import * as v from 'valibot';
import { FirestoreError } from './errors.ts';
import type { StructuredQuery } from './query-schema.ts';
import { fieldFilters, isEquality } from './query.ts';

const order = v.picklist(['ASCENDING', 'DESCENDING']);
const indexesSchema = v.strictObject({
  indexes: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      queryScope: v.literal('COLLECTION'),
      fields: v.pipe(v.array(v.strictObject({ fieldPath: v.string(), order })), v.minLength(2)),
    }),
  ),
  fieldOverrides: v.pipe(v.array(v.unknown()), v.maxLength(0)),
});

/** The composite indexes of a project. */
export type Indexes = v.InferOutput<typeof indexesSchema>['indexes'];

/** Reads a `firestore.indexes.json`. @throws an error that names what is not known here */
export const loadIndexes = (source: string): Indexes => v.parse(indexesSchema, JSON.parse(source)).indexes;

const NAME = '__name__';

/**
 * Refuses a query that the hosted service could not answer without a composite index.
 * Indexes of single fields are always there: they serve equalities alone, or one compared or sorted field alone.
 * @throws FirestoreError FAILED_PRECONDITION
 */
export function requireIndex(indexes: Indexes, { from, where, orderBy }: StructuredQuery): void {
  const filters = fieldFilters(where);
  const equal = new Set(filters.filter(isEquality).map(({ field }) => field.fieldPath));
  const sorted = orderBy
    .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction }))
    .filter(({ fieldPath }) => fieldPath !== NAME && !equal.has(fieldPath));
  const compared = filters
    .filter((filter) => !isEquality(filter) && filter.field.fieldPath !== NAME)
    .map(({ field }) => field.fieldPath);
  for (const fieldPath of compared) {
    if (sorted.every((key) => key.fieldPath !== fieldPath)) sorted.push({ fieldPath, order: 'ASCENDING' });
  }
  if (sorted.length === 0 || (sorted.length === 1 && equal.size === 0)) return;
  const serving = indexes.filter(({ collectionGroup, fields }) => {
    const least = fields.length - sorted.length;
    const [first, rest] = [fields.slice(0, least), fields.slice(least)];
    const turned = rest[0]?.order !== sorted[0]?.order;
    return (
      collectionGroup === from[0].collectionId &&
      first.every(({ fieldPath }) => equal.has(fieldPath)) &&
      rest.length === sorted.length &&
      // An index reads forwards or backwards, as a whole.
      rest.every(
        (field, at) => field.fieldPath === sorted[at]?.fieldPath && (field.order !== sorted[at].order) === turned,
      )
    );
  });
  // Several that sort alike are merged: together they must name every equality.
  const served = new Set(serving.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)));
  if (serving.length === 0 || [...equal].some((fieldPath) => !served.has(fieldPath)))
    throw new FirestoreError('FAILED_PRECONDITION', 'The query requires an index (firestore.indexes.json).');
}
