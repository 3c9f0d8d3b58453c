import { valueOf } from '#protocol/office/database-writes.ts';
import type { OfficeQuery } from './office-database.ts';

const OPERATORS = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  in: 'IN',
} as const;

const ORDER_BY_NAME = '__name__';

/** A query as Firestore's REST call `runQuery` takes it (firestore.googleapis.com/v1, `StructuredQuery`). */
export function structuredQuery(root: string, { collection, where = [], orderBy = [], after, limit }: OfficeQuery) {
  const filters = where.map(({ field, is, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[is], value: valueOf(value) },
  }));
  const last = orderBy.at(-1)?.direction ?? 'ascending';
  const order = [...orderBy, ...(after ? [{ field: ORDER_BY_NAME, direction: last }] : [])];
  const path = after?.at(-1);
  return {
    from: [{ collectionId: collection.slice(collection.lastIndexOf('/') + 1) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: order.map(({ field, direction }) => ({
      field: { fieldPath: field },
      direction: direction === 'ascending' ? 'ASCENDING' : 'DESCENDING',
    })),
    ...(after && {
      startAt: {
        values: [...after.slice(0, -1).map(valueOf), { referenceValue: `${root}/${String(path)}` }],
        before: false,
      },
    }),
    limit,
  };
}
