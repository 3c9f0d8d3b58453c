import { testOffline as test } from '#e2e/support/builds/offline.ts';
import { expect, untilReady } from '#e2e/support/site.ts';

test.use({ serviceWorkers: 'allow' });

const TAGGED = { tag: '@desktop' };

test('the parameters of a campaign change nothing', TAGGED, async ({ gone, page }) => {
  for (const query of [
    '?utm_source=naver&utm_campaign=open',
    '?kakao_agent=android&KAKAO_TRACK=1',
    '?fbclid=x&n_media=27758&gclid=y',
  ]) {
    const response = await page.goto(`${gone.url}/BusinessGuide/plan${query}`);
    expect(response?.status()).toBe(200);
    await untilReady(page);
    await expect(page.locator('h1')).toHaveText('분양일정');
  }
});

test('other spellings of an address lead to it, as on the host', TAGGED, async ({ gone, page }) => {
  const { slug } = gone.content.facts;
  for (const [from, to] of [
    ['/Brand/intro/', '/Brand/intro'],
    ['/Brand/intro.html', '/Brand/intro'],
    ['/index.html', '/'],
    ['/Brand/intro/?utm_source=kakao', '/Brand/intro?utm_source=kakao'],
    ['/SalesInfo/StampTax', '/SalesInfo/stampTax'],
    ['/Promotion/Press', `/${slug}/press`],
  ] as const) {
    await page.goto(gone.url + from);
    await expect(page).toHaveURL(gone.url + encodeURI(to));
    await untilReady(page);
  }
});

test('addresses without a file of their own are answered by their shells', TAGGED, async ({ gone, page }) => {
  for (const address of [
    `/${gone.content.facts.slug}/press/newer-than-the-build`,
    '/다른단지/press',
    '/다른단지/customer',
  ]) {
    const response = await page.goto(gone.url + encodeURI(address));
    expect(response?.status(), address).toBe(200);
    await untilReady(page);
  }
  await expect(page.locator('h1')).toBeVisible();
});

test('what there is not is Not Found, with its status', TAGGED, async ({ gone, page }) => {
  for (const address of ['/nowhere', '/brand/intro', '/FloorPlan/999Z', '/nowhere/']) {
    const response = await page.goto(gone.url + address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await untilReady(page);
  }
});

test('the announcement opens from its button in a new tab', TAGGED, async ({ gone, page, context }) => {
  await page.goto(`${gone.url}/SalesInfo/announcement`);
  await untilReady(page);
  const answered = context.waitForEvent('response', (response) => response.url().endsWith('/announcement.pdf'));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '모집공고 PDF 확인하기' }).click();
  await opened;
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.fromServiceWorker()).toBe(true);
  expect(response.headers()['content-type']).toBe('application/pdf');
  // A browser that saves the file instead never says so: then the words end after five seconds.
  await expect(page.getByRole('status').filter({ hasText: '파일을 불러오는 중' })).toHaveCount(0, { timeout: 15_000 });
});

test('a part of a file is a part, and its end is known', TAGGED, async ({ gone, page }) => {
  const answers = await page.evaluate(async () => {
    const whole = new Uint8Array(await (await fetch('/announcement.pdf')).arrayBuffer());
    const part = async (range: string) => {
      const response = await fetch('/announcement.pdf', { headers: { range } });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const first = Number(/ (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0);
      const isSame = bytes.every((byte, index) => byte === whole[first + index]);
      return [response.status, response.headers.get('content-range'), bytes.length, isSame];
    };
    const size = whole.length;
    return {
      size,
      parts: [await part('bytes=0-4'), await part('bytes=10-'), await part('bytes=-7'), await part(`bytes=${size}-`)],
    };
  });
  const { size, parts } = answers;
  expect(gone.url).toBeTruthy();
  expect(parts).toEqual([
    [206, `bytes 0-4/${size}`, 5, true],
    [206, `bytes 10-${size - 1}/${size}`, size - 10, true],
    [206, `bytes ${size - 7}-${size - 1}/${size}`, 7, true],
    [416, `bytes */${size}`, 0, true],
  ]);
});

test('films are never kept', TAGGED, async ({ gone, page }) => {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((address) => address.startsWith('/films/'))).toEqual([]);
  expect(kept.length, gone.url).toBeGreaterThan(150);
});
