import { formatLines, isWithin, percentile } from './figures.mjs';
import { openBenchSite } from './site.mjs';

/** @typedef {{ lcp: number, tbt: number, cls: number }} Speed */

const TIMES = 5;
/** Lighthouse's slow 4G, and a phone of its class. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: 96_000,
};
export const SLOWDOWN = 4;
/** The largest picture may come this many times as late as on the same page without any script. */
const LCP_LIMIT = 1.1;
export const TBT_LIMIT_MS = 100;
/** What everybody rounds to 0.00. */
export const CLS_LIMIT = 0.005;
const NAVIGATION_LIMIT_MS = 100;
/** How long after the load the main thread is watched: long enough for hydration and what follows it. */
const WATCHED_MS = 4000;
/** How long the largest picture may take to be painted after the load. */
const SETTLED_MS = 1000;

/** Runs in the page before anything else. As Lighthouse counts, a long task blocks from the first paint of content on. */
function watchSpeed() {
  const speed = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { speed });
  const blocked = (/** @type {PerformanceEntry} */ { startTime, duration }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return Math.max(0, startTime + duration - Math.max(startTime + 50, painted));
  };
  const watch = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (speed.lcp = startTime));
  watch('longtask', (entry) => (speed.tbt += blocked(entry)));
  watch('layout-shift', (entry) => (speed.cls += Reflect.get(entry, 'value')));
}

/**
 * One load of a page on a slow phone, with or without the site's scripts.
 * @param {import('playwright').Browser} browser @param {string} address @param {boolean} withScripts @returns {Promise<Speed>}
 */
async function measureOnce(browser, address, withScripts) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchSpeed);
    // The inline loader stays, and JavaScript on: without it Chromium fetches lazy pictures at once, before the largest.
    if (!withScripts) await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(withScripts ? WATCHED_MS : SETTLED_MS);
    return await page.evaluate(() => Reflect.get(window, 'speed'));
  } finally {
    await context.close();
  }
}

/** The median of each figure. @param {Speed[]} speeds @returns {Speed} */
function medianOf(speeds) {
  const median = (/** @type {keyof Speed} */ name) =>
    percentile(
      speeds.map((speed) => speed[name]),
      0.5,
    );
  return { lcp: median('lcp'), tbt: median('tbt'), cls: median('cls') };
}

/** A page without and with its scripts, in turn: a machine that gets busy slows both. @param {import('playwright').Browser} browser @param {string} address */
async function comparePage(browser, address) {
  /** @type {Speed[]} */
  const bare = [];
  /** @type {Speed[]} */
  const full = [];
  for (let time = 0; time < TIMES; time++) {
    bare.push(await measureOnce(browser, address, false));
    full.push(await measureOnce(browser, address, true));
  }
  return { bare: medianOf(bare), full: medianOf(full) };
}

/** How long a finger or a mouse is on a link at least before the click: the page's code is asked for then. */
const POINTED_MS = 80;

/** From a click in the menu to the next page's heading, its code being in the worker's store. @param {import('./site.mjs').BenchSite} site */
async function measureNavigation({ browser, url, pages }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url + pages.policy);
  await page.waitForFunction(
    () => window.early?.taken === true && Reflect.get(window, '__offlineReady') === true,
    null,
    {
      timeout: 120_000,
    },
  );
  const times = await page.evaluate(async (pointedMs) => {
    const taken = [];
    const links = [...document.querySelectorAll('header nav a[href^="/"]')];
    for (const link of links) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, pointedMs));
      const before = document.querySelector('h1')?.textContent;
      const from = performance.now();
      /** @type {HTMLAnchorElement} */ (link).click();
      while (document.querySelector('h1')?.textContent === before && performance.now() - from < 2000)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      taken.push(performance.now() - from);
    }
    // A link to the page that is shown changes nothing.
    return taken.filter((time) => time < 2000);
  }, POINTED_MS);
  await page.close();
  const p95 = percentile(times, 0.95);
  return {
    name: 'tap → next page, once installed',
    figures: { times: `${times.length}`, p50: `${percentile(times, 0.5).toFixed(0)} ms`, p95: `${p95.toFixed(0)} ms` },
    measured: p95,
    limit: NAVIGATION_LIMIT_MS,
  };
}

/**
 * How fast pages are on a slow phone.
 * @param {string[]} addresses these alone; empty: every page
 * @returns {Promise<boolean>} whether every limit is kept
 */
export async function benchSpeed(addresses) {
  const site = await openBenchSite();
  const lines = [];
  try {
    const navigations = await measureNavigation(site);
    for (const path of addresses.length > 0 ? addresses : site.pages.listed) {
      const address = site.url + encodeURI(path);
      const { bare, full } = await comparePage(site.browser, address);
      const ratio = full.lcp / bare.lcp;
      lines.push({
        name: path,
        figures: {
          LCP: `${full.lcp.toFixed(0)} ms`,
          'without JS': `${bare.lcp.toFixed(0)} ms`,
          ratio: ratio.toFixed(2),
          TBT: `${full.tbt.toFixed(0)} ms`,
          CLS: full.cls.toFixed(3),
        },
        // The figure that is farthest beyond its limit, as a share of it.
        measured: Math.max(ratio / LCP_LIMIT, full.tbt / TBT_LIMIT_MS, full.cls / CLS_LIMIT),
        limit: 1,
      });
      console.log(formatLines([lines.at(-1) ?? navigations]));
    }
    console.log(`\n${formatLines([navigations])}\n`);
    return [...lines, navigations].every(isWithin);
  } finally {
    await site.close();
  }
}
