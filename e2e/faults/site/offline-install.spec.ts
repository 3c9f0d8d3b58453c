import { readOfflineFiles, serveFaultySite, untilOfflineReady } from '#e2e/support/builds/offline.ts';
import { cacheKey } from '#sw/cache-keys.ts';
import { expect, test as base, type Page } from '#e2e/support/site.ts';

type FaultySite = Awaited<ReturnType<typeof serveFaultySite>>;

const test = base.extend<{ faulty: FaultySite }>({
  baseURL: async ({}, use) => use(undefined),
  faulty: async ({}, use) => {
    const site = await serveFaultySite();
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });
const DESKTOP = { tag: '@desktop' };

const files = readOfflineFiles();
const script = (part: string) => files.install.find(({ url }) => url.startsWith(`/assets/${part}`))?.url ?? '';

/** Every address that an install may ask for. */
const ASKED_FOR = [...files.install, files.pagesFile].map(({ url }) => url);

const installed = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('install'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().length;
  });

const hasWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));

/** The page that shows these is not the one that is spoiled: no page of the first view loads any of them. */
const SPOILED = { hang: script('schedule-'), cut: script('unit-table-'), portal: script('interior-') } as const;

test(
  'an asset that hangs, one that is cut and a captive portal’s page fail the install, not what it has',
  DESKTOP,
  async ({ faulty, page }) => {
    test.setTimeout(120_000);
    for (const [fault, url] of Object.entries(SPOILED)) {
      expect(url, fault).not.toBe('');
      // One file of two: those that end in .js, so that pages themselves stay whole.
      faulty.faults.set(url, fault as keyof typeof SPOILED);
    }
    const started = Date.now();
    await page.goto(`${faulty.url}/Brand/intro`);
    // Everything else is there long before the hanging one is given up.
    await expect.poll(() => installed(page), { timeout: 15_000 }).toBe(files.install.length - 3);
    expect(await hasWorker(page)).toBe(false);
    expect(
      faulty.asked.filter((url) => url === SPOILED.portal).length,
      'asked once more past the browser’s cache',
    ).toBe(2);
    faulty.faults.clear();
    const asked = faulty.asked.length;
    await expect.poll(() => hasWorker(page), { timeout: 60_000 }).toBe(true);
    const seconds = (Date.now() - started) / 1000;
    expect(seconds, 'after 20 s without a byte, and the wait before the next try').toBeGreaterThan(20);
    expect(seconds).toBeLessThan(40);
    const again = new Set(faulty.asked.slice(asked));
    const resumed = ASKED_FOR.filter((url) => again.has(url));
    expect(resumed.sort(), 'the next try downloads only what is missing').toEqual(Object.values(SPOILED).sort());
    await untilOfflineReady(page);
  },
);

/** What of the install set is in no cache. */
async function missing(page: Page): Promise<string[]> {
  const keys = await page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(location.origin, ''));
  });
  return files.install.filter((file) => !keys.includes(cacheKey(file, files))).map(({ url }) => url);
}

const isInstalling = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));

test('a network that is cut in the middle of the install costs nothing twice', DESKTOP, async ({ faulty, page }) => {
  test.setTimeout(90_000);
  // Styles and drawings: without the scripts that start the page and register the worker nothing is installed.
  const lost = ASKED_FOR.filter(
    (url) => /^\/(assets|maps)\/.*\.(css|svg)$/.test(url) && !url.includes('/worker'),
  ).slice(-12);
  for (const url of lost) faulty.faults.set(url, 'cut');
  await page.goto(`${faulty.url}/Brand/intro`);
  const failed = () => new Set(faulty.asked.filter((url) => lost.includes(url))).size;
  await expect.poll(async () => failed() >= 4 && !(await isInstalling(page)), { timeout: 15_000 }).toBe(true);
  expect(failed(), 'it gives up soon').toBeLessThan(lost.length);
  // Whatever was on its way when it gave up: what counts is what the attempt has left.
  const rest = await missing(page);
  const asked = faulty.asked.length;
  faulty.faults.clear();
  expect(rest).toEqual(expect.arrayContaining(lost));
  expect(rest.length).toBeLessThan(files.install.length);
  await expect.poll(() => hasWorker(page), { timeout: 30_000 }).toBe(true);
  const again = new Set(faulty.asked.slice(asked).filter((url) => ASKED_FOR.includes(url)));
  expect([...again].sort()).toEqual(rest.toSorted());
});

/** A page of the cache, and as the host answers it. */
const answersOf = (page: Page, url: string, key: string) =>
  page.evaluate(
    async (asked) => {
      const answers = [await caches.match(asked.key), await fetch(`${asked.url}?past-the-worker`, { method: 'HEAD' })];
      return answers.map((answer) =>
        [...(answer?.headers ?? [])].filter(
          ([name]) =>
            !/^(etag|last-modified|date|connection|keep-alive|transfer-encoding|content-(length|encoding))$/.test(name),
        ),
      );
    },
    { url, key },
  );

test(
  'the pages come in one file, and obey the policies that the host sends with each',
  DESKTOP,
  async ({ faulty, page }) => {
    await page.goto(`${faulty.url}/Brand/intro`);
    await untilOfflineReady(page);
    const pages = files.pages.map(({ url }) => url);
    const [first] = pages;
    expect(new Set(faulty.asked.filter((url) => pages.includes(url)))).toEqual(new Set(['/Brand/intro', first]));
    expect(faulty.asked.filter((url) => url === files.pagesFile.url)).toHaveLength(1);
    for (const file of [files.pages.at(1), files.pages.at(-2)]) {
      const [kept, answered] = await answersOf(page, file?.url ?? '', file ? cacheKey(file, files) : '');
      expect(kept).toEqual(answered);
      expect(kept?.map(([name]) => name)).toContain('content-security-policy');
    }
  },
);

test('without the file that holds them the pages come one by one', DESKTOP, async ({ faulty, page }) => {
  faulty.faults.set(files.pagesFile.url, 'portal');
  await page.goto(`${faulty.url}/Brand/intro`);
  await untilOfflineReady(page);
  expect(faulty.asked).toEqual(expect.arrayContaining(files.pages.map(({ url }) => url)));
  expect(await installed(page)).toBe(files.install.length);
});

test(
  'a worker that is stopped in the middle of the pack goes on where it was',
  DESKTOP,
  async ({ faulty, page, context }) => {
    test.setTimeout(90_000);
    const late = files.pictures
      .at(40)
      ?.sizes.flatMap(([width]) => [
        `${files.pictures.at(40)?.base}-${width}.avif`,
        `${files.pictures.at(40)?.base}-${width}.webp`,
      ]);
    for (const url of late ?? []) faulty.faults.set(url, 'hang');
    await page.goto(`${faulty.url}/privacy`);
    await expect.poll(() => faulty.asked.some((url) => late?.includes(url)), { timeout: 30_000 }).toBe(true);
    await expect(page.getByText('인터넷이 끊겨도 보실 수 있게 준비하고 있습니다')).toBeAttached();
    const cdp = await context.newCDPSession(page);
    await cdp.send('ServiceWorker.enable');
    await cdp.send('ServiceWorker.stopAllWorkers');
    faulty.faults.clear();
    const before = new Set(faulty.asked.filter((url) => url.startsWith('/images/') && !late?.includes(url)));
    const asked = faulty.asked.length;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await untilOfflineReady(page);
    const twice = faulty.asked.slice(asked).filter((url) => before.has(url));
    expect(twice).toEqual([]);
  },
);

test('on Save-Data the pack waits until it is asked for', DESKTOP, async ({ faulty, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(`${faulty.url}/privacy`);
  const button = page.getByRole('button', { name: '인터넷이 끊겨도 볼 수 있게 준비하기' });
  await expect(button).toBeVisible({ timeout: 20_000 });
  expect(faulty.asked).not.toContain('/announcement.pdf');
  expect(await page.evaluate(() => window.__offlineReady)).toBe(false);
  await button.click();
  await untilOfflineReady(page);
  expect(faulty.asked).toContain('/announcement.pdf');
  await page.reload();
  await untilOfflineReady(page);
});

test('without workers everything else goes on', DESKTOP, async ({ faulty, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await page.goto(`${faulty.url}/privacy`);
  await page.waitForFunction(() => window.early?.taken === true);
  expect(await page.evaluate(() => window.__offlineReady)).toBe(false);
  await expect(page.locator('footer').getByText('오프라인')).toHaveCount(0);
});

test(
  'files that the browser took away of the install set are missed, said to be missing, and come back',
  DESKTOP,
  async ({ faulty, page }) => {
    await page.goto(`${faulty.url}/privacy`);
    await untilOfflineReady(page);
    // Not what this page itself is made of: it could say nothing then.
    const used = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const lost = files.install
      .filter(({ url }, index) => index % 28 === 5 && !used.includes(url))
      .map(({ url }) => url);
    await page.evaluate(async (urls) => {
      const [name = ''] = (await caches.keys()).filter((candidate) => candidate.includes('install'));
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (urls.includes(new URL(request.url).pathname)) await cache.delete(request);
    }, lost);
    expect(await installed(page)).toBe(files.install.length - lost.length);
    faulty.asked.length = 0;
    for (const url of lost) faulty.faults.set(url, 'portal');
    await page.reload();
    await expect.poll(() => faulty.asked.filter((url) => lost.includes(url)).length).toBeGreaterThan(0);
    await expect(page.getByText('인터넷이 끊겨도 보실 수 있게 준비하고 있습니다')).toBeAttached();
    expect(await page.evaluate(() => window.__offlineReady)).toBe(false);
    faulty.faults.clear();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await untilOfflineReady(page);
    expect(await installed(page)).toBe(files.install.length);
  },
);
