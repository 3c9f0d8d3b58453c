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
 * In hundredths of the height of the band that the page shows (`--part`), and within it. Words stand on the picture's own
 * dark, made sure of by a veil: at the foot under a caption, on the card at the left, or all over where there is no room.
 */
const STYLE = `
@font-face { font-family: title; src: url('/korean'); unicode-range: U+1100-11FF, U+3000-303F, U+AC00-D7A3; }
@font-face { font-family: title; src: url('/latin'); unicode-range: U+0020-00FF; }
* { margin: 0; box-sizing: border-box; }
body { height: 100vh; padding: var(--outside) 0; font: 700 calc(7 * var(--part))/1.4 title, serif; color: #fff; word-break: keep-all; }
.veil { position: absolute; inset: 0; background: linear-gradient(to top,
  rgb(31 36 48 / 64%) var(--outside), rgb(31 36 48 / 38%) calc(var(--outside) + 14 * var(--part)),
  rgb(31 36 48 / 12%) calc(var(--outside) + 26 * var(--part)), rgb(31 36 48 / 0%) calc(var(--outside) + 38 * var(--part))); }
.caption { display: flex; height: 100%; align-items: end; padding: calc(6.5 * var(--part)) calc(8 * var(--part)); }
.card { position: absolute; inset: 0; display: grid; align-content: center; gap: calc(3.4 * var(--part)); padding: 0 calc(16 * var(--part)); justify-items: start;
  background: linear-gradient(to right, rgb(28 35 56 / 92%), rgb(28 35 56 / 84%) 34%, rgb(28 35 56 / 0%) 76%); }
.english { color: #e6c79d; font-size: calc(4 * var(--part)); letter-spacing: 0.3em; }
.name { font-size: calc(12 * var(--part)); }
.line { padding-top: calc(4 * var(--part)); border-top: 1px solid rgb(230 199 157 / 60%); color: #f1efea; font-size: calc(5.4 * var(--part)); }
@media (max-aspect-ratio: 3/2) {
  .card { padding: 0 6vw; background: rgb(28 35 56 / 82%); justify-items: center; text-align: center; }
  .english { text-indent: 0.3em; }
  .name { font-size: calc(11 * var(--part)); }
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
export async function drawTitles({ shots, card }: Film, { width, height, band }: Crop): Promise<Titles> {
  const measures = `:root { --part: ${band / 100}px; --outside: ${(height - band) / 2}px; }`;
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    // Nothing listens there: every request is answered from here.
    await page.route('**/*', async (route) => {
      const font = FONTS.find((file) => file.includes(`-${path.basename(route.request().url())}-`));
      return font
        ? route.fulfill({ body: await fs.readFile(require.resolve(font)), contentType: 'font/woff2' })
        : route.fulfill({ body: `<style>${measures}${STYLE}</style><body>`, contentType: 'text/html; charset=utf-8' });
    });
    await page.goto('http://titles.invalid/');
    const captions: (Overlay | null)[] = [];
    for (const { caption } of shots) captions.push(caption === undefined ? null : await draw(page, captionOf(caption)));
    return { captions, veil: await draw(page, '<div class="veil"></div>'), card: await draw(page, cardOf(card)) };
  } finally {
    await browser.close();
  }
}
