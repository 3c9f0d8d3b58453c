import { mix } from './colour.mjs';

/** @typedef {import('./solids.mjs').Decor} Decor */

const warm = ['#ffe2b0', '#f7cf94', '#e0b078', '#b98f66'];

/**
 * A residential front: recessed glass between piers, light slab edges, some windows lit.
 * @param {object} front
 * @param {number} front.floors
 * @param {number} front.bays
 * @param {number} front.share of lit windows
 * @param {string} front.glass
 * @param {string} front.slab
 * @param {number} [front.rest] storeys left blank at the top
 * @returns {Decor}
 */
export function homes({ floors, bays, share, glass, slab, rest = 1 }) {
  return ({ quad, tone, random }) => {
    const storey = 1 / (floors + rest);
    const bay = 1 / bays;
    let dark = '';
    let bright = '';
    /** @type {string[]} */
    const lamps = warm.map(() => '');
    for (let floor = 0; floor < floors; floor += 1) {
      // Whole flats light up together, so neighbouring bays share their fate.
      let home = random();
      for (let column = 0; column < bays; column += 1) {
        if (column % 2 === 0) home = random();
        const inset = column % 2 === 0 ? [0.16, 0.04] : [0.04, 0.16];
        const u0 = (column + (inset[0] ?? 0)) * bay;
        const u1 = (column + 1 - (inset[1] ?? 0)) * bay;
        const v0 = (floor + 0.22) * storey;
        const pane = quad(u0, v0, u1, v0 + storey * 0.6);
        if (home < share && random() < 0.8) {
          const index = Math.floor(random() ** 0.8 * warm.length);
          lamps[index] += pane;
        } else dark += pane;
      }
      bright += quad(0, floor * storey, 1, (floor + 0.1) * storey);
    }
    const glow = lamps.map((data, index) => `<path d="${data}" fill="${warm[index]}" opacity="0.92"/>`).join('');
    return `<path d="${dark}" fill="${tone(glass)}" opacity="0.8"/>${glow}<path d="${bright}" fill="${tone(slab)}" opacity="0.5"/>`;
  };
}

/**
 * Glazed shop fronts with thin posts; the light inside grows towards the ceiling.
 * @param {number} bays
 * @param {{ share?: number, glass?: string, floors?: number }} [options]
 * @returns {Decor}
 */
export function shops(bays, { share = 0.7, glass = '#38425f', floors = 2 } = {}) {
  return ({ quad, tone, random }) => {
    let markup = '';
    for (let floor = 0; floor < floors; floor += 1) {
      for (let bay = 0; bay < bays; bay += 1) {
        const u0 = (bay + 0.08) / bays;
        const u1 = (bay + 0.92) / bays;
        const v0 = (floor + 0.1) / floors;
        const v1 = (floor + 0.72) / floors;
        if (random() > share) {
          markup += `<path d="${quad(u0, v0, u1, v1)}" fill="${tone(glass)}"/>`;
          continue;
        }
        const light = warm[Math.floor(random() * 3)] ?? '#f7cf94';
        markup += `<path d="${quad(u0, v0, u1, v1)}" fill="${mix(light, '#7d5a3c', 0.35)}"/>`;
        markup += `<path d="${quad(u0, v0 + (v1 - v0) * 0.45, u1, v1)}" fill="${light}" opacity="0.75"/>`;
      }
    }
    return markup;
  };
}

/**
 * Plain small windows, for the town around.
 * @param {number} floors
 * @param {number} bays
 * @param {number} share
 * @param {string} glass
 * @returns {Decor}
 */
export function town(floors, bays, share, glass) {
  return ({ quad, tone, random }) => {
    let dark = '';
    let light = '';
    for (let floor = 0; floor < floors; floor += 1) {
      for (let bay = 0; bay < bays; bay += 1) {
        const pane = quad((bay + 0.24) / bays, (floor + 0.34) / floors, (bay + 0.8) / bays, (floor + 0.74) / floors);
        if (random() < share) light += pane;
        else dark += pane;
      }
    }
    return `<path d="${dark}" fill="${tone(glass)}" opacity="0.4"/><path d="${light}" fill="#e9bd84" opacity="0.7"/>`;
  };
}

/**
 * Parallel lines across a face: planks, slats, writing without letters.
 * @param {number} count
 * @param {string} colour
 * @param {{ upright?: boolean, weight?: number, opacity?: number, margin?: number, ragged?: boolean }} [options]
 * @returns {Decor}
 */
export function lines(
  count,
  colour,
  { upright = false, weight = 0.06, opacity = 0.5, margin = 0, ragged = false } = {},
) {
  return ({ quad, tone, random }) => {
    let data = '';
    for (let line = 0; line < count; line += 1) {
      const at = margin + ((line + 0.5) / count) * (1 - 2 * margin);
      const half = (weight / count) * 0.5;
      const end = 1 - margin - (ragged ? random() * 0.35 : 0);
      data += upright ? quad(at - half, margin, at + half, end) : quad(margin, at - half, end, at + half);
    }
    return `<path d="${data}" fill="${tone(colour)}" opacity="${opacity}"/>`;
  };
}

/**
 * Painted rectangles on a face.
 * @param {[number, number, number, number, string, number?][]} parts (u0, v0, u1, v1, colour, opacity)
 * @returns {Decor}
 */
export function patches(parts) {
  return ({ quad, tone }) =>
    parts
      .map(
        ([u0, v0, u1, v1, colour, opacity = 1]) =>
          `<path d="${quad(u0, v0, u1, v1)}" fill="${tone(colour)}" opacity="${opacity}"/>`,
      )
      .join('');
}

/**
 * Several decors on one face.
 * @param {...Decor} decors
 * @returns {Decor}
 */
export function layered(...decors) {
  return (brush) => decors.map((decor) => decor(brush)).join('');
}
