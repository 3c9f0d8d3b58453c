import { DatabaseError } from '#firebase/rest/database-error.ts';
import { idToken } from '#firebase/session.ts';
import { pictureObject } from '#site/press/article-picture.ts';
import type { WaitingPicture } from './waiting-pictures.ts';

// One small file is one request, as Firebase's SDK sends it (multipart, v0); the SDK itself weighs 8 kB.

const BOUNDARY = 'modelhouse-picture';

/** Longer than a heavy picture takes with one bar of signal. */
const ANSWER_MS = 60_000;

/** Its name says what it is, and nothing else is ever written under it. */
const CACHE = 'public, max-age=31536000, immutable';

function bodyOf(name: string, blob: Blob): Blob {
  const metadata = JSON.stringify({ name, contentType: blob.type, cacheControl: CACHE });
  return new Blob([
    `--${BOUNDARY}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
    `--${BOUNDARY}\r\nContent-Type: ${blob.type}\r\n\r\n`,
    blob,
    `\r\n--${BOUNDARY}--`,
  ]);
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    throw new DatabaseError('unavailable');
  }
}

async function post(address: string, body: Blob, isRefused: boolean): Promise<Response> {
  const token = await idToken(isRefused).catch(() => null);
  return send(address, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/related; boundary=${BOUNDARY}`,
      'X-Goog-Upload-Protocol': 'multipart',
      ...(token && { Authorization: `Firebase ${token}` }),
    },
    body,
  });
}

/**
 * Brings a picture to the storage of the project. One that is there already, because only the answer was lost, counts as
 * brought: the rules let nobody write over it.
 * @param objects the address of the bucket's objects
 * @throws {DatabaseError} `permission-denied`, `unauthenticated`; `unavailable` without a network
 */
export async function uploadPicture(objects: string, { id, siteId, blob }: WaitingPicture): Promise<void> {
  const name = pictureObject(siteId, id);
  const [address, body] = [`${objects}?name=${encodeURIComponent(name)}`, bodyOf(name, blob)];
  let answer = await post(address, body, false);
  if (answer.status === 401) answer = await post(address, body, true);
  if (answer.ok) return;
  if (answer.status === 401) throw new DatabaseError('unauthenticated');
  if (answer.status !== 403) throw new DatabaseError('unavailable');
  const there = await send(`${objects}/${encodeURIComponent(name)}`, { cache: 'no-store' });
  if (!there.ok) throw new DatabaseError('permission-denied');
}
