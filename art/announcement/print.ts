import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import subsetFont from 'subset-font';
import { announcementSource, digestOf, markFor } from '#tools/content/announcement-file.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { announcementDocument } from './document.ts';
import { withInformation } from './pdf-information.ts';

const require = createRequire(import.meta.url);
const FONTS = [
  'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf',
  '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2',
  '@fontsource/gowun-batang/files/gowun-batang-latin-700-normal.woff2',
];
/** Nothing listens there: every request is answered from here. */
const PAGE = 'http://announcement.invalid/';

/** As TrueType with the document's letters only: of anything else Chromium embeds drawn shapes, not a font. */
async function fontsFor(text: string): Promise<Map<string, Buffer>> {
  const subset = async (file: string) =>
    subsetFont(await fs.readFile(require.resolve(file)), text, { targetFormat: 'sfnt' });
  return new Map(await Promise.all(FONTS.map(async (file) => [path.parse(file).name, await subset(file)] as const)));
}

/** Tagged and outlined, so that screen readers find headings, tables and reading order. */
async function toPdf(html: string): Promise<Buffer> {
  const fonts = await fontsFor(html);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage();
    await page.route('**/*', (route) => {
      const font = fonts.get(path.parse(new URL(route.request().url()).pathname).name);
      return route.fulfill(
        font ? { body: font, contentType: 'font/ttf' } : { body: html, contentType: 'text/html; charset=utf-8' },
      );
    });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    return await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  } finally {
    await browser.close();
  }
}

/** Prints the notice of a content folder into its `files/`. Returns the file and its bytes. */
export async function printAnnouncement(root: string): Promise<{ file: string; bytes: number }> {
  const folder = contentFolder();
  const source = announcementSource(await loadContent(folder));
  if (!source)
    throw new Error('This content has no notice to print: announcement.ts is missing or names an approved file');
  const style = await fs.readFile(path.join(root, 'art/announcement/sheet.css'), 'utf8');
  const pdf = withInformation(await toPdf(announcementDocument(source, style)), {
    subject: `${source.facts.name} ${source.title}`,
    keywords: markFor(digestOf(source)),
  });
  const file = path.join(folder, 'files/announcement.pdf');
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, pdf);
  return { file, bytes: pdf.length };
}
