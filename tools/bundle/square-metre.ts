import { createFont, type TTF } from 'fonteditor-core';
import subsetFont from 'subset-font';

const SIGN = '㎡';
/** What the sign is drawn of. */
const PARTS = ['m', '²'] as const;

/** A glyph moved to the right. @param by in units of the font */
const moved = ({ contours }: TTF.Glyph, by: number) =>
  contours.map((contour) => contour.map((point) => ({ ...point, x: point.x + by })));

/**
 * A font's Latin characters with a square metre of its own m and its own ²: faces for reading seldom have the sign, and
 * one from another face stands out in every heading that names a type.
 * @param font a TrueType font as woff2 that has m and ² @param characters those that the result is to have
 * @returns a TrueType font, not compressed; throws an Error where the font lacks a part
 */
export async function withSquareMetre(font: Buffer, characters: string): Promise<Buffer> {
  const small = await subsetFont(font, characters + PARTS.join(''), { targetFormat: 'sfnt' });
  const editor = createFont(small, { type: 'ttf', compound2simple: true });
  const drawn = editor.get();
  const [metre, square] = PARTS.map((part) => {
    const glyph = drawn.glyf.find(({ unicode }) => unicode?.includes(part.codePointAt(0) ?? 0));
    if (!glyph) throw new Error(`The font has no ${part}, of which ${SIGN} would be drawn`);
    return glyph;
  }) as [TTF.Glyph, TTF.Glyph];
  const { advanceWidth } = metre;
  drawn.glyf.push({
    ...metre,
    unicode: [SIGN.codePointAt(0) ?? 0],
    contours: [...moved(metre, 0), ...moved(square, advanceWidth)],
    advanceWidth: advanceWidth + square.advanceWidth,
    xMax: square.xMax + advanceWidth,
    yMax: Math.max(metre.yMax, square.yMax),
  });
  editor.set(drawn);
  return Buffer.from(editor.write({ type: 'ttf' }) as ArrayBuffer);
}
