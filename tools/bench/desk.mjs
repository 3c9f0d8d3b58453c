import { formatLines, isWithin, timesLine } from './figures.mjs';
import { openBenchSite } from './site.mjs';
import { NETWORK, SLOWDOWN } from './speed.mjs';

const LEADS = 5000;
const TIMES = 5;
const LIMIT_MS = 2000;

const LINES = '[role=tabpanel] li';

/** @typedef {import('playwright').Page} Page @typedef {import('./site.mjs').BenchSite} BenchSite */

/** A phone of the bench on which the administrator is signed in; the desk's files are in its cache. @param {BenchSite} site */
async function openDesk({ browser, url, pages, administrator }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(url + pages.desk);
  await page.fill('[type=email]', administrator.email);
  await page.fill('[type=password]', administrator.password);
  await page.click('[type=submit]');
  await page.locator(LINES).first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/**
 * How long it takes until the list shows other lines than before. In the page's own time: what this process waits for
 * is no part of it.
 * @param {Page} page @param {() => Promise<unknown>} work
 */
async function untilOtherLines(page, work) {
  const begun = Date.now();
  const before = await page.locator(LINES).allInnerTexts();
  await work();
  await page.waitForFunction(
    ({ lines, count, first }) => {
      const shown = [...document.querySelectorAll(lines)];
      const isOther = shown.length !== count || /** @type {HTMLElement} */ (shown[0])?.innerText !== first;
      return shown.length > 0 && isOther;
    },
    { lines: LINES, count: before.length, first: before[0] },
  );
  return Date.now() - begun;
}

/** Each of what staff wait for, once. @param {Page} page @param {BenchSite['pages']['buttons']} buttons */
async function measureOnce(page, buttons) {
  const opened = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await page.locator(LINES).first().waitFor();
  const list = Date.now() - opened;
  const further = await untilOtherLines(page, () => page.getByRole('button', { name: buttons.more }).click());
  const [digits = ''] = /(?<=-)\d{4}/.exec(await page.locator(LINES).last().innerText()) ?? [];
  await page.locator('summary').click();
  const filter = await untilOtherLines(page, () => page.locator('select').first().selectOption('contracted'));
  await page.fill('[type=search]', digits);
  const search = await untilOtherLines(page, () => page.press('[type=search]', 'Enter'));
  return { 'desk opened → list': list, 'further page': further, 'filter → list': filter, 'search → list': search };
}

/** @param {Page} page @param {BenchSite['pages']['buttons']} buttons @returns {Promise<number>} milliseconds */
async function exportAll(page, buttons) {
  await page.reload();
  await page.getByRole('button', { name: buttons.export }).click();
  const begun = Date.now();
  await Promise.all([
    page.waitForEvent('download', { timeout: 180_000 }),
    page.getByRole('button', { name: buttons.startExport, exact: true }).click(),
  ]);
  return Date.now() - begun;
}

/** What staff wait for with many leads at the office, on a slow phone. @returns {Promise<boolean>} whether every limit is kept */
export async function benchDesk() {
  const site = await openBenchSite({ leads: LEADS });
  const { buttons } = site.pages;
  try {
    const page = await openDesk(site);
    /** @type {Awaited<ReturnType<typeof measureOnce>>[]} */
    const found = [];
    for (let index = 0; index < TIMES; index += 1) found.push(await measureOnce(page, buttons));
    const exported = await exportAll(page, buttons);
    const names = /** @type {(keyof typeof found[0])[]} */ (Object.keys(found[0] ?? {}));
    const lines = [
      ...names.map((name) =>
        timesLine(
          name,
          found.map((times) => times[name]),
          LIMIT_MS,
        ),
      ),
      timesLine('export of all', [exported], null),
    ];
    console.log(
      `${LEADS} leads, slow 4G, processor ${SLOWDOWN}× slower, median and worst of ${TIMES}\n\n${formatLines(lines)}\n`,
    );
    return lines.every(isWithin);
  } finally {
    await site.close();
  }
}
