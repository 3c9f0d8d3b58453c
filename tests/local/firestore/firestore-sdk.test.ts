import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  endBefore,
  getCount,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type FirestoreError,
} from 'firebase/firestore/lite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OPEN_RULES, postJson, run, type Running } from '#tests/local/running-services.ts';

setLogLevel('silent');

const PROJECT = 'demo-modelhouse';
let apps = 0;

/** The SDK as the page uses it. A token is put in as the page's signed-in user would. */
function connect({ host }: Running, { token, projectId = PROJECT }: { token?: string; projectId?: string } = {}) {
  apps += 1;
  const app = initializeApp({ projectId, apiKey: 'local' }, `test-${apps}`);
  onTestFinished(() => deleteApp(app));
  const database = initializeFirestore(app, { host, ssl: false });
  if (token !== undefined) {
    const credentials = {
      getToken: async () => ({ type: 'OAuth', user: null, headers: new Map([['Authorization', `Bearer ${token}`]]) }),
    };
    Object.assign((database as unknown as { _authCredentials: object })._authCredentials, credentials);
  }
  return database;
}

async function tokenOf({ origin, administrator }: Running): Promise<string> {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { body } = await postJson(url, { ...administrator, returnSecureToken: true });
  return (body as { idToken: string }).idToken;
}

async function start(options: Parameters<typeof run>[0] = {}) {
  const services = await run(options);
  return { services, visitor: connect(services), administrator: connect(services, { token: await tokenOf(services) }) };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'allowed',
    (error: FirestoreError) => error.code,
  );

describe('a visitor with the SDK', () => {
  it('finds the articles of the content, newest first, in Korean time', async () => {
    const { visitor } = await start();
    const found = await getDocs(
      query(collection(visitor, 'press'), where('siteId', '==', '온새미스카이'), orderBy('date', 'desc'), limit(10)),
    );
    expect(found.docs.map(({ id }) => id)).toEqual(['second', 'first']);
    const { date, ...rest } = found.docs[1]?.data() ?? {};
    expect((date as Timestamp).toDate().toISOString()).toBe('2026-10-05T00:30:00.000Z');
    expect(rest).toEqual({
      siteId: '온새미스카이',
      title: '첫 기사',
      summary: '요약 하나',
      content: '본문\n둘째 문단',
      views: 3,
    });
    const none = await getDocs(query(collection(visitor, 'press'), where('siteId', '==', 'another'), limit(10)));
    expect(none.empty).toBe(true);
  });

  it('reads one article, and learns that another is missing', async () => {
    const { visitor } = await start();
    expect((await getDoc(doc(visitor, 'press/first'))).data()).toMatchObject({ title: '첫 기사' });
    expect((await getDoc(doc(visitor, 'press/nothing'))).exists()).toBe(false);
  });

  it('counts one view more, and may change nothing else', async () => {
    const { visitor } = await start();
    const first = doc(visitor, 'press/first');
    await updateDoc(first, { views: increment(1) });
    await updateDoc(first, { views: increment(1) });
    expect((await getDoc(first)).data()?.['views']).toBe(5);
    const attempts = [
      updateDoc(first, { views: increment(2) }),
      updateDoc(first, { views: increment(-1) }),
      updateDoc(first, { views: increment(1), title: '바뀐 제목' }),
      updateDoc(first, { views: deleteField() }),
      setDoc(first, { views: 6 }),
      deleteDoc(first),
      addDoc(collection(visitor, 'press'), { views: 0 }),
      updateDoc(doc(visitor, 'press/nothing'), { views: increment(1) }),
      setDoc(doc(visitor, 'other/first'), { views: 1 }),
    ];
    expect(await Promise.all(attempts.map(codeOf))).toEqual(attempts.map(() => 'permission-denied'));
    expect((await getDoc(first)).data()).toMatchObject({ views: 5, title: '첫 기사' });
  });

  it('is told that another project does not exist', async () => {
    const { services } = await start();
    const other = connect(services, { projectId: 'another' });
    expect(await codeOf(getDocs(collection(other, 'press')))).toBe('not-found');
    expect(await codeOf(getDoc(doc(other, 'press/first')))).toBe('not-found');
  });

  it('gains nothing by a forged token', async () => {
    const { services } = await start();
    const [header = '', payload = ''] = (await tokenOf(services)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number; proof: string };
    const forge = (changed: object) =>
      `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changed })).toString('base64url')}.`;
    for (const token of [forge({ proof: 'x' }), forge({ exp: claims.exp + 1 }), 'owner', 'a.b.', '']) {
      const forger = connect(services, { token });
      expect(await codeOf(deleteDoc(doc(forger, 'press/first')))).toBe('unauthenticated');
    }
    expect(await codeOf(deleteDoc(doc(connect(services, { token: forge({}) }), 'press/first')))).toBe('allowed');
  });
});

describe('the administrator with the SDK', () => {
  it('adds an article that has the time of the server', async () => {
    const { administrator, visitor } = await start({ rules: OPEN_RULES });
    const before = Date.now();
    const added = await addDoc(collection(administrator, 'press'), {
      siteId: 's',
      title: '새 기사',
      date: serverTimestamp(),
      views: 0,
    });
    const data = (await getDoc(doc(visitor, added.path))).data() ?? {};
    expect(data).toMatchObject({ siteId: 's', title: '새 기사', views: 0 });
    expect((data['date'] as Timestamp).toMillis()).toBeGreaterThanOrEqual(before);
  });

  it('pages through a query without repeating or losing one, also among equal dates', async () => {
    const { administrator, visitor } = await start({ rules: OPEN_RULES });
    const batch = writeBatch(administrator);
    for (let index = 0; index < 23; index += 1) {
      batch.set(doc(administrator, `press/p${index}`), {
        siteId: 's',
        date: Timestamp.fromMillis(Math.floor(index / 4) * 1000),
      });
    }
    await batch.commit();
    const ofSite = query(collection(visitor, 'press'), where('siteId', '==', 's'), orderBy('date', 'desc'));
    const pages: string[][] = [];
    let page = await getDocs(query(ofSite, limit(10)));
    while (!page.empty) {
      pages.push(page.docs.map(({ id }) => id));
      page = await getDocs(query(ofSite, startAfter(page.docs.at(-1)), limit(10)));
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
    expect(new Set(pages.flat()).size).toBe(23);
    expect(pages[0]?.slice(0, 4)).toEqual(['p22', 'p21', 'p20', 'p19']);
    expect((await getCount(ofSite)).data().count).toBe(23);
    const early = await getDocs(
      query(
        collection(visitor, 'press'),
        where('siteId', '==', 's'),
        orderBy('date'),
        endBefore(Timestamp.fromMillis(1000)),
      ),
    );
    expect(early.docs.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('replaces, merges, updates nested fields, removes fields and documents', async () => {
    const { administrator: database } = await start({ rules: OPEN_RULES });
    const note = doc(database, 'notes/one');
    const everything = {
      text: 'a',
      n: 1,
      f: 1.5,
      ok: true,
      nil: null,
      tags: ['x', ['y']].flat(),
      at: new Timestamp(5, 123_456_000),
      map: { a: 1, b: { c: 2 } },
    };
    await setDoc(note, everything);
    expect((await getDoc(note)).data()).toEqual(everything);
    await updateDoc(note, { 'map.b.c': 3, 'map.d': 'new', f: increment(1), n: increment(0.5), text: deleteField() });
    expect((await getDoc(note)).data()).toMatchObject({ map: { a: 1, b: { c: 3 }, d: 'new' }, f: 2.5, n: 1.5 });
    expect((await getDoc(note)).data()).not.toHaveProperty('text');
    await setDoc(note, { map: { a: 9 } }, { merge: true });
    expect((await getDoc(note)).data()).toMatchObject({ map: { a: 9, d: 'new' }, ok: true });
    await setDoc(note, { only: 1 });
    expect((await getDoc(note)).data()).toEqual({ only: 1 });
    await deleteDoc(note);
    expect((await getDoc(note)).exists()).toBe(false);
  });

  it('makes all writes of a commit or none', async () => {
    const { administrator: database } = await start({ rules: OPEN_RULES });
    const batch = writeBatch(database);
    batch.set(doc(database, 'notes/one'), { a: 1 });
    batch.update(doc(database, 'notes/missing'), { a: 1 });
    expect(await codeOf(batch.commit())).toBe('not-found');
    expect((await getDoc(doc(database, 'notes/one'))).exists()).toBe(false);
  });

  it('is not overtaken in a transaction', async () => {
    const { administrator: database } = await start({ rules: OPEN_RULES });
    const counter = doc(database, 'notes/counter');
    await setDoc(counter, { n: 0 });
    await Promise.all(
      [1, 2, 3].map(() =>
        runTransaction(database, async (transaction) => {
          const n = Number((await transaction.get(counter)).data()?.['n']);
          transaction.update(counter, { n: n + 1 });
        }),
      ),
    );
    expect((await getDoc(counter)).data()).toEqual({ n: 3 });
  });
});
