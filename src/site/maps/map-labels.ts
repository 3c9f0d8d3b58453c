import type { Length, ShownLabel } from './shown-map.ts';
import type { MapLabel, MapLabelKind } from '#site/schema/maps.ts';
import { SIDE, type SheetLabel } from './sheet.ts';
import { textWidth } from './text-width.ts';

// Keep sizes, spreads and anchors in step with features/maps/map-label.module.css.
/** Size of the words by what they name, in em of the map's own size. */
const SIZES: Record<MapLabelKind, number> = {
  site: 1.08,
  'model-house': 1,
  station: 1,
  place: 0.92,
  district: 0.92,
  water: 0.92,
  road: 0.88,
  railway: 0.88,
  towards: 0.92,
};

/** Letter spacing in em: names of areas are spread, as on printed maps, as little as Hangul needs to be read as words. */
const SPREAD: Partial<Record<MapLabelKind, number>> = { district: 0.04, water: 0.04 };

const MARKED = new Set<MapLabelKind>(['model-house', 'station', 'place', 'towards']);
/** From a point to its words, beside its mark. */
const GAP = 0.85;
/** How wide a number is around its middle, and how much further from the point words stand beside it. */
const NUMBER_RADIUS = 0.8;
const BESIDE_NUMBER = 0.3;
/** From a point to the middle of its number, where that stands aside: as far as the line between them is seen. */
const ASIDE = 1.6;
const LINE = 1.22;
/** Above and below the baseline, in em. */
const ASCENT = 0.8;
const DESCENT = 0.16;
/** Middle of the letters above the baseline. */
const MIDDLE = 0.34;

/** The site's name stands on a plate whose pointer, a square's corner, has its tip on the point; all in em. */
const PLATE = { lift: 0.6 * Math.SQRT1_2, padding: 0.85, pointer: 0.6 } as const;
const PLATE_AROUND_LINES = 0.9;

/** How words hang on their point: em of their own size. */
interface LabelPlace {
  lines: readonly string[];
  spread: number;
  anchor: 'start' | 'middle' | 'end';
  dx: number;
  /** Of the first baseline. */
  dy: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The plate under the site's name: a box in em from its point. */
function plateOf({ text, side = 'above' }: Pick<MapLabel, 'text' | 'side'>): Box {
  const lines = text.split('\n');
  const width = Math.max(...lines.map(textWidth)) + 2 * PLATE.padding;
  const height = lines.length * LINE + PLATE_AROUND_LINES;
  const left = { above: -width / 2, below: -width / 2, left: -PLATE.lift - width, right: PLATE.lift }[side];
  const top = { above: -PLATE.lift - height, below: PLATE.lift, left: -height / 2, right: -height / 2 }[side];
  return { left, top, right: left + width, bottom: top + height };
}

function placeLabel(label: Omit<MapLabel, 'at'>, gap = GAP): LabelPlace {
  const { kind, text, side = 'right' } = label;
  const lines = text.split('\n');
  const below = (lines.length - 1) * LINE;
  const common = { lines, spread: SPREAD[kind] ?? 0 };
  const middle = MIDDLE - below / 2;
  if (kind === 'site') {
    const { left, right, top, bottom } = plateOf(label);
    return { ...common, anchor: 'middle', dx: (left + right) / 2, dy: (top + bottom) / 2 + middle };
  }
  if (!MARKED.has(kind)) return { ...common, anchor: 'middle', dx: 0, dy: middle };
  switch (side) {
    case 'left':
      return { ...common, anchor: 'end', dx: -gap, dy: middle };
    case 'above':
      return { ...common, anchor: 'middle', dx: 0, dy: -gap - below };
    case 'below':
      return { ...common, anchor: 'middle', dx: 0, dy: gap + ASCENT - DESCENT };
    case 'right':
      return { ...common, anchor: 'start', dx: gap, dy: middle };
  }
}

/**
 * The size of a map's words on the narrowest common phone, as a part of the map's width: there they are largest
 * against the drawing. Keep in step with `.labels` in features/maps/drawn-map.module.css.
 */
const PHONE_EM = 13.65 / 350;

/** Where a label's words stand, in em of their own size from its point. */
function wordsOf(label: SheetLabel): Box {
  if (label.kind === 'site') return plateOf(label);
  const { lines, spread, anchor, dx, dy } = placeLabel(label);
  const width = Math.max(...lines.map((line) => textWidth(line) + spread * line.length));
  const left = dx + { start: 0, middle: -width / 2, end: -width }[anchor];
  const lastLine = dy + (lines.length - 1) * LINE;
  return { left, top: dy - ASCENT, right: left + width, bottom: lastLine + DESCENT };
}

/** A box in em of a label, on a phone in units of the map. */
function onPhone({ at: [x, y], kind }: SheetLabel, { left, top, right, bottom }: Box): Box {
  const em = PHONE_EM * SIDE * SIZES[kind];
  return { left: x + left * em, top: y + top * em, right: x + right * em, bottom: y + bottom * em };
}

/** Where a label's words stand on a phone, in units of the map. */
export const labelBox = (label: SheetLabel): Box => onPhone(label, wordsOf(label));

/** A number's box with its middle so many em from its label's point. */
const numberAt = (label: SheetLabel, x: number, y: number): Box =>
  onPhone(label, {
    left: x - NUMBER_RADIUS,
    top: y - NUMBER_RADIUS,
    right: x + NUMBER_RADIUS,
    bottom: y + NUMBER_RADIUS,
  });

/** Whether a number on its point would cover a pin, or its words, on a phone: then it stands beside the point. */
function standsAside(label: SheetLabel, labels: readonly SheetLabel[]): boolean {
  const box = numberAt(label, 0, 0);
  return labels
    .filter(({ kind }) => kind === 'site' || kind === 'model-house')
    .some((pin) => overlap(box, labelBox(pin)) || overlap(box, numberAt(pin, 0, 0)));
}

/** Where the number of a label stands, in em from its point. */
function numberOf(label: SheetLabel, labels: readonly SheetLabel[]): { x: number; y: number } {
  if (!standsAside(label, labels)) return { x: 0, y: 0 };
  return {
    right: { x: ASIDE, y: 0 },
    left: { x: -ASIDE, y: 0 },
    above: { x: 0, y: -ASIDE },
    below: { x: 0, y: ASIDE },
  }[label.side ?? 'right'];
}

/** Where a label's number stands on a phone, in units of the map. @param labels all of the map */
export function numberBox(label: SheetLabel, labels: readonly SheetLabel[]): Box {
  const { x, y } = numberOf(label, labels);
  return numberAt(label, x, y);
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const round = (value: number) => Math.round(value * 100) / 100;
/** To a thousandth of the map's width. */
const percent = (units: number): Length => `${Math.round((units / SIDE) * 1000) / 10}%`;
const em = (value: number): Length => `${round(value)}em`;

/** The plate with its pointer: the corner of a small square that looks out of it towards the point. */
function drawPlate(label: SheetLabel): NonNullable<ShownLabel['plate']> {
  const { left, top, right, bottom } = plateOf(label);
  const pointer = {
    above: { x: 0, y: bottom },
    below: { x: 0, y: top },
    left: { x: right, y: 0 },
    right: { x: left, y: 0 },
  }[label.side ?? 'above'];
  return {
    x: em(left),
    y: em(top),
    width: em(right - left),
    height: em(bottom - top),
    pointer: { x: em(pointer.x), y: em(pointer.y), size: em(PLATE.pointer), offset: em(-PLATE.pointer / 2) },
  };
}

function draw(label: SheetLabel, gap: number): ShownLabel {
  const { lines, anchor, dx, dy } = placeLabel(label, gap);
  const { kind, at } = label;
  const usual = MARKED.has(kind) ? 'start' : 'middle';
  return {
    kind,
    x: percent(at[0]),
    y: percent(at[1]),
    ...(anchor !== usual && { anchor }),
    ...(dx !== 0 && { dx: em(dx) }),
    lines: lines.map((text, index) => {
      const middle = dy - MIDDLE + index * LINE;
      return { text, ...(Math.abs(middle) > 0.005 && { dy: em(middle) }) };
    }),
    ...(kind === 'site' && { plate: drawPlate(label) }),
  };
}

/** A label ready to be shown, so that pages need no rules of placing. */
export const drawLabel = (label: SheetLabel): ShownLabel => draw(label, GAP);

/** A label with a number: on its point, or, where that would cover a pin, `aside` of it, at the end of a line from it. */
export interface NumberedLabel {
  label: ShownLabel;
  aside?: { x: Length; y: Length };
}

/** @param labels all of the map */
export function drawNumbered(label: SheetLabel, labels: readonly SheetLabel[]): NumberedLabel {
  const { x, y } = numberOf(label, labels);
  const gap = Math.hypot(x, y) + NUMBER_RADIUS + BESIDE_NUMBER;
  return { label: draw(label, gap), ...((x !== 0 || y !== 0) && { aside: { x: em(x), y: em(y) } }) };
}
