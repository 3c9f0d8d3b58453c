// node art/share.mjs <render.png>
// The picture that messengers and search results show with a link: the render of the shot `share` with the development's
// names set over it, into images/share of the content folder (CONTENT, else src/content). Needs Chromium.
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { kindOf } from '#tools/pictures/encoding/delivery.mjs';
import { encode } from '#tools/pictures/encoding/encode-picture.mjs';

const SIZE = { width: 1200, height: 630 };
/** Services cut this picture to 2:1 at most: what must be read stays within, this far from its edges. Pixels. */
const SAFE = { height: 600, margin: 48 };
const SIZES = [68, 60, 52, 46];
const require = createRequire(import.meta.url);

/** @param {string} file of an installed package */
const dataOf = async (file) =>
  `data:font/woff2;base64,${(await fs.readFile(require.resolve(file))).toString('base64')}`;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {{ name: string, englishName: string }} facts @param {string} background address of the render */
async function sheet({ name, englishName }, background) {
  const [hangul, latin, sans] = await Promise.all(
    [
      '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2',
      '@fontsource/gowun-batang/files/gowun-batang-latin-700-normal.woff2',
      'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    ].map(dataOf),
  );
  return `<!doctype html><style>
    @font-face { font-family: serif-hangul; src: url(${hangul}); font-weight: 700 }
    @font-face { font-family: serif-latin; src: url(${latin}); font-weight: 700 }
    @font-face { font-family: sans; src: url(${sans}); font-weight: 45 920 }
    body { width: ${SIZE.width}px; height: ${SIZE.height}px; margin: 0; background: url(${background}) 0 0 / cover; color: #fff }
    div { position: absolute; left: 80px; top: 128px; width: max-content }
    p { margin: 0; color: #e8cfa8; font: 600 25px sans; letter-spacing: .3em }
    h1 { margin: 20px 0 0; font: 700 var(--size) / 1.25 serif-latin, serif-hangul; word-spacing: .04em;
         text-shadow: 0 1px 24px rgb(31 36 48 / .45) }
    hr { width: 72px; height: 3px; margin: 28px 0 0; border: 0; background: #e8cfa8 }
  </style><div><p>${escaped(englishName)}</p><h1>${escaped(name)}</h1><hr></div>`;
}

/**
 * The largest size of the name that stays within the safe part.
 * @param {import('playwright').Page} page
 */
async function fit(page) {
  const edge = (SIZE.height - SAFE.height) / 2 + SAFE.margin;
  for (const size of SIZES) {
    await page.evaluate((value) => document.documentElement.style.setProperty('--size', `${value}px`), size);
    const box = await page.locator('div').boundingBox();
    if (
      box &&
      box.x + box.width <= SIZE.width - SAFE.margin &&
      box.y >= edge &&
      box.y + box.height <= SIZE.height - edge
    )
      return;
  }
  throw new Error('The name does not fit the picture even in small letters: shorten it in facts.ts');
}

const [render] = process.argv.slice(2);
if (!render) throw new Error('Usage: node art/share.mjs <render.png>');
const root = fileURLToPath(new URL('../', import.meta.url));
const content = path.resolve(root, process.env['CONTENT'] ?? 'src/content');
/** @type {{ module: { facts: import('#site/schema/facts.ts').Facts } }} */
const { module } = await runnerImport(path.join(content, 'facts.ts'), { configFile: false, root });
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'share-'));
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
try {
  const page = await browser.newPage({ viewport: SIZE });
  const background = `data:image/png;base64,${(await fs.readFile(render)).toString('base64')}`;
  await page.setContent(await sheet(module.facts, background));
  await page.evaluate(() => document.fonts.ready);
  await fit(page);
  const master = path.join(folder, 'share.png');
  await page.screenshot({ path: master });
  for (const { file, bytes } of await encode(path.join(content, 'images'), 'share', master, kindOf('share')))
    process.stdout.write(`share/${file} ${(bytes.length / 1000).toFixed(1)} kB\n`);
} finally {
  await browser.close();
  await fs.rm(folder, { recursive: true, force: true });
}
