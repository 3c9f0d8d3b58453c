import { deleteApp } from 'firebase/app';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLocalServices } from '#local/services.ts';
import { fieldsOf, serverTime } from '#protocol/office/database-writes.ts';
import { newDirectory, postJson } from '#tests/local/running-services.ts';

const TEXT = { title: '예약한 기사', summary: '요약', content: '본문' };
const LATER = new Date('2999-12-01T00:00:00Z');
const PLANNED = { id: 'a', siteId: 's', scheduled: null };

async function startDatabase() {
  const services = createLocalServices({ dataDirectory: newDirectory(), siteId: 's', siteName: 's', articles: [] });
  const server = http.createServer((request, response) =>
    services.handler(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    services.close();
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { body } = await postJson(signIn, { ...services.administrator, returnSecureToken: true });
  return { origin, ...(body as { idToken: string; localId: string }) };
}

/** The desk's module, signed in, with a network that is the embedded services. */
async function openDesk() {
  const { origin, idToken, localId } = await startDatabase();
  const { fetch } = globalThis;
  let lostAnswers = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await fetch(origin + address, init);
    if (lostAnswers === 0 || !address.includes(':commit')) return answer;
    lostAnswers -= 1;
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('window', { location: { host: new URL(origin).host, protocol: 'http:' } });
  vi.resetModules();
  vi.doMock('#firebase/session.ts', () => ({
    idToken: async () => idToken,
    useSession: { getState: () => ({ uid: localId }) },
  }));
  const [{ firebaseApp }, schedule, { deskDatabase }] = await Promise.all([
    import('#firebase/firebase-app.ts'),
    import('#features/press/schedule/schedule-writes.ts'),
    import('#features/press/database/desk-database.ts'),
  ]);
  onTestFinished(() => deleteApp(firebaseApp()));
  const loseAnswer = () => {
    lostAnswers = 1;
  };
  const published = async () => (await deskDatabase().list('press')).documents;
  const waiting = async () => (await schedule.readScheduled('s')).waiting;
  const publishByHand = (id: string) => {
    const database = deskDatabase();
    const fields = fieldsOf({ siteId: 's', ...TEXT, views: 0 });
    return database.commit([
      { update: { name: database.nameOf(`press/${id}`), fields }, updateTransforms: [serverTime('date')] },
    ]);
  };
  return { ...schedule, loseAnswer, published, waiting, publishByHand };
}

beforeEach(() => () => {
  vi.doUnmock('#firebase/session.ts');
  vi.unstubAllGlobals();
});

test('two desks that publish at once make one article', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [article] = await desk.waiting();
  if (!article) throw new Error('nothing waits');
  const done = await Promise.all([desk.publishScheduled('s', article), desk.publishScheduled('s', article)]);
  expect(done.sort()).toEqual([false, true]);
  expect(await desk.published()).toMatchObject([{ id: 'a', fields: { ...TEXT, siteId: 's', views: 0 } }]);
  expect(await desk.waiting()).toEqual([]);
});

test('an answer that was lost makes no second one, and no conflict', async () => {
  const desk = await openDesk();
  desk.loseAnswer();
  expect(await desk.saveScheduled(PLANNED, TEXT, LATER)).toEqual({ kind: 'saved' });
  expect(await desk.waiting()).toHaveLength(1);
});

test('what was changed after it was read is not published in its old words', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [before] = await desk.waiting();
  if (!before) throw new Error('nothing waits');
  const changed = { ...TEXT, title: '고친 제목' };
  expect(await desk.saveScheduled({ ...PLANNED, scheduled: before.version }, changed, LATER)).toEqual({
    kind: 'saved',
  });
  expect(await desk.publishScheduled('s', before)).toBe(false);
  expect(await desk.published()).toEqual([]);
  expect(await desk.waiting()).toMatchObject([{ text: changed }]);
});

test('a change says what somebody else made of it meanwhile', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  expect(await desk.saveScheduled(PLANNED, { ...TEXT, title: '다른 글' }, LATER)).toMatchObject({
    kind: 'overtaken',
    theirs: { text: TEXT },
  });
  const [article] = await desk.waiting();
  if (article) await desk.publishScheduled('s', article);
  expect(await desk.saveScheduled(PLANNED, { ...TEXT, title: '다른 글' }, LATER)).toMatchObject({
    kind: 'published',
    article: TEXT,
  });
});

test('a date that is taken away publishes nothing', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [article] = await desk.waiting();
  if (article) await desk.cancelScheduled('s', article);
  expect([await desk.waiting(), await desk.published()]).toEqual([[], []]);
});

test('what was published by hand under the same id waits no longer', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  await desk.publishByHand('a');
  const [article] = await desk.waiting();
  if (!article) throw new Error('nothing waits');
  expect(await desk.publishScheduled('s', article)).toBe(false);
  expect([await desk.waiting(), (await desk.published()).length]).toEqual([[], 1]);
});
