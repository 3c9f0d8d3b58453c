import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { download } from '#sw/pack/download.ts';
import { fetchFile, fetchPicture } from '#sw/install/fetch-file.ts';
import { installFiles } from '#sw/install/install.ts';
import { FakeCache, FakeCaches } from '#tests/support/host/fake-caches.ts';

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** A server that sends these parts, each after a pause; it never ends if told to hang. */
const sending =
  (parts: string[], { every = 0, hangs = false, cut = false } = {}): typeof fetch =>
  (_input, init) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          async start(controller) {
            init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
            for (const part of parts) {
              await pause(every);
              if (init?.signal?.aborted) return;
              controller.enqueue(new TextEncoder().encode(part));
            }
            if (cut) controller.error(new TypeError('cut'));
            else if (!hangs) controller.close();
          },
        }),
        { headers: { 'content-encoding': 'br', 'content-type': 'text/javascript' } },
      ),
    );

describe('a download', () => {
  test('may take longer than the limit as long as it keeps coming', async () => {
    const fetch = sending(['a', 'b', 'c', 'd', 'e', 'f'], { every: 20 });
    const { bytes, headers } = await download('/a', { fetch, silenceMs: 60 });
    expect(new TextDecoder().decode(bytes)).toBe('abcdef');
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, '6']);
  });

  test('ends when nothing comes: no headers, or no more bytes', async () => {
    const silent: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    for (const fetch of [silent, sending(['a'], { hangs: true })])
      await expect(download('/a', { fetch, silenceMs: 30 })).rejects.toThrow(/abort/i);
  });

  test('that is cut is no file', async () => {
    await expect(download('/a', { fetch: sending(['a'], { cut: true }) })).rejects.toThrow('cut');
  });
});

describe('a file', () => {
  const file = { url: '/assets/a-1.js', hash: sha384('right') };

  test('is taken only with the build’s bytes; wrong ones are asked for once more past the browser’s cache', async () => {
    const modes: unknown[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      modes.push(init?.cache);
      return sending([init?.cache === 'reload' ? 'right' : '<html>'])(input, init);
    };
    expect(await (await fetchFile(file, { fetch })).text()).toBe('right');
    expect(modes).toEqual(['default', 'reload']);
    await expect(fetchFile(file, { fetch: sending(['<html>']) })).rejects.toThrow('/assets/a-1.js');
  });

  test('that is a page comes from the host as a whole, with the headers that it has now', async () => {
    const modes: unknown[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      modes.push(init?.cache);
      return sending(['right'])(input, init);
    };
    await fetchFile({ ...file, url: '/Brand/intro' }, { fetch });
    expect(modes).toEqual(['reload']);
  });

  test('that is a picture must be one, and whole', async () => {
    const answer = (type: string) => () =>
      Promise.resolve(new Response('12345', { headers: { 'content-type': type } }));
    expect((await fetchPicture('/p', 5, { fetch: answer('image/avif') })).status).toBe(200);
    await expect(fetchPicture('/p', 6, { fetch: answer('image/avif') })).rejects.toThrow('/p');
    await expect(fetchPicture('/p', 5, { fetch: answer('text/html') })).rejects.toThrow('/p');
  });
});

describe('the install set', () => {
  const install = Array.from({ length: 10 }, (_, index) => ({ url: `/assets/${index}.js`, hash: String(index) }));
  const pagesFile = { url: '/assets/pages-1.json', hash: 'pages' };
  const files = { install, pages: [], pagesFile, headers: 'h1' };
  const never = () => Promise.resolve(undefined);

  test('is all or nothing, and the next try fetches only what is missing', async () => {
    const cache = new FakeCache();
    const asked: string[] = [];
    let isBad = true;
    const fetchFrom = ({ url }: { url: string }) => {
      asked.push(url);
      return isBad && url === '/assets/3.js' ? Promise.reject(new Error('bad')) : Promise.resolve(new Response(url));
    };
    const options = { cache: cache as unknown as Cache, findOlder: never, fetchFile: fetchFrom };
    await expect(installFiles(files, options)).rejects.toThrow(AggregateError);
    expect(cache.entries.size).toBe(9);
    asked.length = 0;
    isBad = false;
    await installFiles(files, options);
    expect(asked).toEqual(['/assets/3.js']);
  });

  test('gives up when the network is gone', async () => {
    const asked: string[] = [];
    const fetchFrom = ({ url }: { url: string }) => {
      asked.push(url);
      return Promise.reject(new TypeError('no network'));
    };
    const cache = new FakeCache() as unknown as Cache;
    await expect(installFiles(files, { cache, findOlder: never, fetchFile: fetchFrom })).rejects.toThrow(
      'not complete',
    );
    expect(asked.length).toBeLessThan(install.length);
  });

  test('takes what did not change from the older build', async () => {
    const cache = new FakeCache();
    const findOlder = (key: string) => Promise.resolve(key === '/assets/9.js' ? undefined : new Response('older'));
    const asked: string[] = [];
    await installFiles(files, {
      cache,
      findOlder,
      fetchFile: ({ url }) => {
        asked.push(url);
        return Promise.resolve(new Response('new'));
      },
    });
    expect(asked).toEqual(['/assets/9.js']);
    expect(cache.entries.size).toBe(10);
  });

  test('fetches pages again when only the host’s headers have changed, and no file that is named by its content', async () => {
    const caches = new FakeCaches();
    const asked: string[] = [];
    const deploy = async (build: string, headers: string) => {
      asked.length = 0;
      const cache = await caches.open(build);
      const page = { url: '/privacy', hash: 'page' };
      await installFiles(
        { install: [...install, page], pages: [page], pagesFile, headers },
        {
          cache,
          findOlder: (key) => caches.match(key),
          fetchFile: ({ url }) => {
            asked.push(url);
            return Promise.resolve(new Response(url));
          },
        },
      );
      return asked.length;
    };
    expect(await deploy('b1', 'h1')).toBe(11);
    expect(await deploy('b2', 'h1')).toBe(0);
    expect(await deploy('b3', 'h2')).toBe(1);
    expect(asked).toEqual(['/privacy']);
  });
});
