import { codeOf } from '#firebase/firebase-app.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { idToken } from '#firebase/session.ts';
import { timeoutSignal } from '#outbox/time-limit.ts';
import { pictureObject } from '#site/press/article-picture.ts';
import type { WaitingPicture } from './waiting-pictures.ts';

// One small file is one request, as Firebase's SDK sends it (multipart, v0); the SDK itself weighs 8 kB.

const BOUNDARY = 'modelhouse-picture';

/** Longer than a heavy picture takes with one bar of signal. */
const ANSWER_MS = 60_000;

/** Its name says what it is, and nothing else is ever written under it. */
const CACHE = 'public, max-age=31536000, immutable';

async function bodyOf(name: string, blob: Blob): Promise<Blob> {
  // Read first: a picture that the device lost must not look like a network that is gone.
  const bytes = await blob.arrayBuffer();
  const metadata = JSON.stringify({ name, contentType: blob.type, cacheControl: CACHE });
  return new Blob([
    `--${BOUNDARY}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
    `--${BOUNDARY}\r\nContent-Type: ${blob.type}\r\n\r\n`,
    bytes,
    `\r\n--${BOUNDARY}--`,
  ]);
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: timeoutSignal(ANSWER_MS) });
  } catch {
    throw new DatabaseError('unavailable');
  }
}

async function tokenOf(isRefused: boolean): Promise<string> {
  const token = await idToken(isRefused).catch((error: unknown) => {
    throw new DatabaseError(codeOf(error) === 'auth/network-request-failed' ? 'unavailable' : 'unauthenticated');
  });
  if (token === null) throw new DatabaseError('unauthenticated');
  return token;
}

async function post(address: string, body: Blob, isRefused: boolean): Promise<Response> {
  const token = await tokenOf(isRefused);
  return send(address, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/related; boundary=${BOUNDARY}`,
      'X-Goog-Upload-Protocol': 'multipart',
      Authorization: `Firebase ${token}`,
    },
    body,
  });
}

/** Whether the storage says that it has the picture. The sign-in page of a hotel's network answers with success too. */
async function saysThere(answer: Response, name: string): Promise<boolean> {
  if (!answer.ok) return false;
  const said = (await answer.json().catch(() => null)) as { name?: unknown } | null;
  if (said?.name !== name) throw new DatabaseError('unavailable');
  return true;
}

/**
 * Whether a picture is at the storage.
 * @param objects the address of the bucket's objects
 * @throws {DatabaseError} `unavailable` where that cannot be known
 */
export async function isStored(objects: string, siteId: string, id: string): Promise<boolean> {
  const name = pictureObject(siteId, id);
  const answer = await send(`${objects}/${encodeURIComponent(name)}`, { cache: 'no-store' });
  if (!answer.ok && answer.status !== 403 && answer.status !== 404) throw new DatabaseError('unavailable');
  return saysThere(answer, name);
}

/**
 * Brings a picture to the storage of the project. One that is there already, because only the answer was lost, counts as
 * brought: the rules let nobody write over it.
 * @param objects the address of the bucket's objects
 * @throws {DatabaseError} `permission-denied`, `unauthenticated`; `not-found`: there is no such bucket; `unavailable`
 *   without a network
 * @throws {DOMException} where the device cannot read the picture
 */
export async function uploadPicture(objects: string, { id, siteId, blob }: WaitingPicture): Promise<void> {
  const name = pictureObject(siteId, id);
  const [address, body] = [`${objects}?name=${encodeURIComponent(name)}`, await bodyOf(name, blob)];
  let answer = await post(address, body, false);
  if (answer.status === 401) answer = await post(address, body, true);
  if (await saysThere(answer, name)) return;
  if (answer.status === 401) throw new DatabaseError('unauthenticated');
  if (answer.status === 404) throw new DatabaseError('not-found');
  if (answer.status !== 403) throw new DatabaseError('unavailable');
  if (!(await isStored(objects, siteId, id))) throw new DatabaseError('permission-denied');
}
