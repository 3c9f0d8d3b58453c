import { beforeEach, expect, test, vi } from 'vitest';
import { scheduledDocuments } from '#functions/deployed/scheduled-documents.ts';

const firestore = vi.hoisted(() => ({ fails: null as Error | null, done: [] as string[] }));

vi.mock('firebase-admin/firestore', () => {
  const { done } = firestore;
  const waiting = {
    id: 'a',
    updateTime: 'read',
    data: () => ({ title: '제목', summary: '요약', content: '본문' }),
    ref: {
      delete: async ({ lastUpdateTime }: { lastUpdateTime: string }) => done.push(`deleted as ${lastUpdateTime}`),
    },
  };
  const query = {
    where: () => query,
    orderBy: () => query,
    limit: () => query,
    get: async () => ({ docs: [waiting] }),
  };
  const batch = {
    create: (path: string) => done.push(`creates ${path}`),
    delete: (_document: object, { lastUpdateTime }: { lastUpdateTime: string }) =>
      done.push(`deletes as ${lastUpdateTime}`),
    commit: async () => {
      if (firestore.fails) throw firestore.fails;
    },
  };
  return {
    FieldValue: { serverTimestamp: () => 'now' },
    getFirestore: () => ({ collection: () => query, doc: (path: string) => path, batch: () => batch }),
  };
});

const failing = (code: number) => Object.assign(new Error('refused'), { code });

async function publish(fails: Error | null) {
  firestore.fails = fails;
  const store = scheduledDocuments('s');
  const [article] = await store.due(new Date());
  if (!article) throw new Error('nothing is due');
  return store.publish(article);
}

beforeEach(() => void firestore.done.splice(0));

test('what is due becomes an article and waits no longer, both or neither, in the version that was read', async () => {
  await publish(null);
  expect(firestore.done).toEqual(['creates press/a', 'deletes as read']);
});

test.each([
  ['taken back', 5],
  ['changed', 9],
  ['being changed', 10],
])('what the desk has %s meanwhile is left to the desk, and is no failure', async (_what, code) => {
  await publish(failing(code));
  expect(firestore.done).not.toContain('deleted as read');
});

test('what was published by hand under the same id waits no longer', async () => {
  await publish(failing(6));
  expect(firestore.done).toContain('deleted as read');
});

test('any other failure is told, and the article stays for the next run', async () => {
  await expect(publish(failing(14))).rejects.toThrow('refused');
  expect(firestore.done).not.toContain('deleted as read');
});
