import type { Symbol } from './furniture.ts';
import { FILL, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { circle, ellipse, path, rectangle } from '#tools/plan-drawing/svg.ts';

const fine = { 'stroke-width': WEIGHT.detail };

const box: Symbol = (width, depth) => rectangle(0, 0, width, depth);

/** A tap on the worktop, its spout away from the wall. */
const tap = (x: number, y: number, reach: number) => path(['M', x, y, 'v', reach], { 'stroke-width': 26 });

const sink: Symbol = (width, depth) => {
  const half = Math.min(400, Math.min(width, 900) / 2 - 60);
  return (
    box(width, depth) +
    rectangle(width / 2 - half, 120, 2 * half, depth - 230, { rx: 30, ...fine }) +
    tap(width / 2, 70, 200)
  );
};

const hob: Symbol = (width, depth) =>
  box(width, depth) +
  rectangle(width / 2 - 300, 60, 600, 480, { rx: 20, ...fine }) +
  [
    [150, 190, 75],
    [-140, 210, 95],
    [130, 400, 90],
    [-160, 410, 65],
  ]
    .map(([x = 0, y = 0, radius = 0]) => circle(width / 2 + x, y, radius, fine))
    .join('');

const basin: Symbol = (width, depth) => {
  const radius = Math.min(200, width * 0.32, depth * 0.4);
  return (
    rectangle(0, 0, width, depth, { rx: 10 }) +
    ellipse(width / 2, depth * 0.52, radius * 1.12, radius, fine) +
    tap(width / 2, 45, 130)
  );
};

const toilet: Symbol = (width, depth) =>
  rectangle(10, 0, width - 20, 190, { rx: 40 }) +
  ellipse(width / 2, (depth + 170) / 2, width / 2, (depth - 170) / 2) +
  ellipse(width / 2, (depth + 190) / 2, width / 2 - 70, (depth - 340) / 2, fine);

const bath: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: 10 }) +
  rectangle(105, 55, width - 210, depth - 110, { rx: 190, ry: 95, fill: FILL.tile, ...fine }) +
  circle(260, depth / 2, 28, fine) +
  path(['M', 170, 30, 'h', 180], { 'stroke-width': 40 }) +
  tap(260, 30, 130);

/** A pane of glass before a part of it; the tap is on the wall behind. */
const shower: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { fill: FILL.glass, 'stroke-width': WEIGHT.joint }) +
  path(['M', 0, 0, 'L', width, depth, 'M', width, 0, 'L', 0, depth], { 'stroke-width': WEIGHT.joint }) +
  circle(width / 2, depth / 2, 45, fine) +
  path(['M', 220, 30, 'h', 280], { 'stroke-width': 40 }) +
  path(['M', width, depth - 10, 'H', width * 0.39], { 'stroke-width': 26 });

const fridge: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: 20 }) +
  path(
    ['M', width / 2, 40, 'V', depth, 'M', 0, depth - 60, 'H', width, 'M', width / 2 - 50, depth - 25, 'h', 100],
    fine,
  );

const laundry: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: 30 }) +
  circle(width / 2, depth / 2 + 20, Math.min(width, depth) * 0.34, fine) +
  path(['M', 0, 95, 'H', width], fine);

/** Hung on the wall, with the pipes below it. */
const boiler: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: 20 }) +
  circle(width / 2, depth / 2, depth * 0.28, fine) +
  path(['M', width * 0.2, depth, 'V', depth - 50, 'M', width * 0.8, depth, 'V', depth - 50], fine);

/** A fan behind its grille. */
const outdoorUnit: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: 15 }) +
  circle(width * 0.59, depth / 2, depth * 0.38, fine) +
  path(['M', width * 0.59 - depth * 0.38, depth / 2, 'h', depth * 0.76], fine) +
  path(['M', width * 0.59, depth * 0.12, 'v', depth * 0.76, 'M', width * 0.26, 0, 'V', depth], fine);

/** A lid in the floor, dashed: one of two places, by the floor. */
const hatch: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { fill: 'none', 'stroke-dasharray': '60 40' }) +
  rectangle(50, 50, width - 100, depth - 100, { fill: 'none', ...fine }) +
  path(['M', 50, 50, 'L', width - 50, depth - 50, 'M', width - 50, 50, 'L', 50, depth - 50], {
    ...fine,
    'stroke-dasharray': '60 40',
  });

const closet: Symbol = (width, depth) => {
  const hangers = Array.from({ length: Math.floor((width - 160) / 170) }, (_, index) => 140 + index * 170);
  return (
    rectangle(0, 0, width, depth, { fill: 'none', 'stroke-dasharray': '90 50', ...fine }) +
    path(['M', 0, depth / 2, 'H', width, ...hangers.flatMap((x) => ['M', x, 120, 'L', x + 40, depth - 120])], fine)
  );
};

/** In a kitchen tall units: a column of ovens of 600 mm, at the end where a render begins, and a cupboard beside it. */
const tallUnits: Symbol = (width, depth) =>
  box(width, depth) +
  path(['M', 0, depth, 'L', width, 0, ...(width > 700 ? ['M', width - 600, 0, 'V', depth] : [])], fine);

/** Doors as wide as the rendered ones. */
const cupboard: Symbol = (width, depth, use) => {
  if (use === 'kitchen') return tallUnits(width, depth);
  const count = Math.max(2, Math.round(width / 460));
  const doors = Array.from({ length: count }, (_, index) => (index * width) / count);
  return (
    rectangle(0, 0, width, depth, { fill: FILL.timber }) +
    path(
      doors.flatMap((x) => ['M', x, depth, 'L', x + width / count, 0, 'V', depth]),
      fine,
    )
  );
};

const shelf: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { fill: 'none' }) +
  path(['M', 0, depth / 2, 'H', width], { 'stroke-dasharray': '90 50', ...fine });

/** What belongs to the home as it is handed over. */
export const FIXTURE_SYMBOLS = {
  toilet,
  basin,
  bath,
  shower,
  counter: box,
  sink,
  hob,
  fridge,
  laundry,
  boiler,
  'outdoor-unit': outdoorUnit,
  hatch,
  closet,
  cupboard,
  shelf,
} satisfies Record<string, Symbol>;
