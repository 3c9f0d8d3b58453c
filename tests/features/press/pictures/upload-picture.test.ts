import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isStored, uploadPicture } from '#features/press/pictures/upload-picture.ts';

vi.mock('#firebase/session.ts', () => ({ idToken: async () => 'token' }));

const OBJECTS = 'https://storage.test/o';
const ID = '0123456789abcdef-1600x1067.webp';
const PICTURE = { id: ID, siteId: 's', blob: new Blob(['picture'], { type: 'image/webp' }) };
const THERE = { name: `press/s/${ID}` };

const json = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });
const signInPage = () => new Response('<!doctype html><h1>WiFi</h1>', { headers: { 'content-type': 'text/html' } });

/** A network that answers in this order. */
function answering(...answers: (Response | Error)[]) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift() ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() =>
  vi.stubGlobal(
    'AbortSignal',
    Object.assign(() => {}, { timeout: undefined }),
  ),
);
afterEach(() => void vi.unstubAllGlobals());

describe('the upload of a picture', () => {
  test('is over when the storage names it, in browsers that lack AbortSignal.timeout too', async () => {
    const fetch = answering(json(200, THERE));
    await uploadPicture(OBJECTS, PICTURE);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `${OBJECTS}?name=press%2Fs%2F${ID}`,
      expect.objectContaining({
        method: 'POST',
        headers: expect.objectContaining({ Authorization: 'Firebase token' }),
      }),
    );
  });

  test('is over where an earlier one arrived and only its answer was lost', async () => {
    answering(json(403), json(200, THERE));
    await expect(uploadPicture(OBJECTS, PICTURE)).resolves.toBeUndefined();
  });

  test.each([
    ['a sign-in page that answers with success', [signInPage()], 'unavailable'],
    ['a sign-in page behind a refusal', [json(403), signInPage()], 'unavailable'],
    ['the success of another object', [json(200, { name: 'x' })], 'unavailable'],
    ['an account without the right', [json(403), json(404)], 'permission-denied'],
    ['a bucket that does not exist', [json(404)], 'not-found'],
    ['a session that ended', [json(401), json(401)], 'unauthenticated'],
    ['a network that is gone', [], 'unavailable'],
  ])('%s is no arrival, and says why', async (_what, answers, code) => {
    answering(...answers);
    await expect(uploadPicture(OBJECTS, PICTURE)).rejects.toMatchObject({ code });
  });
});

test('whether a picture is stored, only the storage says', async () => {
  answering(json(200, THERE), json(404), signInPage(), json(503));
  expect(await isStored(OBJECTS, 's', ID)).toBe(true);
  expect(await isStored(OBJECTS, 's', ID)).toBe(false);
  await expect(isStored(OBJECTS, 's', ID)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(isStored(OBJECTS, 's', ID)).rejects.toMatchObject({ code: 'unavailable' });
});
