import fs from 'node:fs/promises';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import { readOfflineFiles, serveFaultySite, untilOfflineReady } from '#e2e/support/builds/offline.ts';
import { buildSite, changedContent } from '#e2e/support/builds/second-build.ts';
import { TABS_CHANNEL } from '#protocol/worker/tab-messages.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

const OLD = '청약 전에 입주자모집공고를 확인해 주세요.';
const NEW = '새 판에서 바뀐 안내입니다.';
const DESKTOP = { tag: '@desktop' };

let newer = '';
let removing = '';
const folders: string[] = [];

test.use({ serviceWorkers: 'allow', baseURL: async ({}, use) => use(undefined) });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  // Two builds.
  test.setTimeout(180_000);
  const content = await changedContent('shell.ts', OLD, NEW);
  folders.push(content);
  newer = await buildSite({ CONTENT: content });
  removing = await buildSite({ WORKER: 'remove' });
  folders.push(newer, removing);
});

test.afterAll(() => Promise.all(folders.map((folder) => fs.rm(folder, { recursive: true, force: true }))));

type Deployed = Awaited<ReturnType<typeof serveFaultySite>>;

/** Puts another build in a server's place, at the same address. */
async function deploy(site: Deployed, dist: string): Promise<Deployed> {
  await site.close();
  return serveFaultySite({ dist, port: site.port });
}

const toast = (page: Page) => page.getByRole('button', { name: '새로고침' });
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => true));
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

/** Counts in a tab how often one of the site's tabs has said that a form is half filled. */
const countDraftAnswers = (page: Page) =>
  page.evaluate((name) => {
    Object.assign(window, { draftAnswers: 0 });
    new BroadcastChannel(name).addEventListener('message', ({ data }) => {
      if (data === 'has-draft') Reflect.set(window, 'draftAnswers', Reflect.get(window, 'draftAnswers') + 1);
    });
  }, TABS_CHANNEL);
const draftAnswers = (page: Page) => page.evaluate(() => Reflect.get(window, 'draftAnswers') as number);

/** Every script that the old build has and the new one has not. */
const oldScripts = () => {
  const known = new Set(readOfflineFiles(newer).install.map(({ url }) => url));
  return readOfflineFiles(builtDist).install.filter(({ url }) => url.endsWith('.js') && !known.has(url));
};

test(
  'a new build waits, is offered, and comes when the visitor says so, in every tab',
  DESKTOP,
  async ({ page, context }) => {
    let site = await serveFaultySite();
    await page.goto(`${site.url}/Brand/intro`);
    await untilOfflineReady(page);
    const other = await context.newPage();
    await other.goto(`${site.url}/privacy`);
    await untilReady(other);
    await expect(toast(page), 'the first worker is no update').toHaveCount(0);

    site = await deploy(site, newer);
    await checkForUpdate(page);
    await expect(toast(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(OLD)).toBeVisible();

    // While it waits, the open page finds every chunk of its own build, though the server has it no more.
    const [gone] = oldScripts();
    expect((await fetch(site.url + gone?.url)).status).toBe(404);
    expect(await page.evaluate(async (url) => (await fetch(url)).status, gone?.url ?? '')).toBe(200);
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '입지환경' }).first().click();
    await expect(page.locator('h1')).toBeVisible();

    const reloads = { page: 0, other: 0 };
    page.on('load', () => (reloads.page += 1));
    other.on('load', () => (reloads.other += 1));
    await toast(page).click();
    await expect(page.getByText(NEW)).toBeVisible({ timeout: 15_000 });
    await expect(other.getByText(NEW)).toBeVisible({ timeout: 15_000 });
    await untilReady(page);
    await untilReady(other);
    await untilOfflineReady(page);
    await expect(toast(page)).toHaveCount(0);
    expect(reloads).toEqual({ page: 1, other: 1 });
    // No tab needs the old build any more.
    const { build } = readOfflineFiles(newer);
    await expect.poll(() => cacheNames(page)).toEqual([`modelhouse-install-${build}`, 'modelhouse-pack-1']);
    await site.close();
  },
);

test(
  'nothing is offered while a form is half filled in any tab, and none is reloaded over it',
  DESKTOP,
  async ({ page, context }) => {
    let site = await serveFaultySite();
    await page.goto(`${site.url}/Brand/intro`);
    await untilOfflineReady(page);
    const form = await context.newPage();
    await form.goto(`${site.url}/Promotion/Customer`);
    await untilReady(form);
    await form.getByLabel('이름').first().fill('김온새');
    await countDraftAnswers(form);

    site = await deploy(site, newer);
    await checkForUpdate(page);
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), {
        timeout: 20_000,
      })
      .toBe(true);
    // The page that would offer it has asked the tabs twice, and been told of the draft.
    await expect.poll(() => draftAnswers(form), { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    await expect(toast(page)).toHaveCount(0);
    await expect(toast(form)).toHaveCount(0);

    await form.getByLabel('이름').first().fill('');
    await expect(toast(page)).toBeVisible({ timeout: 8000 });
    await expect(toast(form)).toBeVisible({ timeout: 8000 });

    // Typed in the moment between the offer and its acceptance, in a tab that cannot be asked.
    await form.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await form.getByLabel('이름').first().fill('김온새미');
    await toast(page).click();
    await expect(page.getByText(NEW)).toBeVisible({ timeout: 15_000 });
    await untilReady(page);
    await expect(form.getByText(OLD)).toBeVisible();
    await expect(form.getByLabel('이름').first()).toHaveValue('김온새미');
    await untilOfflineReady(page);
    // That tab still finds its build's chunks: the old cache stays as long as it is open.
    const [gone] = oldScripts();
    expect(await form.evaluate(async (url) => (await fetch(url)).status, gone?.url ?? '')).toBe(200);
    await form.close();
    await page.reload();
    const { build } = readOfflineFiles(newer);
    await expect
      .poll(() => cacheNames(page), { timeout: 15_000 })
      .toEqual([`modelhouse-install-${build}`, 'modelhouse-pack-1']);
    await site.close();
  },
);

test(
  'a chunk that is gone after a deploy reloads the page once, and not again for the same build',
  DESKTOP,
  async ({ page }) => {
    await page.addInitScript(() => {
      // As in a browser without workers, where the server's answer is all there is.
      delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    });
    let site = await serveFaultySite();
    await page.goto(`${site.url}/Brand/intro`);
    await untilReady(page);
    site = await deploy(site, newer);
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '입지환경' }).first().click();
    await expect(page.getByText(NEW)).toBeVisible({ timeout: 15_000 });
    await untilReady(page);
    await site.close();
  },
);

test(
  'the way back: a build without worker removes it and its caches, and leaves the database',
  DESKTOP,
  async ({ page }) => {
    let site = await serveFaultySite();
    await page.goto(`${site.url}/Brand/intro`);
    await untilOfflineReady(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('kept', 1);
          opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('leads'));
          opening.addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        }),
    );
    site = await deploy(site, removing);
    await checkForUpdate(page);
    await expect.poll(() => cacheNames(page).catch(() => ['reloading']), { timeout: 15_000 }).toEqual([]);
    await page.goto(`${site.url}/privacy`);
    await untilReady(page);
    const left = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      controlled: navigator.serviceWorker.controller !== null,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      ready: window.__offlineReady ?? false,
    }));
    expect(left).toMatchObject({ workers: 0, controlled: false, ready: false });
    expect(left.databases).toContain('kept');
    await site.close();
  },
);
