import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '#tools/commands/run.mjs';
import { formatLines, isWithin } from './figures.mjs';
import { openBenchSite } from './site.mjs';
import { CLS_LIMIT, TBT_LIMIT_MS } from './speed.mjs';

/** The last one for every Node.js that the project runs on. Fetched when asked for: nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TIMEOUT_MS = 180_000;

/** What does not depend on the machine, and may miss no mark. */
const WHOLE = ['accessibility', 'best-practices', 'seo'];

/**
 * What Lighthouse writes down, as far as it is read here.
 * @typedef {{ score: number | null }} Category
 * @typedef {{ score: number | null, numericValue?: number }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report
 */

/** Runs Lighthouse on a phone of its choice. @param {string} address @param {string} file where the report goes @param {string} browser @returns {Promise<Report | null>} null: it cannot run here */
async function examine(address, file, browser) {
  const options = ['--output=json', `--output-path=${file}`, '--quiet', '--chrome-flags="--headless=new --no-sandbox"'];
  const command = ['npx', '--yes', LIGHTHOUSE, address, ...options].join(' ');
  const code = await run(command, [], { shell: true, env: { CHROME_PATH: browser }, timeout: TIMEOUT_MS });
  return code === 0 ? JSON.parse(await fs.readFile(file, 'utf8')) : null;
}

/** @param {string} name @param {Report} report */
function lineOf(name, { categories, audits }) {
  const mark = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const [tbt, cls] = [value('total-blocking-time'), value('cumulative-layout-shift')];
  return {
    name,
    figures: {
      performance: `${mark('performance')}`,
      ...Object.fromEntries(WHOLE.map((id) => [id, `${mark(id)}`])),
      LCP: `${value('largest-contentful-paint').toFixed(0)} ms`,
      TBT: `${tbt.toFixed(0)} ms`,
      CLS: cls.toFixed(3),
    },
    // The figure that is farthest beyond its limit, as a share of it.
    measured: Math.max(tbt / TBT_LIMIT_MS, cls / CLS_LIMIT, ...WHOLE.map((id) => (mark(id) < 100 ? 2 : 0))),
    limit: 1,
  };
}

/**
 * What Lighthouse says of each page, where it can run: it comes over the network when it is not there yet.
 * @param {string[]} addresses these alone; empty: every page
 * @returns {Promise<boolean>} whether every limit is kept; true where it cannot run at all
 */
export async function benchLighthouse(addresses) {
  // Imported late: it needs the installed packages.
  const { ensureBrowser } = await import('#tools/commands/browsers/browser-install.mjs');
  const browser = await ensureBrowser();
  const site = await openBenchSite();
  // Lighthouse starts one of its own.
  await site.browser.close();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
  const lines = [];
  try {
    for (const page of addresses.length > 0 ? addresses : site.pages.listed) {
      const report = await examine(site.url + encodeURI(page), path.join(folder, 'report.json'), browser);
      if (!report) {
        // What has run before runs here: then it is the page.
        console.log(`${LIGHTHOUSE} did not examine ${page}: the lines above say why.\n`);
        return lines.length === 0;
      }
      const line = lineOf(page, report);
      lines.push(line);
      console.log(formatLines([line]));
    }
    return lines.every(isWithin);
  } finally {
    await site.close();
    await fs.rm(folder, { recursive: true, force: true });
  }
}
