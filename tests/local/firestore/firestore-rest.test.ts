import { describe, expect, it } from 'vitest';
import { call, DOCUMENTS } from './firestore-calls.ts';
import { OPEN_RULES, postJson, run } from '#tests/local/running-services.ts';

describe('calls', () => {
  it('answer an empty result, a missing document and a count as the wire document says', async () => {
    const services = await run({ rules: OPEN_RULES });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    const structuredQuery = { from: [{ collectionId: 'press' }] };
    expect((await call(services, 'runQuery', { structuredQuery: { from: [{ collectionId: 'none' }] } })).body).toEqual([
      { readTime: time },
    ]);
    const name = `${DOCUMENTS}/press/first`;
    const batch = await call(services, 'batchGet', { documents: [name, `${name}x`] });
    expect(batch.body).toEqual([
      {
        found: {
          name,
          fields: expect.objectContaining({ views: { integerValue: '3' } }),
          createTime: time,
          updateTime: time,
        },
        readTime: time,
      },
      { missing: `${name}x`, readTime: time },
    ]);
    const aggregation = {
      structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'aggregate_0', count: {} }] },
    };
    expect((await call(services, 'runAggregationQuery', aggregation)).body).toEqual([
      { result: { aggregateFields: { aggregate_0: { integerValue: '2' } } }, readTime: time },
    ]);
  });

  it('are refused in another project, by another method and for names that are no documents', async () => {
    const services = await run();
    const url = `${services.origin}/v1/${DOCUMENTS.replace('demo-modelhouse', 'other')}:runQuery`;
    expect(await postJson(url, {})).toMatchObject({ status: 404, body: [{ error: { status: 'NOT_FOUND' } }] });
    expect(await call(services, 'listen', {})).toMatchObject({ status: 404 });
    expect(await postJson(`${services.origin}/v1/projects/x`, {})).toMatchObject({
      status: 404,
      body: { error: { status: 'NOT_FOUND' } },
    });
    expect((await fetch(`${services.origin}/v1/${DOCUMENTS}/press/first`)).status).toBe(404);
    for (const name of ['press/first', `${DOCUMENTS}/press`, `${DOCUMENTS}/press//`, `${DOCUMENTS}/press/__id__`]) {
      expect(await call(services, 'batchGet', { documents: [name] })).toMatchObject({ status: 400 });
      expect(await call(services, 'commit', { writes: [{ delete: name }] })).toMatchObject({
        status: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      });
    }
  });

  it('are open to the page of any origin, with the headers of the SDK', async () => {
    const services = await run();
    const answer = await fetch(`${services.origin}/v1/${DOCUMENTS}:commit`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:9' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:9');
    expect(answer.headers.get('access-control-allow-headers')).toContain(
      'authorization, content-type, google-cloud-resource-prefix',
    );
  });
});
