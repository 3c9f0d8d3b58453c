import { describe, expect, test } from 'vitest';
import { message, readToPage } from '#protocol/worker/worker-messages.ts';
import { dropOldCaches, noteOldCaches } from '#sw/caches.ts';
import { hasOldTab } from '#sw/tabs.ts';
import { FakeCaches } from '#tests/support/host/fake-caches.ts';

const CURRENT = 'modelhouse-install-b2';

async function afterAnUpdate() {
  const caches = new FakeCaches();
  caches.at('modelhouse-install-b1');
  caches.at('another-app');
  caches.at(CURRENT);
  caches.at('modelhouse-press-pictures-1');
  await caches.at('modelhouse-pack-1').put('/images/a-1.avif', new Response('old picture'));
  await caches.at('modelhouse-pack-1').put('/images/b-1.avif', new Response('still used'));
  await noteOldCaches({ caches, current: CURRENT });
  const drop = (isOldTabOpen: boolean) =>
    dropOldCaches({
      caches,
      current: CURRENT,
      packKeys: new Set(['/images/b-1.avif']),
      hasOldTab: () => Promise.resolve(isOldTabOpen),
    });
  return { caches, drop };
}

describe('older caches', () => {
  test('stay while a tab of an older build is open', async () => {
    const { caches, drop } = await afterAnUpdate();
    await drop(true);
    expect(await caches.keys()).toContain('modelhouse-install-b1');
    expect(caches.at('modelhouse-pack-1').entries.size).toBe(2);
  });

  test('go with the last of them; nothing that is not ours does', async () => {
    const { caches, drop } = await afterAnUpdate();
    await drop(false);
    expect(await caches.keys()).toEqual(['another-app', CURRENT, 'modelhouse-press-pictures-1', 'modelhouse-pack-1']);
    expect(caches.at('modelhouse-pack-1').addresses).toEqual(['/images/b-1.avif']);
  });

  test('are those that were there at the take-over: what a newer build is installing stays', async () => {
    const { caches, drop } = await afterAnUpdate();
    caches.at('modelhouse-install-b3');
    await drop(false);
    await drop(false);
    expect(await caches.keys()).toContain('modelhouse-install-b3');
  });
});

describe('a tab', () => {
  const tab = (answer: unknown, url = 'https://site.example/', frameType = 'top-level') => ({
    url,
    frameType,
    postMessage: (data: unknown, ports: unknown) => {
      expect(readToPage(data)).toEqual({ type: 'who' });
      if (answer !== undefined) (ports as MessagePort[])[0]?.postMessage(answer);
    },
  });
  const here = (entry: string) => message({ type: 'here', entry });
  const isOld = (given: ReturnType<typeof tab>) =>
    hasOldTab([given], { entry: '/assets/main-2.js', online: ['/단지/desk'] }, 50);

  test('of this build is not old; of another build it is', async () => {
    expect(await isOld(tab(here('/assets/main-2.js')))).toBe(false);
    expect(await isOld(tab(here('/assets/main-1.js')))).toBe(true);
  });

  test('that does not answer, or speaks another version, may be old', async () => {
    expect(await isOld(tab(undefined))).toBe(true);
    expect(await isOld(tab({ v: 99, type: 'here', entry: '/assets/main-2.js' }))).toBe(true);
  });

  test('that shows a file, a frame of a page, the inbox or the desk needs no chunk that is kept', async () => {
    expect(await isOld(tab(undefined, 'https://site.example/announcement.pdf'))).toBe(false);
    expect(await isOld(tab(undefined, 'https://site.example/frame', 'nested'))).toBe(false);
    expect(await isOld(tab(undefined, 'https://site.example/local/inbox'))).toBe(false);
    expect(await isOld(tab(undefined, 'https://site.example/%EB%8B%A8%EC%A7%80/desk'))).toBe(false);
  });
});
