import { INK } from '#tools/plan-drawing/ink.ts';
import { element, number, textContent } from '#tools/plan-drawing/svg.ts';

// Names are set in the page's typeface, which text inherits through the element that shows the layer; so are their
// sizes, whose place is sought here for text of `em` millimetres.

/** Advances of the site's typeface in em, where they are not those of Latin letters and digits. */
const ADVANCES: Readonly<Record<string, number>> = { '㎡': 1.27, '.': 0.28, '/': 0.37 };

const advance = (text: string): number =>
  Array.from(text).reduce<number>(
    (sum, character) => sum + (ADVANCES[character] ?? (character > '\u00ff' ? 0.87 : 0.63)),
    0,
  );

const LEADING = 1.14;

/** Between a name and an area beside it, in em. */
const SPACE = 0.3;

export interface Block {
  names: string[];
  area: string | null;
  /** Of the area's text, in em. */
  areaSize: number;
  /** The area in the name's line, else under it. */
  isBeside: boolean;
  /** In em. */
  width: number;
  height: number;
}

/** Of all text of one drawing. */
export interface Type {
  /** In millimetres. */
  em: number;
  /** Of areas, in em. */
  areaSize: number;
}

export function blockOf(names: string[], area: string | null, { areaSize }: Type, isBeside = false): Block {
  const [name, areaWidth] = [Math.max(...names.map(advance)), area === null ? 0 : advance(area) * areaSize];
  const width = isBeside ? name + SPACE + areaWidth : Math.max(name, areaWidth);
  const under = area === null || isBeside ? 0 : areaSize;
  return { names, area, areaSize, isBeside, width, height: LEADING * (names.length + under) };
}

export function drawBlock(
  { names, area, areaSize, isBeside, height }: Block,
  { x, y }: { x: number; y: number },
): string {
  const line = (text: string, attributes: Record<string, string>) =>
    element('tspan', { x: number(x), ...attributes }, textContent(text));
  const look = { 'font-size': `${areaSize}em`, 'font-weight': '400', fill: INK.softText };
  // The first baseline: half the block up, and down by what a line has above its baseline.
  const first = 0.81 * LEADING - height / 2;
  return element(
    'text',
    { y: number(-y) },
    ...names.map((name, index) => line(name, { dy: `${index === 0 ? first.toFixed(2) : LEADING}em` })),
    area === null
      ? ''
      : isBeside
        ? element('tspan', { dx: `${SPACE}em`, ...look }, area)
        : line(area, { dy: `${LEADING}em`, ...look }),
  );
}
