import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { DISPLAY_FAMILIES } from '#site/theme/families.ts';
import { theme as forest } from '#tests/fixtures/brands/forest.ts';
import { root } from '#tests/support/source-files.ts';
import { fontFiles, makeFont } from '#tools/bundle/fonts.ts';
import { fontTexts } from '#tools/bundle/font-texts.ts';
import { loadContent } from '#tools/content/content.ts';

/** Of headings: a type, an amount, a name. */
const SHOWN = '59㎡A 1,234 공지사항';

/** Whether a browser asks for a file when it meets a character. */
function isIn(range: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}

test('headings have the square metre in the same file as their figures', async () => {
  const { first } = await fontFiles(root, await loadContent(path.join(root, 'src/content')));
  const latin = first.find(({ face, characters }) => face.text === 'headings' && characters.includes('5'));
  expect(latin?.characters).toContain('㎡');
  expect(isIn(latin?.range ?? '', '㎡')).toBe(true);
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  const made = await readFile(await makeFont(latin!, folder));
  const { glyf } = createFont(await subsetFont(made, '㎡', { targetFormat: 'sfnt' }), { type: 'ttf' }).get();
  expect(glyf.some(({ unicode }) => unicode?.includes('㎡'.codePointAt(0) ?? 0))).toBe(true);
  await rm(folder, { recursive: true });
}, 60_000);

test('a table finds figures of one width in the face of the text', async () => {
  const { first } = await fontFiles(root, await loadContent(path.join(root, 'src/content')));
  const text = first.find(({ face }) => face.text === 'text');
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  const made = await readFile(await makeFont(text!, folder));
  const figures = await subsetFont(made, '0123456789', { targetFormat: 'sfnt', keepFeatures: ['tnum'] });
  const { glyf } = createFont(figures, { type: 'ttf' }).get();
  // The first is what stands for characters that are missing.
  const others = glyf.slice(1).filter(({ unicode }) => !unicode || unicode.length === 0);
  expect(others).toHaveLength(10);
  expect(new Set(others.map(({ advanceWidth }) => advanceWidth)).size).toBe(1);
  await rm(folder, { recursive: true });
}, 60_000);

test.each(DISPLAY_FAMILIES)(
  'headings in %s have figures, the square metre and every syllable of the site',
  async (display) => {
    const content = await loadContent(path.join(root, 'src/content'));
    const { first, rest } = await fontFiles(root, {
      ...content,
      theme: { ...forest!, fonts: { text: 'Pretendard', display } },
    });
    const headings = [...first, ...rest].filter(({ face }) => display === 'Pretendard' || face.text === 'headings');
    const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
    const made = await Promise.all(
      headings.map(async (font) =>
        createFont(await subsetFont(await readFile(await makeFont(font, folder)), SHOWN, { targetFormat: 'sfnt' }), {
          type: 'ttf',
        }).get(),
      ),
    );
    const drawn = new Set(made.flatMap(({ glyf }) => glyf.flatMap(({ unicode }) => unicode ?? [])));
    expect(Array.from(SHOWN).filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
    await rm(folder, { recursive: true });
  },
  60_000,
);

test('while content is written each face is one file, which has the syllables that no text uses yet', async () => {
  const content = await loadContent(path.join(root, 'tests/fixtures/second-site'));
  const [finished, unfinished] = [await fontFiles(root, content), await fontFiles(root, content, true)];
  const has = ({ first, rest }: typeof finished, character: string) =>
    [...first, ...rest].filter(({ characters }) => characters.includes(character)).map(({ face }) => face.text);
  expect(has(finished, '꿩')).toEqual([]);
  expect(has(unfinished, '꿩')).toEqual(['text', 'headings']);
  expect(unfinished.rest).toEqual([]);
  expect(isIn(unfinished.first[0]?.range ?? '', '꿩')).toBe(true);
}, 60_000);

test('a development of one family has no second one', async () => {
  const content = await loadContent(path.join(root, 'src/content'));
  const { first, rest } = await fontFiles(root, { ...content, theme: forest });
  expect([...first, ...rest].map(({ face }) => face.family)).toEqual(['site-sans', 'site-sans']);
  expect(first[0]?.characters).toContain('㎡');
});

describe.each(['src/content', 'tests/fixtures/second-site'])('with the content of %s', (folder) => {
  const read = async () => {
    const content = await loadContent(path.join(root, folder));
    return { files: await fontFiles(root, content), texts: await fontTexts(root, content) };
  };

  test('every character of a split face is in one of its files, and only that file is asked for it', async () => {
    const { files, texts } = await read();
    expect(files.rest.length).toBe(3);
    for (const rest of files.rest) {
      const { face } = rest;
      const first = files.first.find((file) => file.face === face);
      const all = [...new Set(texts[face.text].all)].filter((one) => one >= ' ' && (face.only?.test(one) ?? true));
      expect([...(first?.characters ?? []), ...rest.characters].toSorted()).toEqual(all.toSorted());
      const early = new Set(first?.characters);
      for (const character of all) {
        expect(isIn(first?.range ?? '', character), character).toBe(early.has(character));
        expect(isIn(rest.range, character), character).toBe(!early.has(character));
      }
    }
  }, 60_000);
});
