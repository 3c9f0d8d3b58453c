import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, DOCUMENTS, put, runQuery, signIn, withEmbeddedNotes, withNotes } from './firestore-calls.ts';
import { listenToConsole, OPEN_RULES, run } from '#tests/local/running-services.ts';

describe('commits', () => {
  it('check preconditions with Firestore’s status', async () => {
    const { services, token } = await withNotes({ a: { integerValue: '1' } });
    const send = async (write: object) => {
      const { status, body } = await call(services, 'commit', { writes: [write] }, token);
      return [status, (body as { error?: { status: string } }).error?.status];
    };
    const name = (id: string) => `${DOCUMENTS}/notes/${id}`;
    expect(await send(put('a', {}, { currentDocument: { exists: false } }))).toEqual([409, 'ALREADY_EXISTS']);
    expect(await send(put('b', {}, { currentDocument: { exists: true } }))).toEqual([404, 'NOT_FOUND']);
    expect(await send({ delete: name('b'), currentDocument: { exists: true } })).toEqual([404, 'NOT_FOUND']);
    expect(await send({ delete: name('b') })).toEqual([200, undefined]);
    const stale = { updateTime: '2020-01-01T00:00:00Z' };
    expect(await send({ delete: name('a'), currentDocument: stale })).toEqual([400, 'FAILED_PRECONDITION']);
    expect(await send({ verify: name('a'), currentDocument: stale })).toEqual([400, 'FAILED_PRECONDITION']);
    const transforms = (transform: object) =>
      put('a', {}, { updateMask: {}, updateTransforms: [{ fieldPath: 'v', ...transform }] });
    expect(await send(transforms({ increment: { stringValue: '1' } }))).toEqual([400, 'INVALID_ARGUMENT']);
    expect(await send({})).toEqual([400, 'INVALID_ARGUMENT']);
  });

  it('refuse a transform that is not played here', async () => {
    const { services, token } = await withEmbeddedNotes({ a: { integerValue: '1' } });
    const updateTransforms = [{ fieldPath: 'v', maximum: { integerValue: '1' } }];
    const writes = [put('a', {}, { updateMask: {}, updateTransforms })];
    expect(await call(services, 'commit', { writes }, token)).toMatchObject({ status: 400 });
  });

  it('take times that always grow, by the microsecond when the clock stands or falls back', async () => {
    let now = Date.parse('2026-11-20T03:00:00Z');
    const services = await run({ rules: OPEN_RULES, clock: () => new Date(now) });
    const token = await signIn(services);
    const times: string[] = [];
    for (const step of [0, 0, -1000, 1]) {
      now += step;
      const { body } = await call(services, 'commit', { writes: [put('a', {})] }, token);
      times.push((body as { commitTime: string }).commitTime);
    }
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(4);
  });

  it('answer each transform, give their time to the millisecond, and stop an increment at the largest integer', async () => {
    const { services, token } = await withNotes({ a: { integerValue: '9223372036854775806' } });
    const updateTransforms = [
      { fieldPath: 'v', increment: { integerValue: '5' } },
      { fieldPath: 'new', increment: { integerValue: '5' } },
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: '`odd.name`', increment: { doubleValue: 0.5 } },
    ];
    const { body } = await call(
      services,
      'commit',
      { writes: [put('a', {}, { updateMask: { fieldPaths: [] }, updateTransforms })] },
      token,
    );
    const { commitTime, writeResults } = body as { commitTime: string; writeResults: { transformResults: object[] }[] };
    const given = writeResults[0]?.transformResults[2] as { timestampValue: string };
    expect(given.timestampValue).toMatch(/\.\d{3}(000)?Z$/);
    expect(Date.parse(given.timestampValue)).toBeLessThanOrEqual(Date.parse(commitTime));
    expect(writeResults).toEqual([
      {
        updateTime: commitTime,
        transformResults: [{ integerValue: '9223372036854775807' }, { integerValue: '5' }, given, { doubleValue: 0.5 }],
      },
    ]);
    const read = await call(services, 'batchGet', { documents: [`${DOCUMENTS}/notes/a`] });
    expect(read.body).toMatchObject([{ found: { fields: { 'odd.name': { doubleValue: 0.5 } } } }]);
  });

  it('are refused without the administrator’s token, whole, even where one write would be allowed', async () => {
    const services = await run();
    const view = {
      update: { name: `${DOCUMENTS}/press/first` },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'views', increment: { integerValue: '1' } }],
      currentDocument: { exists: true },
    };
    const refused = await call(services, 'commit', { writes: [view, put('a', {})] });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } });
    expect(await call(services, 'commit', { writes: [view] })).toMatchObject({
      status: 200,
      body: { writeResults: [{ transformResults: [{ integerValue: '4' }] }] },
    });
  });

  it('are not made when they cannot be kept', async () => {
    listenToConsole('error');
    const { services, token } = await withEmbeddedNotes({ a: { integerValue: '1' } });
    const file = path.join(services.directory, 'firestore.jsonl');
    fs.renameSync(file, `${file}.away`);
    fs.mkdirSync(file);
    expect(await call(services, 'commit', { writes: [put('b', {})] }, token)).toMatchObject({ status: 500 });
    expect(await runQuery(services, {})).toEqual(['a']);
  });
});
