import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { escapeHtml } from '#site/html.ts';
import type { Crop, Film } from './film.ts';
import type { Pixels } from './resample.ts';

const require = createRequire(import.meta.url);
const FONTS = ['korean', 'latin'].map((part) => `@fontsource/gowun-batang/files/gowun-batang-${part}-700-normal.woff2`);

/** In hundredths of the frame's height: the two shapes differ most in their width. */
const STYLE = `
@font-face { font-family: title; src: url('/korean'); unicode-range: U+1100-11FF, U+3000-33FF, U+AC00-D7A3; }
@font-face { font-family: title; src: url('/latin'); unicode-range: U+0020-00FF; }
* { margin: 0; box-sizing: border-box; }
body { height: 100vh; font: 700 7vh/1.4 title, serif; color: #fff; word-break: keep-all; }
.caption { display: flex; height: 100%; align-items: end; padding: 8vh 9vh;
  background: radial-gradient(90vh 55vh at 0 100%, rgb(20 24 36 / 62%), rgb(20 24 36 / 0%)); }
.card { display: grid; height: 100%; align-content: center; justify-items: center; gap: 3.4vh; padding: 0 6vw;
  background: #232c45; text-align: center; }
.english { color: #e6c79d; font-size: 4vh; letter-spacing: 0.3em; text-indent: 0.3em; }
.name { font-size: 11vh; }
.line { padding-top: 4vh; border-top: 1px solid rgb(230 199 157 / 50%); color: #eceae5; font-size: 5vh; }
`;

const cardOf = ({ english, title, line }: Film['card']) =>
  `<div class="card"><p class="english">${escapeHtml(english)}</p><p class="name">${escapeHtml(title)}</p><p class="line">${escapeHtml(line)}</p></div>`;

const captionOf = (text: string) => `<div class="caption"><p>${escapeHtml(text)}</p></div>`;

async function draw(page: Page, body: string): Promise<Pixels> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, body);
  await page.evaluate(() => document.fonts.ready);
  const { data, info } = await sharp(await page.screenshot({ omitBackground: true }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

export interface Titles {
  /** Per shot, what is laid over it. */
  captions: (Pixels | null)[];
  card: Pixels;
}

/** A film's words in the site's display face, at the frame's size. Chromium sets them. */
export async function drawTitles({ shots, card }: Film, { width, height }: Crop): Promise<Titles> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    // Nothing listens there: every request is answered from here.
    await page.route('**/*', async (route) => {
      const font = FONTS.find((file) => file.includes(`-${path.basename(route.request().url())}-`));
      return font
        ? route.fulfill({ body: await fs.readFile(require.resolve(font)), contentType: 'font/woff2' })
        : route.fulfill({ body: `<style>${STYLE}</style><body>`, contentType: 'text/html; charset=utf-8' });
    });
    await page.goto('http://titles.invalid/');
    const captions: (Pixels | null)[] = [];
    for (const { caption } of shots) captions.push(caption === undefined ? null : await draw(page, captionOf(caption)));
    return { captions, card: await draw(page, cardOf(card)) };
  } finally {
    await browser.close();
  }
}
