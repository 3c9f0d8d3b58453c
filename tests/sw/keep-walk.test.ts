import { describe, expect, test } from 'vitest';
import type { OfflineFiles } from '#protocol/worker/offline-files.ts';
import { serveWalk, type WalkReport, type WalkRequest } from '#sw/pack/keep-walk.ts';
import { KEPT_WALKS, keptWalks } from '#sw/pack/kept-walks.ts';
import { missingFrom, packItems, packKeys } from '#sw/pack/offline-pack.ts';
import { keptIn } from '#sw/caches.ts';
import { FakeCaches } from '#tests/support/host/fake-caches.ts';
import { offlineFiles } from '#tests/support/offline-files.ts';

const PACK = 'modelhouse-pack-1';
const LIVING = '/images/panorama-living-0123abcd-3000.avif';
const KITCHEN = '/images/panorama-kitchen-0123abcd-3000.avif';
const device = { pixels: 1170, avif: true };

/** A device with its pack, and a host of which some pictures do not come. */
function openDevice() {
  const caches = new FakeCaches();
  const asked: string[] = [];
  const gone = new Set<string>();
  const wish = async (what: WalkRequest['wish'], unit = '84A', files: OfflineFiles = offlineFiles) => {
    const said: WalkReport[] = [];
    await serveWalk(
      { type: 'walk', unit, device, wish: what },
      {
        files,
        caches,
        packName: PACK,
        fetcher: {
          file: () => Promise.reject(new Error('no file is asked for')),
          picture: (url) => {
            asked.push(url);
            return gone.has(url) ? Promise.reject(new TypeError('gone')) : Promise.resolve(new Response(url));
          },
        },
        report: (walk) => said.push(walk),
      },
    );
    return said;
  };
  return { caches, asked, gone, wish, kept: () => caches.at(PACK).addresses.filter((key) => key !== KEPT_WALKS) };
}

describe('a walk', () => {
  test('says what it would weigh, and fetches nothing before it is asked to', async () => {
    const { wish, asked } = openDevice();
    expect(await wish('ask')).toEqual([{ type: 'walk', unit: '84A', state: 'out', done: 0, total: 2, missing: 150 }]);
    expect(asked).toEqual([]);
  });

  test('is kept picture by picture, and says how far it is', async () => {
    const { wish, kept } = openDevice();
    const said = await wish('keep');
    expect(said.at(0)).toMatchObject({ state: 'filling', done: 0, total: 2 });
    expect(said.at(-1)).toEqual({ type: 'walk', unit: '84A', state: 'kept', done: 2, total: 2, missing: 0 });
    expect(kept()).toEqual([LIVING, KITCHEN]);
  });

  test('of which something did not come is not called kept, and goes on where it stopped', async () => {
    const { wish, gone, asked } = openDevice();
    gone.add(KITCHEN);
    expect((await wish('keep')).at(-1)).toMatchObject({ state: 'broken', done: 1, missing: 70 });
    asked.length = 0;
    gone.clear();
    expect((await wish('keep')).at(-1)).toMatchObject({ state: 'kept', done: 2 });
    expect(asked).toEqual([KITCHEN]);
  });

  test('that nobody knows is not answered', async () => {
    expect(await openDevice().wish('keep', '999Z')).toEqual([]);
  });

  test('is given up without what another one, or the pack, shows too', async () => {
    const { wish, kept, caches } = openDevice();
    const [walk] = offlineFiles.walks;
    const files = { ...offlineFiles, pictures: [...offlineFiles.pictures, walk!.pictures[0]!] };
    await wish('keep');
    await wish('keep', '59A');
    expect((await wish('drop', '84A', files)).at(-1)).toMatchObject({ state: 'out', done: 1, missing: 70 });
    expect(kept()).toEqual([LIVING, '/images/panorama-hall-0123abcd-3000.avif']);
    expect(await keptWalks(caches.at(PACK))).toEqual(['59A']);
  });
});

describe('after an update of the site', () => {
  /** A later build: the kitchen has another picture. */
  const later: OfflineFiles = {
    ...offlineFiles,
    walks: offlineFiles.walks.map(({ unit, pictures }) => ({
      unit,
      pictures: pictures.map(({ base, sizes }) => ({
        base: base.replace('kitchen-0123abcd', 'kitchen-99999999'),
        sizes,
      })),
    })),
  };

  test('a kept walk belongs to the pack, which fetches what has changed of it and no more', async () => {
    const { wish, caches } = openDevice();
    await wish('keep');
    const kept = await keptWalks(caches.at(PACK));
    expect(kept).toEqual(['84A']);
    const there = await keptIn(caches, [PACK]);
    const missing = missingFrom(packItems({ ...later, pack: [], pictures: [] }, device, kept), there);
    expect(missing.map(({ key }) => key)).toEqual(['/images/panorama-kitchen-99999999-3000.avif']);
    expect((await wish('ask', '84A', later)).at(-1)).toMatchObject({ state: 'broken', done: 1, missing: 70 });
  });

  test('the old picture belongs to nothing any more; what is kept and that it is stay', () => {
    const keys = packKeys(later);
    expect(keys.has(KITCHEN)).toBe(false);
    expect(keys.has(LIVING)).toBe(true);
    expect(keys.has(KEPT_WALKS)).toBe(true);
  });
});

test('what a browser has spoiled of the note counts as none', async () => {
  const caches = new FakeCaches();
  await caches.at(PACK).put(KEPT_WALKS, new Response('{"84A":true}'));
  expect(await keptWalks(caches.at(PACK))).toEqual([]);
});
