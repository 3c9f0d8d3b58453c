import { deleteApp } from 'firebase/app';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLocalServices } from '#local/services.ts';
import { newDirectory, postJson } from '#tests/local/running-services.ts';

const PROJECT = 'demo-modelhouse';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const TEXT = { title: '첫 기사', summary: '요약 하나', content: '본문\n둘째 문단' };

/** A phone's round trip: longer than the time between two views. */
const ROUND_TRIP_MS = 150;
const VIEW_EVERY_MS = 100;

/** The embedded database, as far away from who signed in as a hosted one. */
async function startDatabase() {
  const services = createLocalServices({
    dataDirectory: newDirectory(),
    siteId: 's',
    siteName: 's',
    articles: ['first', 'second', 'third', 'fourth'].map((id) => ({ id, ...TEXT, date: '2026-10-05T09:30', views: 3 })),
  });
  const server = http.createServer((request, response) => {
    const answer = () => services.handler(request, response, () => response.writeHead(404).end());
    if (request.headers.authorization) setTimeout(answer, ROUND_TRIP_MS);
    else answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signIn = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { body } = await postJson(signIn, { ...services.administrator, returnSecureToken: true });
  return { host, token: (body as { idToken: string }).idToken };
}

/** The desk's module with its own SDK, signed in. */
async function openDesk() {
  const { host, token } = await startDatabase();
  vi.stubGlobal('window', { location: { host, protocol: 'http:' } });
  vi.resetModules();
  const [{ firebaseApp }, { firestore }, writes, { readArticle }] = await Promise.all([
    import('#firebase/firebase-app.ts'),
    import('#features/press/database/firestore.ts'),
    import('#features/press/database/press-writes.ts'),
    import('#features/press/database/press-database.ts'),
  ]);
  onTestFinished(() => deleteApp(firebaseApp()));
  const { _authCredentials } = firestore() as unknown as { _authCredentials: object };
  const headers = new Map([['Authorization', `Bearer ${token}`]]);
  Object.assign(_authCredentials, { getToken: async () => ({ type: 'OAuth', user: null, headers }) });
  return { host, writes, readArticle };
}

/** Somebody views an article without end. */
function viewWithoutEnd(host: string, id: string): void {
  const view = {
    update: { name: `${ROOT}/press/${id}`, fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'views', increment: { integerValue: '1' } }],
    currentDocument: { exists: true },
  };
  const timer = setInterval(() => {
    postJson(`http://${host}/v1/${ROOT}:commit`, { writes: [view] }).catch(() => {});
  }, VIEW_EVERY_MS);
  onTestFinished(() => clearInterval(timer));
}

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllGlobals());
});

describe('while somebody views an article ten times a second', () => {
  it('every edit of it is saved, and the views go on', { timeout: 60_000 }, async () => {
    const { host, writes, readArticle } = await openDesk();
    viewWithoutEnd(host, 'first');
    let base = TEXT;
    for (let edit = 1; edit <= 6; edit += 1) {
      const text = { ...TEXT, title: `고친 제목 ${edit}` };
      // oxlint-disable-next-line no-await-in-loop -- one edit goes on from the one before it
      expect(await writes.saveEdit('first', base, text)).toEqual({ kind: 'saved' });
      base = text;
    }
    const found = await readArticle('first');
    expect(found).toMatchObject({ title: '고친 제목 6' });
    expect(found?.views).toBeGreaterThan(10);
  });

  it('a deletion of it succeeds at the first attempt', { timeout: 60_000 }, async () => {
    const { host, writes, readArticle } = await openDesk();
    for (const id of ['second', 'third', 'fourth']) {
      viewWithoutEnd(host, id);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as at the desk
      await writes.deleteArticle(id);
      // oxlint-disable-next-line no-await-in-loop
      expect(await readArticle(id)).toBeNull();
    }
  });
});

describe('an edit', () => {
  it('does not overwrite what somebody else has written, and finds what is gone', async () => {
    const { writes } = await openDesk();
    const theirs = { ...TEXT, title: '남의 글' };
    await writes.saveEdit('first', TEXT, theirs);
    expect(await writes.saveEdit('first', TEXT, { ...TEXT, title: '내 글' })).toMatchObject({
      kind: 'conflict',
      theirs,
    });
    await writes.deleteArticle('first');
    expect(await writes.saveEdit('first', theirs, TEXT)).toEqual({ kind: 'gone' });
  });
});

describe('a new article', () => {
  it('is made once, however often it is sent, and what was mended since goes into it', async () => {
    const { writes, readArticle } = await openDesk();
    const id = writes.newArticleId();
    const draft = { id, siteId: 's', sent: null };
    expect(await writes.publishArticle(draft, TEXT)).toEqual({ kind: 'saved' });
    expect(await writes.publishArticle(draft, TEXT)).toEqual({ kind: 'saved' });
    const mended = { ...TEXT, title: '다듬은 제목' };
    expect(await writes.publishArticle({ ...draft, sent: TEXT }, mended)).toEqual({ kind: 'saved' });
    expect(await readArticle(id)).toMatchObject(mended);
  });
});
