import * as v from 'valibot';
import { valueSchema, type Value } from '#local/firestore/data/values.ts';

const field = v.strictObject({ fieldPath: v.string() });
const direction = v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING');
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cursor = v.strictObject({ values: v.array(valueSchema), before: v.optional(v.boolean(), false) });

const OPERATORS = ['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const;
export type Operator = (typeof OPERATORS)[number];

export type Filter =
  | { fieldFilter: { field: { fieldPath: string }; op: Operator | 'IN'; value: Value } }
  | { compositeFilter: { op: 'AND'; filters: Filter[] } };

const filterSchema: v.GenericSchema<unknown, Filter> = v.union([
  v.strictObject({ fieldFilter: v.strictObject({ field, op: v.picklist([...OPERATORS, 'IN']), value: valueSchema }) }),
  v.strictObject({
    compositeFilter: v.strictObject({ op: v.literal('AND'), filters: v.array(v.lazy(() => filterSchema)) }),
  }),
]);

/** What of Firestore's queries is played here; anything else is refused rather than answered wrongly. */
export const querySchema = v.strictObject({
  from: v.tuple([v.strictObject({ collectionId: v.pipe(v.string(), v.regex(/^[^/]+$/)) })]),
  where: v.optional(filterSchema),
  orderBy: v.optional(v.array(v.strictObject({ field, direction })), []),
  limit: v.optional(count),
  offset: v.optional(count),
  startAt: v.optional(cursor),
  endAt: v.optional(cursor),
});
export type StructuredQuery = v.InferOutput<typeof querySchema>;
export type Cursor = v.InferOutput<typeof cursor>;
