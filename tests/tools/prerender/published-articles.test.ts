import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { run } from '#tests/local/running-services.ts';
import { isPressOpen, readPublishedArticles, readsPublished } from '#tools/prerender/published-articles.ts';

const FIREBASE = { apiKey: 'k', authDomain: 'd', projectId: 'demo-modelhouse', appId: 'a' };
const article = (id: number) => ({
  id: `a${id}`,
  title: `기사 ${id}`,
  summary: '요약',
  content: '본문',
  // Several articles share a minute, so that pages break among equal dates.
  date: `2026-10-05T09:${String(Math.floor(id / 7)).padStart(2, '0')}`,
  views: id,
});

/** A database that gives everybody the same answer. */
async function answerWith(status: number, body: string): Promise<void> {
  const server = http.createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the published articles', () => {
  it('are all read, newest first, none twice, in pages that the rules allow', async () => {
    const services = await run({ articles: Array.from({ length: 123 }, (_, index) => article(index)) });
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', services.host);
    const found = await readPublishedArticles(FIREBASE, '온새미스카이');
    expect(new Set(found.map(({ id }) => id)).size).toBe(123);
    const times = found.map(({ date }) => date?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(found.at(-1)).toMatchObject({ title: expect.stringContaining('기사'), date: expect.any(Date) });
    expect(await readPublishedArticles(FIREBASE, 'another')).toEqual([]);
  });

  it('stop the build with the server’s words when the database refuses', async () => {
    const services = await run();
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', services.host);
    await expect(readPublishedArticles({ ...FIREBASE, projectId: 'other' }, 's')).rejects.toThrow(/404: .*other/);
  });

  it('stop the build with one sentence and a way out when nobody answers', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
    const error = await readPublishedArticles(FIREBASE, 's').catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({
      message: expect.stringMatching(/127\.0\.0\.1:9 cannot be reached.*\n.*PRESS=skip npm run build/s),
    });
    expect((error as Error).stack).not.toContain('    at ');
  });

  it('stop the build where somebody else answers', async () => {
    await answerWith(200, '<html>Wi-Fi</html>');
    await expect(readPublishedArticles(FIREBASE, 's')).rejects.toThrow('no list of articles');
  });

  it('are not open yet where the rules or the index are missing, which a deploy sends', async () => {
    for (const [status, word] of [
      [403, 'PERMISSION_DENIED'],
      [400, 'FAILED_PRECONDITION'],
    ] as const) {
      await answerWith(status, JSON.stringify([{ error: { code: status, message: 'No.', status: word } }]));
      // oxlint-disable-next-line no-await-in-loop -- one database after the other
      expect(await isPressOpen(FIREBASE, 's')).toBe(false);
    }
    const services = await run();
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', services.host);
    expect(await isPressOpen(FIREBASE, '온새미스카이')).toBe(true);
  });

  it('are no matter of rules where the console’s settings refuse, or there is no database', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }];
    await answerWith(403, JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', details } }));
    await expect(isPressOpen(FIREBASE, 's')).rejects.toThrow('SERVICE_DISABLED');
    await answerWith(404, JSON.stringify({ error: { code: 404, status: 'NOT_FOUND' } }));
    await expect(isPressOpen(FIREBASE, 's')).rejects.toThrow('NOT_FOUND');
    await answerWith(403, '<html>Wi-Fi</html>');
    await expect(isPressOpen(FIREBASE, 's')).rejects.toThrow('Wi-Fi');
  });

  it('are left out only by PRESS=skip', () => {
    expect([undefined, '', 'skip'].map(readsPublished)).toEqual([true, true, false]);
    expect(() => readsPublished('no')).toThrow('PRESS=no: write skip');
  });
});
