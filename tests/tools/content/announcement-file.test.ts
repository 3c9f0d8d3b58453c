import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  announcementSource,
  checkAnnouncementFile,
  digestOf,
  isNoticeStale,
} from '#tools/content/announcement-file.ts';
import type { Content } from '#site/content-schema.ts';
import { loadContent } from '#tools/content/content.ts';

const DEFAULT = path.resolve('src/content');
const PDF = path.join(DEFAULT, 'files/announcement.pdf');

let content: Content;
let folder = '';

beforeAll(async () => {
  content = await loadContent(DEFAULT);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'announcement-'));
  await fs.cp(PDF, path.join(folder, 'files/announcement.pdf'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const remedies = async (changed: Partial<Content>) =>
  (await checkAnnouncementFile(folder, { ...content, ...changed })).map(({ remedy }) => remedy).join('\n');

test('the notice in the repository was printed from its content', async () => {
  expect(await checkAnnouncementFile(DEFAULT, content)).toEqual([]);
});

test('a notice of other facts is refused, with the command that prints it again', async () => {
  expect(await remedies({ facts: { ...content.facts, name: '다른 단지' } })).toBe(
    'it was not printed from this content: run node art/announcement/print.mjs (npm start and npm run build do it where they find a Chromium)',
  );
});

test('the command names the content folder that it is for', async () => {
  vi.stubEnv('CONTENT', 'sites/mulbit');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await remedies({ facts: { ...content.facts, name: '다른 단지' } })).toContain(
    'run CONTENT=sites/mulbit node art/announcement/print.mjs',
  );
});

test('a start prints an example again when a fact in it has changed, and an approved notice never', async () => {
  const called = { ...content, facts: { ...content.facts, phone: '032-111-2222' } };
  expect(await isNoticeStale(folder, content)).toBe(false);
  expect(await isNoticeStale(folder, called)).toBe(true);
  const pdf = { approved: '0'.repeat(64) };
  expect(await isNoticeStale(folder, { ...called, announcement: { ...content.announcement!, pdf } })).toBe(false);
});

test('what the notice does not say may change without printing it again', () => {
  const changed = { ...content, facts: { ...content.facts, copyrightYear: 2099 } };
  const digests = [content, changed].map((each) => digestOf(announcementSource(each)!));
  expect(digests[0]).toBe(digests[1]);
});

test('a notice in a folder that has none in its content is refused', async () => {
  expect(await remedies({ announcement: null })).toMatch(/remove the file/);
});

test('a section that the guides lack is named', async () => {
  const announcement = { ...content.announcement!, pdf: { example: ['없는 제목'] } };
  expect(await remedies({ announcement })).toBe("guides.ts has no section '없는 제목'");
});

test('an approved notice must be the very file that the content names', async () => {
  const found = createHash('sha256')
    .update(await fs.readFile(PDF))
    .digest('hex');
  const approved = (sha256: string) =>
    remedies({ announcement: { ...content.announcement!, pdf: { approved: sha256 } } });
  expect(await approved(found)).toBe('');
  expect(await approved('0'.repeat(64))).toContain(`pdf: { approved: '${found}' }`);
});

/** Letters that the fonts' tables give back to whoever searches or copies, from the PDF's compressed streams. */
function searchableLetters(pdf: Buffer): Set<string> {
  const letters = new Set<string>();
  for (const { index, 0: mark } of pdf.toString('latin1').matchAll(/stream\r?\n/g)) {
    let text = '';
    try {
      text = zlib
        .inflateSync(pdf.subarray(index + mark.length), { finishFlush: zlib.constants.Z_SYNC_FLUSH })
        .toString();
    } catch {
      continue;
    }
    for (const [block] of text.matchAll(/beginbf(char|range)[\s\S]*?endbf/g))
      for (const line of block.split('\n')) {
        const codes = [...line.matchAll(/<([0-9A-F]{4})>/gi)].map(([, code]) => Number.parseInt(code ?? '', 16));
        const [first = 0, second, third] = codes;
        if (third !== undefined)
          for (let code = 0; code <= (second ?? 0) - first; code += 1) letters.add(String.fromCharCode(third + code));
        else if (second !== undefined) letters.add(String.fromCharCode(second));
      }
  }
  return letters;
}

test('the notice is light, tagged, Korean, and every letter of its facts can be searched', async () => {
  const pdf = await fs.readFile(PDF);
  const text = pdf.toString('latin1');
  expect(pdf.length).toBeLessThan(400_000);
  expect(text.includes('/Marked true'), 'it is tagged').toBe(true);
  expect(text.includes('/Lang (ko)'), 'its language is Korean').toBe(true);
  expect(text.includes('/Subtype /Type3'), 'its fonts are fonts, not drawn shapes').toBe(false);
  const letters = searchableLetters(pdf);
  const said = JSON.stringify(announcementSource(content)!.summary) + content.facts.name + '예시';
  expect(said.match(/[가-힣㎡]/g)?.filter((letter) => !letters.has(letter))).toEqual([]);
});
