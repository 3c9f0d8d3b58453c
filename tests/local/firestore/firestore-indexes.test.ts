import { describe, expect, it } from 'vitest';
import { loadIndexes, requireIndex } from '#local/firestore/indexes.ts';
import type { StructuredQuery } from '#local/firestore/query-schema.ts';
import { call, field, filter } from './firestore-calls.ts';
import { OPEN_RULES, run } from '#tests/local/running-services.ts';

const PRESS = loadIndexes(
  JSON.stringify({
    indexes: [
      {
        collectionGroup: 'press',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'siteId', order: 'ASCENDING' },
          { fieldPath: 'date', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [],
  }),
);

const site = filter('siteId', 'EQUAL', { stringValue: 's' });
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: field(fieldPath), direction });
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const asks =
  (query: object, collectionId = 'press') =>
  () =>
    requireIndex(PRESS, { from: [{ collectionId }], orderBy: [], ...query } as unknown as StructuredQuery);

describe('a query', () => {
  it.each([
    ['by equality alone', {}],
    ['by two equalities', { where: and(site, filter('title', 'EQUAL', { stringValue: 't' })) }],
    ['sorted by one field', { orderBy: [by('date', 'DESCENDING')] }],
    ['compared and sorted by the same field', { where: filter('date', 'LESS_THAN', {}), orderBy: [by('date')] }],
    ['that the index serves', { where: site, orderBy: [by('date', 'DESCENDING'), by('__name__', 'DESCENDING')] }],
    ['that the index serves backwards', { where: site, orderBy: [by('date')] }],
    ['compared in the index’s second field', { where: and(site, filter('date', 'LESS_THAN', {})) }],
    ['sorted by the field that it fixes', { where: site, orderBy: [by('siteId')] }],
  ])('%s is answered', (_what, query) => {
    expect(asks(query)).not.toThrow();
  });

  it.each([
    ['in another collection', { where: site, orderBy: [by('date')] }, 'notes'],
    ['sorted by another field', { where: site, orderBy: [by('views')] }, 'press'],
    ['sorted by two fields', { orderBy: [by('date'), by('views')] }, 'press'],
    ['that fixes another field', { where: filter('title', 'EQUAL', {}), orderBy: [by('date')] }, 'press'],
    ['that fixes nothing of the index', { orderBy: [by('siteId'), by('date')] }, 'press'],
  ])('%s needs an index', (_what, query, collection) => {
    expect(asks(query, collection)).toThrow('requires an index');
  });

  it('is refused on the wire as the hosted service refuses it', async () => {
    const services = await run({ rules: OPEN_RULES });
    const structuredQuery = { from: [{ collectionId: 'press' }], where: site, orderBy: [by('views')] };
    expect(await call(services, 'runQuery', { structuredQuery })).toMatchObject({
      status: 400,
      body: [{ error: { status: 'FAILED_PRECONDITION' } }],
    });
  });

  it('is not answered by a file of indexes that says something unknown', () => {
    expect(() => loadIndexes('{"indexes":[{"collectionGroup":"a","queryScope":"COLLECTION_GROUP"}]}')).toThrow(
      'COLLECTION_GROUP',
    );
  });
});
