import { describe, expect, test } from 'vitest';
import { keptIn } from '#sw/caches.ts';
import { fillPack, installItems, missingFrom, packItems, packKeys } from '#sw/pack/offline-pack.ts';
import { fileFor } from '#sw/pack/pictures.ts';
import { FakeCaches } from '#tests/support/host/fake-caches.ts';
import { offlineFiles } from '#tests/support/offline-files.ts';

const HERO = '/images/hero-0123abcd';
const PHONE = { pixels: 1170, avif: true };

/** A device with its caches and the site's server, of which some addresses do not answer. */
function openDevice(device = PHONE, gone: string[] = []) {
  const caches = new FakeCaches();
  const asked: string[] = [];
  const get = (url: string) => {
    asked.push(url);
    return gone.includes(url) ? Promise.reject(new TypeError('gone')) : Promise.resolve(new Response(url));
  };
  const items = packItems(offlineFiles, device);
  const fill = async () => {
    const missing = missingFrom(items, await keptIn(caches, ['modelhouse-install-b1', 'modelhouse-pack-1']));
    let added = 0;
    const state = await fillPack(missing, {
      homes: {
        install: await caches.open('modelhouse-install-b1'),
        pack: await caches.open('modelhouse-pack-1'),
      },
      fetcher: { file: ({ url }) => get(url), picture: get },
      onAdded: () => (added += 1),
    });
    return { state, added };
  };
  return { caches, asked, items, fill, gone };
}

describe('a device', () => {
  const [hero] = offlineFiles.pictures;
  test.each([
    [1170, true, '1280.avif'],
    [1440, true, '1920.avif'],
    [3000, true, '1920.avif'],
    [390, false, '640.webp'],
    [1440, false, '1280.webp'],
    [1620, false, '1920.webp'],
  ])('of %i pixels, AVIF %s, uses %s', (pixels, avif, file) => {
    expect(hero && fileFor(hero, { pixels, avif })?.url).toBe(`${HERO}-${file}`);
  });
});

describe('the pack', () => {
  test('is fetched one by one, files first, each picture in one width and format', async () => {
    const { fill, asked, caches } = openDevice();
    expect(await fill()).toEqual({ state: 'complete', added: 4 });
    expect(asked).toEqual([
      '/announcement.pdf',
      '/assets/press-1.js',
      `${HERO}-1280.avif`,
      '/images/strip-0123abcd-320.avif',
    ]);
    expect(caches.at('modelhouse-pack-1').addresses).toContain('/announcement.pdf?v=pdf-h1');
  });

  test('goes on where it stopped', async () => {
    const { fill, asked, gone } = openDevice(PHONE, [`${HERO}-1280.avif`]);
    expect(await fill()).toEqual({ state: 'idle', added: 3 });
    asked.length = 0;
    gone.length = 0;
    expect(await fill()).toEqual({ state: 'complete', added: 1 });
    expect(asked).toEqual([`${HERO}-1280.avif`]);
  });

  test('ends at the second failure in a row', async () => {
    const { fill, asked } = openDevice(PHONE, ['/announcement.pdf', '/assets/press-1.js']);
    expect(await fill()).toEqual({ state: 'idle', added: 0 });
    expect(asked).toEqual(['/announcement.pdf', '/assets/press-1.js']);
  });

  test('is not fetched again because the phone was turned', async () => {
    const { caches, fill } = openDevice();
    await fill();
    const turned = packItems(offlineFiles, { pixels: 2532, avif: true });
    expect(missingFrom(turned, await keptIn(caches, ['modelhouse-pack-1']))).toEqual([]);
  });

  test('without AVIF needs WebP', async () => {
    const { caches, fill } = openDevice();
    await fill();
    const other = packItems(offlineFiles, { pixels: 1170, avif: false });
    expect(missingFrom(other, await keptIn(caches, ['modelhouse-pack-1'])).map(({ key }) => key)).toEqual([
      `${HERO}-1280.webp`,
      '/images/strip-0123abcd-320.webp',
    ]);
  });

  test('does not hold what the install set has', async () => {
    const { caches, items } = openDevice();
    await caches.at('modelhouse-install-b1').put(`${HERO}-1920.webp`, new Response('plan'));
    const missing = missingFrom(items, await keptIn(caches, ['modelhouse-install-b1']));
    expect(missing.map(({ key }) => key)).not.toContain(`${HERO}-1280.avif`);
  });

  test('may hold any width of this build, and nothing else', () => {
    expect(packKeys(offlineFiles).has(`${HERO}-640.webp`)).toBe(true);
    expect(packKeys(offlineFiles).has('/images/hero-99999999-640.webp')).toBe(false);
    expect(packKeys(offlineFiles).has('/announcement.pdf?v=pdf-h1')).toBe(true);
  });

  test('brings back what the browser took away of the install set, to where it was', async () => {
    const { caches } = openDevice();
    const cache = caches.at('modelhouse-install-b1');
    const items = installItems(offlineFiles);
    for (const { key } of items) await cache.put(key, new Response(key));
    await cache.delete('/?v=home-h1');
    await cache.delete('/assets/main-1.js');
    const missing = missingFrom(items, await keptIn(caches, ['modelhouse-install-b1']));
    expect(missing.map(({ key }) => key)).toEqual(['/assets/main-1.js', '/?v=home-h1']);
    const fetcher = {
      file: ({ url }: { url: string }) => Promise.resolve(new Response(url)),
      picture: () => Promise.reject(new Error('none')),
    };
    const homes = { install: await caches.open('modelhouse-install-b1'), pack: await caches.open('modelhouse-pack-1') };
    expect(await fillPack(missing, { homes, fetcher, onAdded: () => {} })).toBe('complete');
    expect(missingFrom(items, await keptIn(caches, ['modelhouse-install-b1']))).toEqual([]);
    expect(caches.at('modelhouse-pack-1').addresses).toEqual([]);
  });
});
