// The development itself: four towers on one podium, and the town around it. The origin is the
// podium's south-west corner at street level; the main street runs along the south.
import { createRandom, mix } from './colour.mjs';
import { homes, lines, shops, town } from './facade.mjs';
import { box, tree } from './solids.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** The towers' places on the podium: x, y, width, depth, storeys. */
const towers = /** @type {const} */ ([
  [6, 34, 24, 20, 39],
  [40, 14, 25, 21, 41],
  [74, 38, 23, 20, 40],
  [104, 16, 24, 20, 36],
]);

const storey = 2.95;
const podiumHeight = 12;

/** @param {readonly [number, number, number, number, number]} place @param {Look} look @returns {Solid[]} */
function tower([x, y, w, d, floors], { mood, tones }) {
  const height = floors * storey;
  const z = podiumHeight;
  const share = mood.windows;
  const wall = tones.facade;
  const slab = mix(wall, '#ffffff', 0.6);
  /** @param {number} bays @param {number} [count] */
  const front = (bays, count = floors) => homes({ floors: count, bays, share, glass: mood.glass, slab });
  const decor = { front: front(4), left: front(4), right: front(4) };
  const wing = { front: front(3, floors - 2), left: front(4, floors - 2), right: front(4, floors - 2) };
  const crown = mood.windows > 0.1 ? '#f6d29b' : mix(wall, '#ffffff', 0.4);
  const spine = mix(wall, tones.dark, 0.45);
  return [
    box([x, y, z], [w * 0.42, d * 0.86, height - 2 * storey], wall, { decor: wing, deepen: 0.22 }),
    box([x + w * 0.42, y + d * 0.06, z], [w * 0.12, d * 0.8, height + 2], spine, {
      decor: { front: lines(floors, slab, { weight: 0.12, opacity: 0.25 }) },
      deepen: 0.2,
    }),
    box([x + w * 0.54, y - d * 0.06, z], [w * 0.46, d * 0.92, height], mix(wall, '#ffffff', 0.12), {
      decor,
      deepen: 0.22,
    }),
    box(
      [x + w * 0.54 + 1.5, y - d * 0.06 + 1.5, z + height],
      [w * 0.46 - 3, d * 0.92 - 3, 3.4],
      mix(wall, tones.dark, 0.2),
    ),
    box([x + w * 0.54, y - d * 0.06, z + height + 3.4], [w * 0.46, d * 0.92, 0.7], crown, { lamp: mood.windows > 0.1 }),
    box([x + 1.2, y + 1.2, z + height - 2 * storey], [w * 0.42 - 2.4, d * 0.86 - 2.4, 2.6], mix(wall, tones.dark, 0.2)),
    box([x, y, z + height - 2 * storey + 2.6], [w * 0.42, d * 0.86, 0.6], crown, { lamp: mood.windows > 0.1 }),
  ];
}

/**
 * @param {Look} look
 * @param {{ storeys?: number }} [options] cuts the towers for a view from above
 * @returns {Solid[]}
 */
export function complexSolids(look, { storeys } = {}) {
  const { mood, tones } = look;
  const share = mood.windows > 0.1 ? 0.85 : 0.12;
  const glass = mix(mood.glass, tones.dark, 0.2);
  const base = mix(tones.facade, tones.accent, 0.18);
  const random = createRandom(21);
  /** @type {Solid[]} */
  const garden = [];
  for (let step = 0; step < 26; step += 1) {
    const x = 3 + random() * 128;
    const y = random() < 0.5 ? 3 + random() * 7 : 56 + random() * 5;
    garden.push(...tree([x, y, podiumHeight + 0.4], 5 + random() * 3, tones.plant, step + 1));
  }
  return [
    box([0, 0, 0], [134, 64, 9.6], base, {
      decor: {
        front: shops(30, { share, glass }),
        left: shops(14, { share, glass }),
        right: shops(14, { share, glass }),
      },
      deepen: 0.1,
    }),
    box([-1, -1.4, 9.6], [136, 66.4, podiumHeight - 9.6], mix(tones.facade, '#ffffff', 0.2), {
      decor: {
        front: lines(90, tones.accent, { upright: true, weight: 0.3, opacity: 0.35 }),
        left: lines(44, tones.accent, { upright: true, weight: 0.3, opacity: 0.35 }),
      },
    }),
    ...garden,
    ...towers.flatMap((place) =>
      tower([place[0], place[1], place[2], place[3], Math.min(place[4], storeys ?? 99)], look),
    ),
  ];
}

/**
 * Street trees along the podium.
 * @param {Look} look
 * @param {{ from?: number, to?: number, y?: number, step?: number, height?: number }} [options]
 * @returns {Solid[]}
 */
export function avenue({ tones }, { from = -60, to = 190, y = -9, step = 11, height = 7 } = {}) {
  const random = createRandom(33 + Math.round(y));
  const count = Math.floor((to - from) / step);
  return Array.from({ length: count }, (_, index) =>
    tree([from + index * step + random() * 2, y, 0], height * (0.8 + random() * 0.4), tones.plant, index + 40),
  ).flat();
}

/**
 * Blocks of low houses with a few mid-rise ones, leaving the development's own site free.
 * @param {Look} look
 * @param {{ x: [number, number], y: [number, number], seed?: number, tall?: number, keep?: boolean, detail?: number }} area
 *   detail is the distance up to which houses have windows
 * @returns {Solid[]}
 */
export function townSolids({ mood, tones }, { x, y, seed = 9, tall = 0.1, keep = true, detail = 420 }) {
  const random = createRandom(seed);
  /** @type {Solid[]} */
  const solids = [];
  for (let row = y[0]; row < y[1]; row += 26 + (row > 500 ? 30 : 0)) {
    for (let column = x[0]; column < x[1]; column += 24 + (row > 500 ? 22 : 0)) {
      const w = 11 + random() * 9;
      const d = 11 + random() * 8;
      // Nothing tall stands between the viewer and the development.
      const mid = random() < tall && row > 110;
      const floors = mid ? 9 + Math.floor(random() * 9) : 2 + Math.floor(random() * (row < -34 ? 2 : 4));
      const tint = mix(
        tones.stone,
        [tones.facade, tones.cool, tones.accent, '#ffffff'][Math.floor(random() * 4)] ?? '#ffffff',
        random() * 0.2,
      );
      const at = [column + random() * 4, row + random() * 5];
      const gap = random() < 0.07;
      const [left = 0, front = 0] = at;
      const inside = left + w > -14 && left < 150 && front + d > -34 && front < 80;
      if (gap || (keep && inside)) continue;
      const across = town(floors, Math.round(w / 2.3), mood.windows * 0.5, mood.glass);
      const along = town(floors, Math.round(d / 2.3), mood.windows * 0.4, mood.glass);
      const decor = row < detail ? { front: across, left: along, right: along } : {};
      solids.push(box([left, front, 0], [w, d, floors * 3.1], tint, { decor, deepen: 0.25 }));
    }
  }
  return solids;
}
