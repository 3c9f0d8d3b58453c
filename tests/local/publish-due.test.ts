import { expect, test } from 'vitest';
import { documentsRoot } from '#local/firestore/data/document-name.ts';
import { openDocumentStore } from '#local/firestore/data/store.ts';
import { publishDueArticles } from '#local/press/publish-due.ts';
import { newDirectory } from '#tests/local/running-services.ts';

const ROOT = documentsRoot('demo-modelhouse');
const DAY = '2026-12-01T00:00:00Z';

function storeAt(now: Date) {
  const store = openDocumentStore(newDirectory(), () => now);
  const [name, time] = [`${ROOT}/sites/s/scheduled/a`, store.nextTime()];
  const texts = Object.fromEntries(['title', 'summary', 'content'].map((field) => [field, { stringValue: field }]));
  const fields = { ...texts, publishAt: { timestampValue: DAY } };
  store.save('commit', time, [{ name, document: { name, fields, createTime: time, updateTime: time } }]);
  return store;
}

test('the embedded services publish what is due, once, with the server’s date', async () => {
  const now = new Date(DAY);
  const store = storeAt(now);
  await publishDueArticles(store, ROOT, 's', now);
  await publishDueArticles(store, ROOT, 's', now);
  expect(store.list(`${ROOT}/sites/s/scheduled`)).toEqual([]);
  expect(store.list(`${ROOT}/press`)).toHaveLength(1);
  const fields = store.get(`${ROOT}/press/a`)?.fields ?? {};
  expect(fields).toMatchObject({
    siteId: { stringValue: 's' },
    title: { stringValue: 'title' },
    views: { integerValue: '0' },
  });
  expect(new Date((fields['date'] as { timestampValue: string }).timestampValue).getTime()).toBe(now.getTime());
});

test('nothing is published before its date', async () => {
  const now = new Date('2026-11-30T23:59:59Z');
  const store = storeAt(now);
  await publishDueArticles(store, ROOT, 's', now);
  expect(store.list(`${ROOT}/press`)).toEqual([]);
});
