// node art/placeholders/announcement.mjs
// Prints announcement.html to src/content/files/announcement.pdf. Needs Chromium; set CHROMIUM to
// another browser's path if it is not at the usual place.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const folder = fileURLToPath(new URL('../../src/content/files/', import.meta.url));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.goto(new URL('announcement.html', import.meta.url).href);
// Tagged and outlined, so that screen readers find headings, tables and reading order.
await page.pdf({
  path: `${folder}announcement.pdf`,
  format: 'A4',
  printBackground: true,
  tagged: true,
  outline: true,
  preferCSSPageSize: true,
});
await browser.close();
