import { describe, expect, test } from 'vitest';
import { arrange } from '#sw/routes.ts';
import { standInsFor } from '#sw/pack/pictures.ts';
import { serve } from '#sw/serve.ts';
import { FakeCaches } from '#tests/support/host/fake-caches.ts';
import { offlineFiles } from '#tests/support/offline-files.ts';

const known = arrange(offlineFiles);
const noNetwork = () => Promise.reject(new TypeError('no network'));
const HERO = '/images/hero-0123abcd';
const request = (address: string, init?: RequestInit) => new Request(new URL(address, 'https://site.example'), init);

function openSite(fetch: typeof globalThis.fetch = noNetwork) {
  const caches = new FakeCaches();
  const keep = (address: string, type: string) =>
    caches.at('modelhouse-pack-1').put(address, new Response(address, { headers: { 'content-type': type } }));
  return { caches, keep, options: { caches, fetch, known, patienceMs: 20 } };
}

describe('a picture', () => {
  const ask = (address: string, options: Parameters<typeof serve>[2]) =>
    serve({ kind: 'picture', pathname: address }, request(address), options);

  test('is looked for in the nearest larger width first, in either format', () => {
    expect(standInsFor(`${HERO}-1280.webp`, offlineFiles.pictures).map(({ url }) => url.slice(HERO.length))).toEqual([
      '-1280.avif',
      '-1920.webp',
      '-1920.avif',
      '-640.webp',
      '-640.avif',
    ]);
    expect(standInsFor('/images/other-0123abcd-640.webp', offlineFiles.pictures)).toEqual([]);
    expect(standInsFor('/images/nothing.webp', offlineFiles.pictures)).toEqual([]);
  });

  test('that is kept is served as it is', async () => {
    const { keep, options } = openSite();
    await keep(`${HERO}-640.avif`, 'image/avif');
    expect(await (await ask(`${HERO}-640.avif`, options)).text()).toBe(`${HERO}-640.avif`);
  });

  test('in another width and format comes with its own type, without asking the network', async () => {
    let asked = 0;
    const { keep, options } = openSite(() => {
      asked += 1;
      return noNetwork();
    });
    await keep(`${HERO}-1280.avif`, 'image/avif');
    const response = await ask(`${HERO}-640.webp`, options);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(await response.text()).toBe(`${HERO}-1280.avif`);
    expect(asked).toBe(0);
  });

  test('that is only there smaller comes from the network if that answers in time', async () => {
    const { keep, options } = openSite(() => Promise.resolve(new Response('sharp')));
    await keep(`${HERO}-640.avif`, 'image/avif');
    expect(await (await ask(`${HERO}-1920.avif`, options)).text()).toBe('sharp');
    for (const fetch of [noNetwork, () => new Promise<never>(() => {}), () => Promise.resolve(Response.error())])
      expect(await (await ask(`${HERO}-1920.avif`, { ...options, fetch })).text()).toBe(`${HERO}-640.avif`);
  });

  test('of which nothing is kept comes from the network', async () => {
    const { options } = openSite(() => Promise.resolve(new Response('fresh')));
    expect(await (await ask(`${HERO}-640.avif`, options)).text()).toBe('fresh');
  });
});

describe('a page', () => {
  test('that is not there is Not Found, with its status, when the network is gone', async () => {
    const { caches, options } = openSite();
    await caches.at('modelhouse-install-b1').put('/404?v=none-h1', new Response('Not Found', { headers: { a: 'b' } }));
    const response = await serve({ kind: 'unknown-page' }, request('/nowhere'), options);
    expect([response.status, await response.text(), response.headers.get('a')]).toEqual([404, 'Not Found', 'b']);
  });

  test('that the host knows and the build does not is the host’s', async () => {
    const { options } = openSite(() => Promise.resolve(new Response('licences')));
    expect(await (await serve({ kind: 'unknown-page' }, request('/licenses.txt'), options)).text()).toBe('licences');
  });

  test('that was evicted comes from the network', async () => {
    const { options } = openSite(() => Promise.resolve(new Response('page')));
    expect(await (await serve({ kind: 'file', key: '/?v=home-h1' }, request('/'), options)).text()).toBe('page');
  });

  test('under another name is redirected for good', async () => {
    const { options } = openSite();
    const response = await serve({ kind: 'redirect', to: '/Brand/intro?a=1' }, request('/Old/Name'), options);
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://site.example/Brand/intro?a=1']);
  });
});

describe('a Range request', () => {
  const answer = { kind: 'file', key: '/announcement.pdf?v=pdf-h1' } as const;
  const part = request('/announcement.pdf', { headers: { range: 'bytes=1-3' } });

  test('gets its part of a whole file that is kept', async () => {
    const { keep, options } = openSite();
    await keep(answer.key, 'application/pdf');
    const response = await serve(answer, part, options);
    expect([response.status, await response.text()]).toEqual([206, answer.key.slice(1, 4)]);
  });

  test('goes to the host when nothing is kept', async () => {
    const { options } = openSite((input) => Promise.resolve(new Response((input as Request).headers.get('range'))));
    expect(await (await serve(answer, part, options)).text()).toBe('bytes=1-3');
  });
});

test('a chunk of an older build is served from the older build’s cache', async () => {
  const { caches, options } = openSite();
  await caches.at('modelhouse-install-b1').put('/assets/main-1.js', new Response('new'));
  await caches.at('modelhouse-install-b0').put('/assets/main-0.js', new Response('old'));
  const pathname = '/assets/main-0.js';
  expect(await (await serve({ kind: 'asset', pathname }, request(pathname), options)).text()).toBe('old');
});
