import { build } from 'vite';
import { BUILD_TARGET } from '#tools/commands/build/build-target.mjs';
import { root } from '#tools/commands/project.mjs';
import { formatLines, isWithin, timesLine } from './figures.mjs';
import { openBenchSite } from './site.mjs';
import { SLOWDOWN } from './speed.mjs';

/** A screen of 60 Hz, and what a clock of whole frames may be late. */
const FRAME_LIMIT_MS = 17.5;
const CHECK_LIMIT_MS = 4;
/** Checks that are timed together: a slowed processor stands still now and then, longer than one of them takes. */
const TOGETHER = 20;
const TIMES = 60;
/** Three seconds of a finger. */
const MOVES = 180;

/** @typedef {import('playwright').Page} Page @typedef {import('./site.mjs').BenchSite} BenchSite */

// What the page does at every move of a finger, besides drawing.
const ENTRY = `
  import { fitProblems } from '#site/furniture/fit-problems.ts';
  import { homeFloor } from '#site/furniture/home-floor.ts';
  import { readLayout } from '#site/furniture/layout-code.ts';
  globalThis.timeChecks = (plan, code, times, together) => {
    const { layout } = readLayout(code);
    const floor = homeFloor(plan, layout.variant);
    return Array.from({ length: times }, () => {
      const begun = performance.now();
      for (let check = 0; check < together; check += 1) fitProblems(floor, layout.pieces);
      return (performance.now() - begun) / together;
    });
  };
`;
const ENTRY_ID = 'virtual:checks-entry';

/** The checks as one script, minified as the build does. @returns {Promise<string>} */
async function bundleChecks() {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'bench:checks-entry',
        resolveId: (id) => (id === ENTRY_ID ? id : null),
        load: (id) => (id === ENTRY_ID ? ENTRY : null),
      },
    ],
    build: { write: false, target: BUILD_TARGET, modulePreload: false, rolldownOptions: { input: ENTRY_ID } },
  });
  const chunks = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

/** How long each check of the layout takes on the slow phone. @param {Page} page @param {BenchSite['pages']['furniture']} furniture @returns {Promise<number[]>} */
async function timeChecks(page, { plan, code }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await cdp.send('Runtime.evaluate', { expression: await bundleChecks() });
  const expression = `timeChecks(${JSON.stringify(plan)}, ${JSON.stringify(code)}, ${TIMES}, ${TOGETHER})`;
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** The times between frames while a finger drags the chosen piece about. @param {Page} page @returns {Promise<number[]>} */
async function timeFrames(page) {
  await page.locator('main li button[aria-pressed]').first().click();
  const piece = page.locator('[data-piece][aria-pressed="true"]');
  await piece.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await piece.boundingBox();
  if (!box) throw new Error('the chosen piece is nowhere on the screen');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number} */ step) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: x + 60 * Math.sin(step / 20), y: y + 30 * (1 - Math.cos(step / 20)), id: 0 }],
    });
  const frames = page.evaluate((count) => {
    /** @type {number[]} */
    const times = [];
    let before = performance.now();
    return new Promise((/** @type {(times: number[]) => void} */ resolve) => {
      const frame = (/** @type {number} */ now) => {
        times.push(now - before);
        before = now;
        if (times.length < count) requestAnimationFrame(frame);
        else resolve(times);
      };
      requestAnimationFrame(frame);
    });
  }, MOVES);
  await touch('touchStart', 0);
  for (let step = 1; step <= MOVES; step += 1) await touch('touchMove', step);
  await touch('touchEnd', MOVES);
  // The first frames are those before the finger came down.
  return (await frames).slice(5);
}

/** How smoothly furniture follows a finger on a plan that is full of it. @returns {Promise<boolean>} whether every limit is kept */
export async function benchFurniture() {
  const site = await openBenchSite();
  const { furniture } = site.pages;
  try {
    const context = await site.browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    await page.goto(site.url + furniture.address);
    await page
      .locator('[data-piece]')
      .nth(furniture.count - 1)
      .waitFor();
    const lines = [
      timesLine('a check of the layout', await timeChecks(page, furniture), CHECK_LIMIT_MS),
      timesLine('between two frames of a drag', await timeFrames(page), FRAME_LIMIT_MS),
    ];
    console.log(
      `${furniture.count} pieces on ${furniture.unit}, processor ${SLOWDOWN}× slower\n\n${formatLines(lines)}\n`,
    );
    return lines.every(isWithin);
  } finally {
    await site.close();
  }
}
