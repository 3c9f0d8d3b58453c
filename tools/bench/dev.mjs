import fs from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, inProject, root } from '#tools/commands/project.mjs';
import { formatLines, isWithin, timesLine } from './figures.mjs';

/** @typedef {import('playwright').Page} Page */

const FOLDER = path.join(cacheFolder, 'bench-dev');
const PORT = 4191;
const URL = `http://127.0.0.1:${PORT}/`;
const TIMES = 7;
/** A server that has just started bundles the packages first. */
const COLD_MS = 120_000;
const CHANGE_LIMIT_MS = 1000;
const FIRST_TEXT_LIMIT_MS = 2500;
/** What a development server says of what it cannot read, over any page. */
const MESSAGE = 'vite-error-overlay';

/** Runs something and says how long it took, in milliseconds. @param {() => Promise<unknown>} run */
async function timed(run) {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** The first development's content where nobody works on it, served as `npm run dev` does. */
async function serveCopy() {
  await fs.rm(FOLDER, { recursive: true, force: true });
  await fs.cp(inProject('src/content'), path.join(FOLDER, 'content'), { recursive: true });
  process.env['CONTENT'] = path.relative(root, path.join(FOLDER, 'content'));
  process.env['LOCAL_DATA'] = path.join(FOLDER, 'data');
  // Imported late: which development it is for is known from here on.
  const { serveSources } = await import('#tools/commands/serve/serve.mjs');
  return serveSources(PORT);
}

/** A title of the page's own, which every change writes anew. */
const HOME = path.join(FOLDER, 'content', 'home.ts');
const TITLE = /title: '[^']*'/;

/** @param {string} title */
const writeTitle = async (title) =>
  fs.writeFile(HOME, (await fs.readFile(HOME, 'utf8')).replace(TITLE, `title: '${title}'`));

// Looked at in every frame: what waits for a locator looks twice a second, and would be what is measured.

/** @param {Page} page @param {string} text */
const untilText = (page, text) => page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text);

/** @param {Page} page @param {boolean} isThere */
const untilMessage = (page, isThere) =>
  page.waitForFunction(({ name, wanted }) => (document.querySelector(name) !== null) === wanted, {
    name: MESSAGE,
    wanted: isThere,
  });

/** How long a text takes from the file to the page, each time another. @param {Page} page */
async function timeChanges(page) {
  const times = [];
  for (let index = 0; index < TIMES; index += 1)
    times.push(await timed(() => writeTitle(`TITLE ${index}`).then(() => untilText(page, `TITLE ${index}`))));
  return times;
}

/** How long a mistake takes to be told, and what was mended to be shown. @param {Page} page */
async function timeMistakes(page) {
  const good = await fs.readFile(HOME, 'utf8');
  /** @type {{ told: number[], mended: number[] }} */
  const { told, mended } = { told: [], mended: [] };
  for (let index = 0; index < TIMES; index += 1) {
    told.push(
      await timed(async () => {
        await fs.writeFile(HOME, good.replace(TITLE, 'title: 1'));
        await untilMessage(page, true);
      }),
    );
    mended.push(
      await timed(async () => {
        await fs.writeFile(HOME, good);
        await untilMessage(page, false);
      }),
    );
  }
  return { told, mended };
}

/** What somebody waits for who writes content: the first text, a change, and a mistake that is told. @returns {Promise<boolean>} */
export async function benchDev() {
  const { ensureBrowser } = await import('#tools/commands/browsers/browser-install.mjs');
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  const server = await serveCopy();
  try {
    const page = await browser.newPage();
    const cold = await timed(() =>
      page.goto(URL, { timeout: COLD_MS }).then(() => page.locator('h1').waitFor({ timeout: COLD_MS })),
    );
    const opened = [];
    for (let index = 0; index < TIMES; index += 1)
      opened.push(await timed(() => page.goto(URL).then(() => page.locator('h1').waitFor())));
    // Whoever writes has the page open for a while.
    await page.waitForLoadState('networkidle');
    const changes = await timeChanges(page);
    const { told, mended } = await timeMistakes(page);
    const lines = [
      timesLine('first text, just started', [cold], null),
      timesLine('first text', opened, FIRST_TEXT_LIMIT_MS),
      timesLine('a change on the page', changes, CHANGE_LIMIT_MS),
      timesLine('a mistake told on the page', told, CHANGE_LIMIT_MS),
      timesLine('what was mended on the page', mended, CHANGE_LIMIT_MS),
    ];
    console.log(formatLines(lines));
    return lines.every(isWithin);
  } finally {
    await server.close();
    await browser.close();
    await fs.rm(FOLDER, { recursive: true, force: true });
  }
}
