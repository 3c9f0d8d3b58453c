// Drawings are in millimetres. A plan's y grows to the north, a drawing's to the south: whatever is drawn from a
// plan's coordinates turns y about.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A number as a drawing writes it: half a millimetre is finer than any line. */
export const number = (value: number): string => String(Math.round(value * 2) / 2);

/** An element; attributes that are undefined are left out. Children are markup, not text. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}="${typeof value === 'number' ? number(value) : escaped(value)}"`],
    )
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  children.some((child) => child !== '') ? element('g', attributes, ...children) : '';

export const rectangle = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

/** A path from commands and numbers: `path(['M', 0, 0, 'H', 900])`. */
export const path = (commands: readonly (string | number)[], attributes: Attributes = {}): string =>
  element('path', { d: pathData(commands), ...attributes });

export const pathData = (commands: readonly (string | number)[]): string =>
  commands
    .map((part) => (typeof part === 'string' ? part : number(part)))
    .join(' ')
    .replaceAll(/ ?([A-Za-z]) ?/g, '$1');

export const textContent = escaped;
