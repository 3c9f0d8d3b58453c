import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFont, type TTF } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { withSquareMetre } from '#tools/bundle/square-metre.ts';

const files = createRequire(import.meta.url);
const source = (file: string) => fs.readFile(files.resolve(`@fontsource/gowun-batang/files/${file}.woff2`));

const glyphOf = (glyphs: readonly TTF.Glyph[], character: string) =>
  glyphs.find(({ unicode }) => unicode?.includes(character.codePointAt(0) ?? 0));

test('a face without a square metre gets one of its own m with its own ² behind it', async () => {
  const font = await withSquareMetre(await source('gowun-batang-latin-700-normal'), '59A');
  const { glyf } = createFont(font, { type: 'ttf', compound2simple: true }).get();
  const [made, metre, square] = ['㎡', 'm', '²'].map((character) => glyphOf(glyf, character));
  expect(made?.advanceWidth).toBe((metre?.advanceWidth ?? 0) + (square?.advanceWidth ?? 0));
  expect(made?.contours).toHaveLength((metre?.contours?.length ?? 0) + (square?.contours?.length ?? 0));
  // The ² stands behind the m, not in it.
  expect(made?.contours?.at(-1)?.every(({ x }) => x >= (metre?.advanceWidth ?? 0))).toBe(true);
  expect(glyphOf(glyf, '5')).toBeDefined();
});

test('a face that has no m says so instead of drawing nothing', async () => {
  const figures = await subsetFont(await source('gowun-batang-latin-700-normal'), '0123456789');
  await expect(withSquareMetre(figures, '5')).rejects.toThrow('The font has no m');
});
