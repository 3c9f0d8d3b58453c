// The flat as a model without its roof, and buildings that stand alone.
import { createRandom, mix } from './colour.mjs';
import { layered, lines, patches, shops, homes } from './facade.mjs';
import { levelCamera } from './projection.mjs';
import { createSheet } from './sheet.mjs';
import { box, drum, tree } from './solids.mjs';
import { paint, paintShadows } from './stage.mjs';
import { treeRow, street } from './vignette.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {import('./unit-rooms.mjs').Rectangle} Rectangle */

/** @param {Rectangle} room @param {Look} look @returns {Solid[]} */
function contents({ name, x, y, w, h }, { tones }) {
  const at = (
    /** @type {number} */ dx,
    /** @type {number} */ dy,
    /** @type {number} */ dw,
    /** @type {number} */ dd,
    /** @type {number} */ high,
    /** @type {string} */ colour,
    z = 0.06,
  ) => box([x + dx, y + dy, z], [dw, dd, high], colour);
  const cloth = mix(tones.fabric, '#ffffff', 0.2);
  if (name.startsWith('침실'))
    return [
      at(0.15, h * 0.25, Math.min(1.9, w - 0.6), Math.min(1.6, h * 0.55), 0.4, '#fffaf2'),
      at(
        0.15 + Math.min(1.9, w - 0.6) * 0.45,
        h * 0.25,
        Math.min(1.9, w - 0.6) * 0.55,
        Math.min(1.6, h * 0.55),
        0.06,
        tones.accent,
        0.46,
      ),
    ];
  if (name === '거실')
    return [
      at(0.15, h * 0.18, 0.85, h * 0.64, 0.4, cloth),
      at(0.15, h * 0.18, 0.25, h * 0.64, 0.35, cloth, 0.46),
      at(w * 0.42, h * 0.38, 0.8, 0.8, 0.3, tones.wood),
      at(w - 0.5, h * 0.2, 0.35, h * 0.6, 0.4, tones.wood),
    ];
  if (name.startsWith('주방'))
    return [
      at(0.2, h - 0.75, w - 0.5, 0.6, 0.85, mix(tones.stone, '#ffffff', 0.4)),
      at(w * 0.28, h * 0.2, w * 0.45, 0.75, 0.7, tones.wood),
    ];
  if (name.startsWith('욕실'))
    return [at(0.1, h - 0.8, w - 0.3, 0.65, 0.45, '#ffffff'), at(0.15, 0.2, 0.5, 0.45, 0.6, '#ffffff')];
  if (name === '복도' || name === '현관') return [];
  return [at(0.1, 0.15, Math.min(0.5, w * 0.4), h - 0.35, 1, tones.wood)];
}

/** @param {Rectangle} room @param {Look} look @returns {Solid} */
function modelFloor({ name, x, y, w, h }, { tones }) {
  const colour = name.startsWith('욕실') ? '#dfe5ea' : mix(tones.floor, '#ffffff', 0.25);
  return box([x, y, 0], [w, h, 0.05], colour, {
    decor: { top: lines(Math.round(h / 0.26), tones.dark, { weight: 0.06, opacity: 0.16 }) },
  });
}

/** @param {Rectangle} room @param {Rectangle[]} rooms @param {Look} look @returns {Solid[]} */
function modelWalls({ name, x, y, w, h }, rooms, { mood, tones }) {
  const high = 1.25;
  const thick = 0.12;
  /** @type {Solid[]} */
  const walls = [];
  const open = name === '거실' || name.startsWith('주방');
  const wall = '#fbf7f0';
  if (x === 0 || !open) walls.push(box([x, y + thick, 0.05], [thick, h - thick, high], wall));
  if (!rooms.some((other) => other.x === x + w && other.y < y + h && other.y + other.h > y))
    walls.push(box([x + w - thick, y + thick, 0.05], [thick, h - thick, high], wall));
  if (!rooms.some((other) => other.y === y + h && other.x < x + w && other.x + other.w > x))
    walls.push(box([x + thick, y + h - thick, 0.05], [w - 2 * thick, thick, high], wall));
  // The southern rooms look out through low glass, so that the model can be looked into.
  if (y === 0)
    walls.push(
      box([x + thick, 0, 0.05], [w - 2 * thick, 0.06, 0.9], mix(mood.glass, '#ffffff', 0.6), { opacity: 0.45 }),
      box([x, 0, 0.05], [thick, thick, high], tones.dark),
    );
  else if (!name.startsWith('주방')) walls.push(box([x + thick, y, 0.05], [Math.max(0.3, w - 1.1), thick, high], wall));
  return walls;
}

/**
 * @param {import('./sheet.mjs').Size} size
 * @param {Rectangle[]} plan
 * @param {Look} look
 * @param {Partial<import('./projection.mjs').Lens>} [lens]
 */
export function flatModel(size, plan, look, lens = {}) {
  const { mood, tones } = look;
  const sheet = createSheet(size);
  const rooms = plan.map(({ name, x, y, w, h }) => ({ name, x: x / 1000, y: y / 1000, w: w / 1000, h: h / 1000 }));
  const wide = Math.max(...rooms.map((room) => room.x + room.w));
  const view = levelCamera({ eye: [wide * 0.42, -13, 15], focal: 1.12, horizon: -0.72, ...lens }, size);
  sheet.rect(
    0,
    0,
    size.width,
    size.height,
    sheet.gradient(
      [0, 0],
      [size.width, size.height],
      [
        [0, '#f9f3e8'],
        [1, mix(tones.stone, mood.shadow, 0.1)],
      ],
    ),
  );
  const floors = rooms.map((room) => modelFloor(room, look));
  const walls = rooms.flatMap((room) => modelWalls(room, rooms, look));
  const solids = [...walls, ...rooms.flatMap((room) => contents(room, look))];
  const soft = {
    ...mood,
    left: '#fff6e6',
    front: '#e3dcd2',
    right: '#c2bdba',
    top: '#fffcf5',
    reach: 600,
    shadow: '#3a3430',
    shade: 0.24,
  };
  const stage = { sheet, view, mood: soft };
  paintShadows(stage, [box([0, 0, 0], [wide, Math.max(...rooms.map((room) => room.y + room.h)), 0.6], '#ffffff')], {
    blur: size.width / 70,
    slope: [1.4, -0.4],
  });
  paint(stage, floors);
  paintShadows(stage, solids, { blur: size.width / 300, slope: [0.45, 0.12], ground: 0.05, limit: 2 });
  paint(stage, solids);
  return sheet.toString();
}

/** The model house: a glazed pavilion between trees. @param {Look} look @returns {import('./vignette.mjs').Subject} */
export function modelHouse(look) {
  const { mood, tones } = look;
  const glass = mix(mood.glass, tones.dark, 0.2);
  const white = mix(tones.stone, '#ffffff', 0.4);
  const light = shops(9, { share: 0.95, glass, floors: 2 });
  return {
    strips: [
      ...street(look, -16, -9),
      [-60, -6, 80, 40, mix(mood.ground, '#ffffff', 0.35)],
      [-2.4, -6, 2.6, 3, mix(tones.stone, '#ffffff', 0.3)],
      [-14, -4.6, -3.4, 1.4, mix(tones.plant, mood.ground, 0.3)],
      [3.6, -4.6, 15, 1.4, mix(tones.plant, mood.ground, 0.3)],
    ],
    solids: [
      box([-11, 4, 0], [22, 14, 8.4], tones.dark, {
        decor: { front: light, left: shops(6, { share: 0.9, glass }), right: shops(6, { share: 0.6, glass }) },
      }),
      box([-12, 3, 8.4], [24, 16, 1], white, { decor: { front: patches([[0, 0, 1, 0.12, '#f6d9ac']]) } }),
      box([-12, 3.2, 0], [1.1, 1.1, 8.4], white),
      box([10.9, 3.2, 0], [1.1, 1.1, 8.4], white),
      box([-11.5, 3.4, 4.1], [23, 0.5, 0.5], tones.accent),
      box([-3.4, 1.6, 3.5], [6.8, 2.4, 0.3], white),
      box([-3.4, 1.54, 3.4], [6.8, 0.06, 0.12], '#ffe2b0', { lamp: true }),
      box([-2.6, 3.5, 0], [5.2, 0.4, 3.4], '#f4cf98', {
        lamp: true,
        decor: {
          front: patches([
            [0, 0, 1, 0.35, '#c99b68'],
            [0.47, 0, 0.53, 1, tones.dark],
            [0, 0, 0.04, 1, tones.dark],
            [0.96, 0, 1, 1, tones.dark],
          ]),
        },
      }),
      box([-5, 6, 9.4], [13, 9, 3.4], mix(tones.facade, tones.dark, 0.1), {
        decor: {
          front: lines(46, tones.accent, { upright: true, weight: 0.35, opacity: 0.6 }),
          left: lines(30, tones.accent, { upright: true, weight: 0.35, opacity: 0.6 }),
        },
      }),
      ...treeRow(look, { from: -12, to: -5, y: -1.6, step: 3.4, height: 4.2 }),
      ...treeRow(look, { from: 5.4, to: 14, y: -1.6, step: 3.4, height: 4.4 }),
      ...treeRow(look, { from: -30, to: -15, y: 5, step: 5, height: 7 }),
      ...treeRow(look, { from: 15, to: 30, y: 6, step: 5, height: 7 }),
      ...[-2.9, 3].flatMap((x) => [
        drum([x, -4.6, 0], 0.16, 0.7, tones.dark),
        drum([x, -4.6, 0.7], 0.17, 0.16, '#ffe2b0', { lamp: true }),
      ]),
    ],
  };
}

/** The podium at street level, with its shops and the towers' feet above. @param {Look} look @returns {import('./vignette.mjs').Subject} */
export function podiumStreet(look) {
  const { mood, tones } = look;
  const glass = mix(mood.glass, tones.dark, 0.25);
  const random = createRandom(3);
  const share = mood.windows;
  const feet = /** @type {const} */ ([
    [-22, 12],
    [2, 9],
    [26, 13],
  ]);
  return {
    backdrop: true,
    strips: [...street(look, -18, -9), [-90, -6, 120, 8, mix(mood.ground, '#ffffff', 0.38)]],
    solids: [
      box([-44, 5, 0], [100, 26, 7.6], mix(tones.facade, tones.accent, 0.2), {
        decor: { front: shops(22, { share: share > 0.1 ? 0.92 : 0.35, glass }), left: shops(6, { share: 0.5, glass }) },
      }),
      box([-45, 3.6, 7.6], [102, 28, 2.2], mix(tones.facade, '#ffffff', 0.25), {
        decor: {
          front: layered(
            lines(150, tones.accent, { upright: true, weight: 0.35, opacity: 0.5 }),
            patches([[0, 0, 1, 0.08, '#f6d9ac']]),
          ),
        },
      }),
      ...feet.flatMap(([x, y]) => [
        box([x, y, 9.8], [8, 12, 62], tones.facade, {
          decor: {
            front: homes({ floors: 20, bays: 3, share, glass: mood.glass, slab: '#ffffff' }),
            left: homes({ floors: 20, bays: 4, share, glass: mood.glass, slab: '#ffffff' }),
          },
        }),
        box([x + 8, y + 1, 9.8], [2, 10, 64], mix(tones.facade, tones.dark, 0.45)),
        box([x + 10, y - 1, 9.8], [8, 13, 66], mix(tones.facade, '#ffffff', 0.15), {
          decor: { front: homes({ floors: 21, bays: 3, share, glass: mood.glass, slab: '#ffffff' }) },
        }),
      ]),
      ...Array.from({ length: 14 }, (_, index) =>
        tree([-44 + index * 7 + random() * 2, 5.4, 9.8], 3 + random() * 1.6, tones.plant, index),
      ).flat(),
      ...treeRow(look, { from: -46, to: 54, y: -3.4, step: 7.5, height: 5.4 }),
      ...[-20, -5, 10, 25].map((x) => box([x, -1.4, 0], [2.6, 0.6, 0.45], tones.wood)),
    ],
  };
}
