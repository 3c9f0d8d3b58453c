import { describe, expect, it } from 'vitest';
import { call, DOCUMENTS, field, filter, runQuery, withNotes } from './firestore-calls.ts';
import { OPEN_RULES, run } from '#tests/local/running-services.ts';

describe('queries', () => {
  it('order values of every type as Firestore does', async () => {
    const inOrder: Record<string, object> = {
      nothing: { nullValue: 'NULL_VALUE' },
      no: { booleanValue: false },
      yes: { booleanValue: true },
      nan: { doubleValue: 'NaN' },
      least: { doubleValue: '-Infinity' },
      small: { integerValue: '-5' },
      half: { doubleValue: 0.5 },
      one: { integerValue: '1' },
      large: { integerValue: '9007199254740993' },
      early: { timestampValue: '1969-12-31T23:59:59.5Z' },
      late: { timestampValue: '2026-01-01T09:00:00.000001+09:00' },
      later: { timestampValue: '2026-01-01T00:00:00.000002Z' },
      ascii: { stringValue: 'z' },
      hangul: { stringValue: '가' },
      emoji: { stringValue: '😀' },
      bytes: { bytesValue: 'AQI=' },
      reference: { referenceValue: `${DOCUMENTS}/a/b` },
      reference2: { referenceValue: `${DOCUMENTS}/a!/b` },
      place: { geoPointValue: { latitude: 37.4, longitude: 126.6 } },
      list: { arrayValue: { values: [{ integerValue: '1' }] } },
      longer: { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
      map: { mapValue: { fields: { a: { integerValue: '1' } } } },
      map2: { mapValue: { fields: { b: { integerValue: '0' } } } },
    };
    const { services } = await withNotes(Object.fromEntries(Object.entries(inOrder).toReversed()));
    const ascending = await runQuery(services, { orderBy: [{ field: field('v') }] });
    expect(ascending).toEqual(Object.keys(inOrder));
    const descending = await runQuery(services, { orderBy: [{ field: field('v'), direction: 'DESCENDING' }] });
    expect(descending).toEqual(Object.keys(inOrder).toReversed());
  });

  it('filter by each operator, and only among values of one type', async () => {
    const { services } = await withNotes({
      a: { integerValue: '1' },
      b: { doubleValue: 2 },
      c: { integerValue: '3' },
      text: { stringValue: '2' },
    });
    const two = { integerValue: '2' };
    const found = (op: string) => runQuery(services, { where: filter('v', op, two) });
    expect(await found('EQUAL')).toEqual(['b']);
    expect(await found('LESS_THAN')).toEqual(['a']);
    expect(await found('LESS_THAN_OR_EQUAL')).toEqual(['a', 'b']);
    expect(await found('GREATER_THAN')).toEqual(['c']);
    expect(await found('GREATER_THAN_OR_EQUAL')).toEqual(['b', 'c']);
    const both = {
      compositeFilter: {
        op: 'AND',
        filters: [
          filter('v', 'GREATER_THAN', two),
          filter('__name__', 'LESS_THAN', { referenceValue: `${DOCUMENTS}/notes/d` }),
        ],
      },
    };
    expect(await runQuery(services, { where: both })).toEqual(['c']);
    expect(await runQuery(services, { where: filter('missing', 'EQUAL', two) })).toEqual([]);
  });

  it('limit, skip, and begin and end at cursors', async () => {
    const { services } = await withNotes(
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id, index) => [id, { integerValue: String(index) }])),
    );
    const orderBy = [{ field: field('v') }];
    const cursor = (value: number, before: boolean) => ({ values: [{ integerValue: String(value) }], before });
    expect(await runQuery(services, { orderBy, offset: 1, limit: 2 })).toEqual(['b', 'c']);
    expect(await runQuery(services, { orderBy, limit: 0 })).toEqual([]);
    expect(await runQuery(services, { orderBy, startAt: cursor(2, true) })).toEqual(['c', 'd', 'e']);
    expect(await runQuery(services, { orderBy, startAt: cursor(2, false) })).toEqual(['d', 'e']);
    expect(await runQuery(services, { orderBy, endAt: cursor(2, true) })).toEqual(['a', 'b']);
    expect(await runQuery(services, { orderBy, endAt: cursor(2, false) })).toEqual(['a', 'b', 'c']);
  });

  it('are refused, in an array, where they ask for what is not played here', async () => {
    const services = await run({ rules: OPEN_RULES });
    const one = { integerValue: '1' };
    const queries = [
      { where: filter('v', 'ARRAY_CONTAINS', one) },
      { where: { compositeFilter: { op: 'OR', filters: [filter('v', 'EQUAL', one)] } } },
      { where: filter('a..b', 'EQUAL', one) },
      { where: filter('v', 'EQUAL', { integerValue: 'x' }) },
      { where: filter('v', 'EQUAL', { timestampValue: 'yesterday' }) },
      { from: [{ collectionId: 'notes', allDescendants: true }] },
      { limit: -1 },
      { select: { fields: [] } },
      { startAt: { values: [one, one, one] } },
    ];
    for (const query of queries) {
      expect(await runQuery(services, query)).toEqual([
        { error: { code: 400, message: expect.any(String), status: 'INVALID_ARGUMENT' } },
      ]);
    }
    expect(await call(services, 'runQuery', 'not json')).toMatchObject({
      status: 400,
      body: [{ error: { status: 'INVALID_ARGUMENT' } }],
    });
  });
});
