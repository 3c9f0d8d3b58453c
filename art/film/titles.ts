import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { escapeHtml } from '#site/head/html.ts';
import type { Card, Crop, Film } from './film.ts';

const require = createRequire(import.meta.url);
const FONTS = ['korean', 'latin'].map((part) => `@fontsource/gowun-batang/files/gowun-batang-${part}-700-normal.woff2`);

/**
 * In hundredths of the frame's height: the two shapes differ most in their width. Words stand on the picture's own dark,
 * made sure of by a veil: at the foot under a caption, and on the card at the left, or all over where there is no room.
 */
const STYLE = `
@font-face { font-family: title; src: url('/korean'); unicode-range: U+1100-11FF, U+3000-303F, U+AC00-D7A3; }
@font-face { font-family: title; src: url('/latin'); unicode-range: U+0020-00FF; }
* { margin: 0; box-sizing: border-box; }
body { height: 100vh; font: 700 7vh/1.4 title, serif; color: #fff; word-break: keep-all; }
.veil { height: 100%; background: linear-gradient(to top,
  rgb(31 36 48 / 64%), rgb(31 36 48 / 38%) 14vh, rgb(31 36 48 / 12%) 26vh, rgb(31 36 48 / 0%) 38vh); }
.caption { display: flex; height: 100%; align-items: end; padding: 6.5vh 8vh; }
.card { display: grid; height: 100%; align-content: center; gap: 3.4vh; padding: 0 16vh; justify-items: start;
  background: linear-gradient(to right, rgb(28 35 56 / 92%), rgb(28 35 56 / 84%) 34%, rgb(28 35 56 / 0%) 76%); }
.english { color: #e6c79d; font-size: 4vh; letter-spacing: 0.3em; }
.name { font-size: 12vh; }
.line { padding-top: 4vh; border-top: 1px solid rgb(230 199 157 / 60%); color: #f1efea; font-size: 5.4vh; }
@media (max-aspect-ratio: 2/1) {
  .card { padding: 0 6vw; background: rgb(28 35 56 / 82%); justify-items: center; text-align: center; }
  .english { text-indent: 0.3em; }
  .name { font-size: 11vh; }
}
`;

const cardOf = ({ english, title, line }: Card) =>
  `<div class="card"><p class="english">${escapeHtml(english)}</p><p class="name">${escapeHtml(title)}</p><p class="line">${escapeHtml(line)}</p></div>`;

const captionOf = (text: string) => `<div class="caption"><p>${escapeHtml(text)}</p></div>`;

/** Words of a frame's size: red, green, blue and alpha, 0..255. */
export interface Overlay {
  data: Uint8Array;
}

async function draw(page: Page, body: string): Promise<Overlay> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, body);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  return { data: await sharp(picture).ensureAlpha().raw().toBuffer() };
}

export interface Titles {
  /** Per shot, what is laid over it. */
  captions: (Overlay | null)[];
  /** Under every caption; it stays while captions change. */
  veil: Overlay;
  card: Overlay;
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
    const captions: (Overlay | null)[] = [];
    for (const { caption } of shots) captions.push(caption === undefined ? null : await draw(page, captionOf(caption)));
    return { captions, veil: await draw(page, '<div class="veil"></div>'), card: await draw(page, cardOf(card)) };
  } finally {
    await browser.close();
  }
}
