import { describe, expect, test } from 'vitest';
import { ChunkLoadError, CHUNK_TIMEOUT_MS, loadChunk } from '#app/routing/load-chunk.ts';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ChunkLoadError,
  );
const notFetched = () => Promise.reject(new TypeError('no network'));
const chromium = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a-1.js'));

describe('a lazy piece', () => {
  test('is given when it comes', async () => {
    expect(await loadChunk(() => Promise.resolve('module'))).toBe('module');
  });

  test('may take 120 s', () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  test('that never comes is a timeout', async () => {
    const error = await failure(loadChunk(() => new Promise(() => {}), { timeoutMs: 20 }));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk failed', type: 'timeout' });
  });

  test('that the server no longer has is missing', async () => {
    const gone = () => Promise.resolve(new Response('', { status: 404 }));
    expect(await failure(loadChunk(chromium, { fetch: gone }))).toMatchObject({ type: 'missing' });
  });

  test('for which the server sends a page instead of a script is missing', async () => {
    const page = () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await failure(loadChunk(chromium, { fetch: page }))).toMatchObject({ type: 'missing' });
  });

  test('that cannot be reached, or whose address the browser does not name, is an error', async () => {
    expect(await failure(loadChunk(chromium, { fetch: notFetched }))).toMatchObject({ type: 'error' });
    const safari = () => Promise.reject(new TypeError('Importing a module script failed.'));
    expect(await failure(loadChunk(safari, { fetch: notFetched }))).toMatchObject({ type: 'error' });
  });
});
