// node art/screens/shoot.mjs [development]
// The home page as the sheet shows it with which a browser offers to install the site: one picture for phones, one for
// wide screens. Takes the development's build as it is, so build first: npm run build -- <development>.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { chooseSite } from '#tools/commands/sites.mjs';

/** Sizes in points; `ratio` makes them the pixels that install sheets ask for. */
const SCREENS = {
  narrow: { width: 390, height: 844, ratio: 1080 / 390, isMobile: true },
  wide: { width: 1280, height: 720, ratio: 1.5, isMobile: false },
};
const LIMIT = 120_000;
const PORT = 4174;

const { folder } = chooseSite(process.argv.slice(2), 'Usage: node art/screens/shoot.mjs [development]');
const data = await fs.mkdtemp(path.join(os.tmpdir(), 'screens-'));
process.env['LOCAL_DATA'] = data;
const server = await preview({ preview: { port: PORT, host: 'localhost' }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });

/** @param {keyof typeof SCREENS} name */
async function shoot(name) {
  const { width, height, ratio, isMobile } = SCREENS[name];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    isMobile,
    hasTouch: isMobile,
    locale: 'ko-KR',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.close();
  return encode(shot);
}

/** The best quality that keeps to the limit. @param {Buffer} shot */
async function encode(shot) {
  for (const quality of [82, 74, 66, 58]) {
    const picture = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= LIMIT) return picture;
  }
  throw new Error(`A screen takes more than ${LIMIT} bytes at the lowest quality`);
}

try {
  await fs.mkdir(path.join(folder, 'screens'), { recursive: true });
  for (const name of /** @type {const} */ (['narrow', 'wide'])) {
    const picture = await shoot(name);
    await fs.writeFile(path.join(folder, 'screens', `${name}.webp`), picture);
    const { width, height } = await sharp(picture).metadata();
    process.stdout.write(`screens/${name}.webp ${width} × ${height}, ${picture.length} bytes\n`);
  }
} finally {
  await browser.close();
  await server.close();
  await fs.rm(data, { recursive: true, force: true });
}
