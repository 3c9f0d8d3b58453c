import { createRandom, mix } from './colour.mjs';
import { levelCamera } from './projection.mjs';
import { createSheet, path } from './sheet.mjs';
import { paintGround, paintHaze, paintHills, paintSea, paintSky, paintVeil } from './sky.mjs';
import { box, tree } from './solids.mjs';
import { town } from './facade.mjs';
import { paint, paintShadows } from './stage.mjs';

/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {import('./looks.mjs').Look} Look */

/**
 * @typedef {object} Subject
 * @property {Solid[]} solids
 * @property {[number, number, number, number, string][]} [strips] painted ground: x0, y0, x1, y1, colour
 * @property {boolean} [sea] water instead of land beyond `shore`
 * @property {number} [shore]
 * @property {boolean} [backdrop] blocks in the haze behind
 * @property {number} [base] height of the ground the shadows fall on
 */

/** Blocks far behind, more air than house. @param {Look} look @param {number} [from] @returns {Solid[]} */
function backdropSolids({ mood, tones }, from = 55) {
  const random = createRandom(17);
  return Array.from({ length: 44 }, (_, index) => {
    const row = index % 3;
    const x = -130 + Math.floor(index / 3) * 18 + row * 5;
    const high = (random() < 0.2 ? 26 : 9) + random() * 9;
    const decor = { front: town(Math.round(high / 3), 5, 0, mood.glass) };
    return box([x, from + row * 24, 0], [10 + random() * 5, 12, high], mix(tones.stone, tones.facade, random()), {
      decor,
    });
  });
}

/**
 * A small scene about one thing, seen from a few metres up.
 * @param {import('./sheet.mjs').Size} size
 * @param {Look} look
 * @param {Subject} subject
 * @param {Partial<import('./projection.mjs').Lens>} [lens]
 * @param {[number, number][]} [veil]
 */
export function vignette(size, look, subject, lens = {}, veil) {
  const { mood } = look;
  const sheet = createSheet(size);
  const aim = {
    eye: /** @type {[number, number, number]} */ ([-9, -27, 7.5]),
    yaw: 15,
    focal: 1.05,
    horizon: 0.34,
    ...lens,
  };
  const view = levelCamera(aim, size);
  const near = { ...mood, reach: Math.min(mood.reach, 190) };
  const horizon = aim.horizon * size.height;
  if (horizon > 0) paintSky(sheet, mood, horizon);
  paintGround(sheet, mood, horizon);
  if (horizon > 0) paintHills(sheet, mood, horizon + 1, { seed: 6, height: 0.05, opacity: 0.25 });
  if (subject.sea) {
    const shore = horizon + (aim.focal * size.width * aim.eye[2]) / (subject.shore ?? 30);
    paintSea(sheet, mood, horizon, Math.min(size.height, shore));
  }
  for (const [x0, y0, x1, y1, colour] of subject.strips ?? []) {
    const data = path(
      view.outline([
        [x0, y0, 0],
        [x1, y0, 0],
        [x1, y1, 0],
        [x0, y1, 0],
      ]),
    );
    sheet.add(
      `<path d="${data}" fill="${mix(mix(colour, mood.top, 0.15), mood.shadow, mood.windows > 0.1 ? 0.35 : 0)}"/>`,
    );
  }
  if (subject.backdrop ?? !subject.sea) paint({ sheet, view, mood: { ...near, reach: 120 } }, backdropSolids(look));
  if (horizon > 0) paintHaze(sheet, mood.haze, horizon + size.height * 0.03, size.height * 0.14, 0.6);
  paintShadows({ sheet, view, mood: near }, subject.solids, { blur: size.width / 200, limit: 8 });
  paint({ sheet, view, mood: near }, subject.solids);
  if (veil) paintVeil(sheet, '#12172a', veil);
  return sheet.toString();
}

/**
 * A row of trees.
 * @param {Look} look
 * @param {{ from: number, to: number, y: number, step?: number, height?: number }} row
 * @returns {Solid[]}
 */
export function treeRow({ tones }, { from, to, y, step = 6, height = 5 }) {
  const random = createRandom(Math.round(y * 13 + from));
  const count = Math.max(1, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, index) =>
    tree([from + index * step, y, 0], height * (0.85 + random() * 0.3), tones.plant, index + Math.round(y)),
  ).flat();
}

/**
 * A street along x.
 * @param {Look} look
 * @param {number} y0
 * @param {number} y1
 * @returns {[number, number, number, number, string][]}
 */
export function street({ mood, tones }, y0, y1) {
  const asphalt = mix(mood.ground, tones.dark, 0.42);
  const middle = (y0 + y1) / 2;
  /** @type {[number, number, number, number, string][]} */
  const marks = Array.from({ length: 26 }, (_, index) => [
    -90 + index * 8,
    middle - 0.1,
    -86 + index * 8,
    middle + 0.1,
    mood.top,
  ]);
  return [[-200, y0 - 3, 260, y1 + 3, mix(mood.ground, '#ffffff', 0.35)], [-200, y0, 260, y1, asphalt], ...marks];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 * @param {Look} look
 * @returns {Solid[]}
 */
export function car(x, y, colour, { mood, tones }) {
  const glass = mix(mood.glass, tones.dark, 0.3);
  return [
    box([x + 0.5, y + 0.02, 0], [0.6, 1.6, 0.3], tones.dark),
    box([x + 3, y + 0.02, 0], [0.6, 1.6, 0.3], tones.dark),
    box([x, y, 0.3], [4.2, 1.7, 0.5], colour),
    box([x + 0.8, y + 0.1, 0.8], [2.3, 1.5, 0.48], glass),
    box([x + 0.9, y + 0.1, 1.28], [2.1, 1.5, 0.08], colour),
  ];
}
