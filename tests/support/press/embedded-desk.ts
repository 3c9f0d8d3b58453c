import { deleteApp } from 'firebase/app';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { createLocalServices } from '#local/services.ts';
import { newDirectory, postJson } from '#tests/local/running-services.ts';

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

/** What a device remembers, from nothing on. */
function emptyStorage(): Storage {
  const items: Record<string, string> = {};
  const hidden = { enumerable: false };
  return Object.defineProperties(items, {
    getItem: { ...hidden, value: (key: string) => items[key] ?? null },
    setItem: { ...hidden, value: (key: string, value: string) => void (items[key] = value) },
    removeItem: { ...hidden, value: (key: string) => void delete items[key] },
  }) as unknown as Storage;
}

/** Comes before a write. @returns the status with which the server refuses it; nothing: it takes it */
type BeforeCommit = () => Promise<string | void>;

/** Signs in to the embedded services. Modules of the desk that are imported after this talk to them, from a new device. */
export async function openEmbeddedDesk() {
  const { origin, idToken, localId } = await startDatabase();
  const { fetch } = globalThis;
  let lostAnswers = 0;
  const before: BeforeCommit[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const isCommit = address.includes(':commit');
    const status = isCommit && (await before.shift()?.());
    if (status) return Response.json({ error: { status } }, { status: 403 });
    const answer = await fetch(origin + address, init);
    if (lostAnswers === 0 || !isCommit) return answer;
    lostAnswers -= 1;
    throw new TypeError('Failed to fetch');
  });
  const storages = { localStorage: emptyStorage(), sessionStorage: emptyStorage() };
  vi.stubGlobal('localStorage', storages.localStorage);
  vi.stubGlobal('window', { location: { host: new URL(origin).host, protocol: 'http:' }, ...storages });
  vi.resetModules();
  vi.doMock('#firebase/session.ts', () => ({
    idToken: async () => idToken,
    useSession: { getState: () => ({ uid: localId }) },
  }));
  const { firebaseApp } = await import('#firebase/firebase-app.ts');
  onTestFinished(async () => {
    await deleteApp(firebaseApp());
    vi.doUnmock('#firebase/session.ts');
    vi.unstubAllGlobals();
  });
  return {
    /** The next `count` writes arrive, and their answers do not. */
    loseAnswer: (count = 1) => {
      lostAnswers = count;
    },
    /** Comes before the next write that has nothing before it yet. */
    beforeCommit: (work: BeforeCommit) => void before.push(work),
  };
}
