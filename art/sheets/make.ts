import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { readSettings } from '#art/homes/sources.mjs';
import type { Plan } from '#site/schema/plans.ts';
import { looksOneWay } from '#site/units/facing.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { drawPlan } from '#tools/plan-drawing/draw-plan.ts';

/** Nothing listens there: every request is answered from here. */
const PAGE = 'http://sheet.invalid/';
const WIDTH = 2400;

const STYLE = `
* { margin: 0; box-sizing: border-box; }
body { width: ${WIDTH}px; padding: 40px; font: 26px/1.4 sans-serif; color: #1f2430; background: #faf7f2; }
main { display: grid; grid-template-columns: repeat(6, 1fr); gap: 28px; }
figure { grid-column: span 2; }
figure.plan, figure.above { grid-column: span 3; }
figure.round { grid-column: span 3; }
img, figure > svg { display: block; width: 100%; background: #fff; }
figure.plan > svg, figure.above > img { height: 860px; object-fit: contain; }
.layers { display: none; }
svg { text-anchor: middle; font-family: sans-serif; }
`;

/** A plan with furniture, names and dimensions, of the extended home. */
function planFigure(plan: Plan, hasNorth: boolean): string {
  const { svg, box, reach, em } = drawPlan(plan, { hasNorth });
  const [left, top, width, height] = box;
  const view = [left - reach, top - reach, width + 2 * reach, height + 2 * reach].join(' ');
  const layers = ['', '-furniture', '-names-large', '-dimensions'].map((layer) => `<use href="#extended${layer}"/>`);
  return `<div class="layers">${svg}</div><figure class="plan"><svg viewBox="${view}" font-size="${em.large}">${layers.join('')}</svg><figcaption>plan</figcaption></figure>`;
}

const KINDS = [
  ['plan-3d-', 'above'],
  ['panorama-', 'round'],
] as const;

const pictureFigure = (name: string) =>
  `<figure class="${KINDS.find(([start]) => name.startsWith(start))?.[1] ?? 'room'}"><img src="${PAGE}${name}.webp"><figcaption>${name}</figcaption></figure>`;

/** The widest file of a picture. */
async function widestOf(images: string, name: string): Promise<Buffer> {
  const files = await fs.readdir(path.join(images, name));
  const [widest] = files
    .filter((file) => file.endsWith('.webp'))
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  return fs.readFile(path.join(images, name, widest ?? ''));
}

async function shoot(browser: Browser, images: string, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1200 } });
  await page.route('**/*', async (route) => {
    const { name } = path.parse(new URL(route.request().url()).pathname);
    return name === ''
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : route.fulfill({ body: await widestOf(images, name), contentType: 'image/webp' });
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

/** Writes `art/sheets/<unit>.webp` for every unit that has a plan, or for those named. */
export async function makeSheets(
  root: string,
  units: readonly string[],
  report: (line: string) => void,
): Promise<void> {
  const folder = contentFolder();
  const images = path.join(folder, 'images');
  const [{ plans, complex }, { cameras }, delivered] = await Promise.all([
    loadContent(folder),
    readSettings(),
    fs.readdir(images),
  ]);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
  try {
    for (const [unit, plan] of Object.entries(plans)) {
      if (units.length > 0 && !units.includes(unit)) continue;
      const names = Object.keys(cameras).filter((name) => cameras[name]?.unit === unit && delivered.includes(name));
      const html = `<style>${STYLE}</style><main>${planFigure(plan, looksOneWay(complex?.towers ?? [], unit))}${names.map(pictureFigure).join('')}</main>`;
      const sheet = await sharp(await shoot(browser, images, html))
        .webp({ quality: 72 })
        .toBuffer();
      await fs.writeFile(path.join(root, 'art/sheets', `${unit.toLowerCase()}.webp`), sheet);
      report(`${unit}: ${names.length} pictures, ${(sheet.length / 1000).toFixed(0)} kB`);
    }
  } finally {
    await browser.close();
  }
}
