// Furniture from boxes and drums; x to the right, y away from the viewer, metres.
import { mix } from './colour.mjs';
import { lines, patches } from './facade.mjs';
import { box, drum, tree } from './solids.mjs';

/** @typedef {import('./looks.mjs').Tones} Tones */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** @param {number} x @param {number} y @param {Tones} tones @param {{ length?: number }} [options] a sofa with its back to the left wall @returns {Solid[]} */
export function sofa(x, y, tones, { length = 2.6 } = {}) {
  const cloth = tones.fabric;
  const cushion = mix(cloth, '#ffffff', 0.18);
  const part = (length - 0.4) / 3;
  return [
    box([x, y, 0.08], [0.95, length, 0.26], mix(cloth, tones.dark, 0.12)),
    box([x, y + 0.2, 0.34], [0.28, length - 0.4, 0.42], cloth),
    box([x, y, 0.34], [0.95, 0.2, 0.26], cloth),
    box([x, y + length - 0.2, 0.34], [0.95, 0.2, 0.26], cloth),
    ...[0, 1, 2].map((index) => box([x + 0.28, y + 0.21 + index * part, 0.34], [0.66, part - 0.03, 0.13], cushion)),
    box([x + 0.3, y + 0.3, 0.47], [0.13, 0.45, 0.36], tones.accent),
    box([x + 0.3, y + length - 0.78, 0.47], [0.13, 0.45, 0.36], tones.plant),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {number} [radius] @returns {Solid[]} */
export function roundTable(x, y, tones, radius = 0.48) {
  return [
    drum([x, y, 0], radius * 0.3, 0.34, tones.accent),
    drum([x, y, 0.34], radius, 0.05, mix(tones.wall, '#ffffff', 0.4)),
    box([x - 0.15, y - 0.1, 0.39], [0.26, 0.18, 0.035], tones.cool, { shadow: false }),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {{ width?: number, depth?: number, top?: number }} [options] @returns {Solid[]} */
export function table(x, y, tones, { width = 1.8, depth = 0.9, top = 0.74 } = {}) {
  const leg = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    box([x + dx, y + dy, 0], [0.06, 0.06, top - 0.05], tones.dark);
  return [
    leg(0.05, 0.05),
    leg(width - 0.11, 0.05),
    leg(0.05, depth - 0.11),
    leg(width - 0.11, depth - 0.11),
    box([x, y, top - 0.05], [width, depth, 0.05], tones.wood),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {'back' | 'front' | 'left' | 'right'} rest side on which the back is @returns {Solid[]} */
export function chair(x, y, tones, rest = 'front') {
  const size = 0.46;
  const thin = 0.05;
  const backs = {
    back: box([x, y + size - thin, 0.46], [size, thin, 0.38], tones.fabric),
    front: box([x, y, 0.46], [size, thin, 0.38], tones.fabric),
    left: box([x, y, 0.46], [thin, size, 0.38], tones.fabric),
    right: box([x + size - thin, y, 0.46], [thin, size, 0.38], tones.fabric),
  };
  const leg = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    box([x + dx, y + dy, 0], [0.035, 0.035, 0.41], tones.dark);
  return [
    leg(0.02, 0.02),
    leg(0.4, 0.02),
    leg(0.02, 0.4),
    leg(0.4, 0.4),
    box([x, y, 0.41], [size, size, 0.05], mix(tones.fabric, '#ffffff', 0.15)),
    backs[rest],
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @returns {Solid[]} */
export function stool(x, y, tones) {
  return [
    drum([x, y, 0], 0.2, 0.025, tones.accent),
    drum([x, y, 0.025], 0.03, 0.6, tones.accent),
    drum([x, y, 0.625], 0.2, 0.08, mix(tones.fabric, tones.accent, 0.35)),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {{ width?: number }} [options] a bed with its head to the left wall @returns {Solid[]} */
export function bed(x, y, tones, { width = 1.8 } = {}) {
  const linen = mix(tones.wall, '#ffffff', 0.55);
  return [
    box([x, y - 0.5, 0], [0.08, width + 1, 1.05], mix(tones.wood, tones.wall, 0.25), {
      decor: { right: lines(9, tones.dark, { upright: true, weight: 0.05, opacity: 0.35 }) },
    }),
    box([x + 0.08, y, 0.1], [2.05, width, 0.2], tones.wood),
    box([x + 0.1, y + 0.04, 0.3], [2, width - 0.08, 0.22], linen),
    box([x + 0.85, y - 0.01, 0.3], [1.27, width + 0.02, 0.27], mix(tones.fabric, '#ffffff', 0.35)),
    box([x + 1.45, y - 0.02, 0.29], [0.5, width + 0.04, 0.3], tones.accent),
    ...[0.12, width / 2 + 0.06].map((dy) => box([x + 0.14, y + dy, 0.52], [0.34, width / 2 - 0.2, 0.3], linen)),
    box([x + 0.5, y + width / 2 - 0.28, 0.52], [0.14, 0.56, 0.22], tones.plant),
    ...[-0.5, width + 0.04].map((dy) => box([x + 0.08, y + dy, 0.12], [0.42, 0.44, 0.36], tones.wood)),
    ...[-0.28, width + 0.26].flatMap((dy) => [
      drum([x + 0.28, y + dy, 0.48], 0.05, 0.14, tones.accent),
      drum([x + 0.28, y + dy, 0.62], 0.13, 0.2, '#ffe9c4', { lamp: true, taper: 0.75 }),
    ]),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {{ length?: number }} [options] an island with its long side to the viewer @returns {Solid[]} */
export function island(x, y, tones, { length = 2.4 } = {}) {
  return [
    box([x + 0.06, y + 0.1, 0], [length - 0.12, 0.72, 0.86], mix(tones.wood, tones.wall, 0.2), {
      decor: { front: lines(34, tones.dark, { upright: true, weight: 0.2, opacity: 0.22 }) },
    }),
    box([x, y - 0.12, 0.86], [length, 1.02, 0.06], mix(tones.stone, '#ffffff', 0.5)),
    drum([x + length * 0.24, y + 0.4, 0.92], 0.16, 0.07, tones.accent, { taper: 1.4, shadow: false }),
    box([x + length * 0.7, y + 0.5, 0.92], [0.03, 0.03, 0.3], tones.accent, { shadow: false }),
    box([x + length * 0.7, y + 0.34, 1.22], [0.03, 0.19, 0.03], tones.accent, { shadow: false }),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {{ length?: number, height?: number }} [options] kitchen units along the far wall @returns {Solid[]} */
export function counter(x, y, tones, { length = 3.2, height = 2.3 } = {}) {
  const doors = lines(Math.round(length / 0.6) + 1, tones.dark, { upright: true, weight: 0.03, opacity: 0.5 });
  const upper = mix(tones.wall, '#ffffff', 0.2);
  return [
    box([x, y, 0], [length - 0.8, 0.6, 0.86], upper, { decor: { front: doors } }),
    box([x, y - 0.02, 0.86], [length - 0.8, 0.62, 0.04], mix(tones.stone, '#ffffff', 0.3)),
    box([x, y + 0.56, 0.9], [length - 0.8, 0.04, 0.6], mix(tones.dark, tones.cool, 0.3)),
    box([x, y + 0.25, 1.48], [length - 0.8, 0.35, 0.02], '#ffe3b3', { lamp: true, shadow: false }),
    box([x, y + 0.22, 1.5], [length - 0.8, 0.38, height - 1.5], upper, { decor: { front: doors } }),
    box([x + length - 0.8, y - 0.04, 0], [0.8, 0.64, height], mix(tones.wood, tones.wall, 0.15), {
      decor: {
        front: patches([
          [0.48, 0, 0.52, 1, tones.dark, 0.4],
          [0, 0.4, 1, 0.405, tones.dark, 0.4],
        ]),
      },
    }),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {number} ceiling @param {number} [level] @returns {Solid[]} */
export function pendant(x, y, tones, ceiling, level = 1.65) {
  return [
    box([x - 0.006, y - 0.006, level + 0.16], [0.012, 0.012, ceiling - level - 0.16], tones.dark, { shadow: false }),
    drum([x, y, level + 0.04], 0.15, 0.14, tones.accent, { taper: 0.35, shadow: false }),
    drum([x, y, level], 0.1, 0.04, '#fff0d2', { lamp: true, shadow: false }),
  ];
}

/** @param {number} x @param {number} y @param {Tones} tones @param {number} [height] @returns {Solid[]} */
export function plant(x, y, tones, height = 1.2) {
  const crown = tree([x, y, 0.2], height, tones.plant, Math.round(x * 10));
  return [drum([x, y, 0], 0.2, 0.36, mix(tones.stone, tones.dark, 0.25), { taper: 1.15 }), ...crown];
}

/**
 * Shelves with things on them, its back to the far wall.
 * @param {number} x @param {number} y @param {Tones} tones
 * @param {{ width?: number, height?: number, rows?: number, columns?: number }} [options]
 * @returns {Solid[]}
 */
export function shelves(x, y, tones, { width = 2.4, height = 2.2, rows = 5, columns = 3 } = {}) {
  const cell = height / rows;
  /** @type {import('./solids.mjs').Decor} */
  const content = ({ quad, tone, random }) => {
    let markup = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const u0 = (column + 0.05) / columns;
        const u1 = (column + 0.95) / columns;
        const v0 = (row + 0.08) / rows;
        markup += `<path d="${quad(u0, v0, u1, v0 + 0.86 / rows)}" fill="${tone(mix(tones.wood, tones.dark, 0.45))}"/>`;
        for (let at = u0; at < u1 - 0.05 / columns;) {
          const wide = (0.04 + random() * 0.09) / columns;
          const colour =
            [tones.accent, tones.plant, tones.cool, tones.stone, tones.wall][Math.floor(random() * 5)] ?? tones.stone;
          if (random() < 0.72)
            markup += `<path d="${quad(at, v0, Math.min(u1, at + wide), v0 + (0.4 + random() * 0.36) / rows)}" fill="${tone(mix(colour, tones.wall, 0.2))}"/>`;
          at += wide * 1.08;
        }
      }
    }
    return markup;
  };
  return [box([x, y, 0], [width, 0.36, cell * rows], tones.wood, { decor: { front: content } })];
}
