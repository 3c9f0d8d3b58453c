import { expect, test, untilReady } from '#e2e/support/site.ts';
import { tracesOf, watchTraces } from '#e2e/support/visitors/traces.ts';

const NAME = '남궁하늘';
const PHONE = '010-9876-5432';

test('a page that nobody typed into leaves no trace of a visitor', async ({ page, context }) => {
  const traces = watchTraces(context, page);
  await page.goto('/');
  await untilReady(page);
  const collected = await traces.collect();
  expect(tracesOf([NAME, PHONE], collected)).toEqual([]);
  expect(collected.filter(({ where }) => where === 'request').length).toBeGreaterThan(5);
});

test('a word is found wherever a page puts it, in whatever way it is written', async ({ page, context }) => {
  const traces = watchTraces(context, page);
  await page.goto('/');
  await untilReady(page);
  await page.evaluate(
    async ([name, phone]) => {
      const bytes = new TextEncoder().encode(`x${name}`);
      const base64 = btoa(String.fromCharCode(...bytes));
      localStorage.setItem('planted-local', `{"phone":"${phone.replaceAll('-', '')}"}`);
      sessionStorage.setItem('planted-session', base64);
      window.name = name;
      document.cookie = `planted=${encodeURIComponent(name)}`;
      const opening = indexedDB.open('planted-database', 1);
      await new Promise<void>((resolve, reject) => {
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').put({ deep: new Map([['a', [{ blob: new Blob([bytes]) }]]]) }, 'blob');
          writing.objectStore('rows').put({ intl: `+82 ${phone.slice(1).replaceAll('-', '')}` }, 'phone');
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
      await (await caches.open('planted-cache')).put('/planted', new Response(JSON.stringify({ name })));
      const file = await (await navigator.storage.getDirectory()).getFileHandle('planted.txt', { create: true });
      const writable = await file.createWritable();
      await writable.write(name);
      await writable.close();
      await fetch(`/build.json?q=${encodeURIComponent(name)}`);
      console.log('planted', { name });
    },
    [NAME, PHONE] as const,
  );
  await page.evaluate((name) => history.pushState({ planted: [name] }, '', `?who=${encodeURIComponent(name)}`), NAME);
  const found = tracesOf([NAME, PHONE], await traces.collect());
  const origin = new URL(page.url()).origin;
  expect(found.sort()).toEqual(
    [
      `Cache planted-cache ${origin}/planted: ${NAME}`,
      `IndexedDB planted-database/rows: ${NAME}`,
      `IndexedDB planted-database/rows: ${PHONE}`,
      `address: ${NAME}`,
      `console: ${NAME}`,
      `cookie planted: ${NAME}`,
      `history.state: ${NAME}`,
      `file /planted.txt: ${NAME}`,
      `localStorage planted-local: ${PHONE}`,
      `request: ${NAME}`,
      `sessionStorage planted-session: ${NAME}`,
      `window.name: ${NAME}`,
    ].sort(),
  );
});
