import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, DOCUMENTS, put, runQuery, signIn } from './firestore-calls.ts';
import { ARTICLES, linesOf, listenToConsole, newDirectory, OPEN_RULES, run } from '#tests/local/running-services.ts';

describe('the file of the documents', () => {
  it('brings everything back after a restart, compacted; deleted articles stay deleted', async () => {
    const first = await run({ rules: OPEN_RULES });
    const token = await signIn(first);
    for (let index = 0; index < 5; index += 1)
      await call(first, 'commit', { writes: [put('a', { n: { integerValue: String(index) } })] }, token);
    await call(first, 'commit', { writes: ARTICLES.map(({ id }) => ({ delete: `${DOCUMENTS}/press/${id}` })) }, token);
    first.close();
    const second = await run({ rules: OPEN_RULES, dataDirectory: first.directory });
    expect(await runQuery(second, {})).toEqual(['a']);
    expect(await runQuery(second, { from: [{ collectionId: 'press' }] })).toEqual([]);
    // The articles' seed, the documents of both accounts, and `a`.
    expect(linesOf(first.directory, 'firestore.jsonl')).toHaveLength(4);
    expect((await call(second, 'commit', { writes: [put('b', {})] }, token)).status).toBe(200);
    const third = await run({ rules: OPEN_RULES, dataDirectory: first.directory });
    expect(await runQuery(third, {})).toEqual(['a', 'b']);
    expect(await runQuery(third, { from: [{ collectionId: 'press' }] })).toEqual([]);
  });

  it('survives a commit that a crash cut off: reported, whole or not at all, and kept beside a compacted file', async () => {
    const warnings = listenToConsole('warn');
    const directory = newDirectory();
    const first = await run({ rules: OPEN_RULES, dataDirectory: directory });
    const token = await signIn(first);
    await call(first, 'commit', { writes: [put('a', {})] }, token);
    await call(first, 'commit', { writes: [put('b', {}), put('c', {})] }, token);
    const file = path.join(directory, 'firestore.jsonl');
    fs.truncateSync(file, fs.statSync(file).size - 20);
    const second = await run({ rules: OPEN_RULES, dataDirectory: directory });
    expect(warnings.lines()).toEqual([expect.stringContaining('firestore.jsonl: 5번째 줄')]);
    expect(await runQuery(second, {})).toEqual(['a']);
    await call(second, 'commit', { writes: [put('d', {})] }, token);
    const third = await run({ rules: OPEN_RULES, dataDirectory: directory });
    expect(await runQuery(third, {})).toEqual(['a', 'd']);
    expect(warnings.lines()).toHaveLength(1);
    const copies = fs.readdirSync(directory).filter((name) => name.endsWith('.damaged'));
    expect(copies.map((name) => linesOf(directory, name).length)).toEqual([5]);
  });
});
