// Lights and views that several pictures share.
import { adjust, look } from './looks.mjs';
import { skyline } from './skyline.mjs';
import { vignette } from './vignette.mjs';

/** @typedef {import('./render.mjs').Picture} Picture */
/** @typedef {Picture['draw']} Draw */

export const dusk = look('dusk');
export const night = look('night');
export const day = look('day');
export const clay = look('clay');

/**
 * Pictures of one size.
 * @param {number} width @param {number} height @param {number[]} widths
 * @param {Record<string, Draw>} draws
 * @param {{ flat?: boolean }} [options]
 * @returns {Picture[]}
 */
export function series(width, height, widths, draws, options = {}) {
  return Object.entries(draws).map(([name, draw]) => ({ name, width, height, widths, draw, ...options }));
}

/** Where the development is looked at from; the town reaches from before it to the shore. */
export const town = {
  x: /** @type {[number, number]} */ ([-420, 720]),
  y: /** @type {[number, number]} */ ([-150, 620]),
  tall: 0.1,
};
export const high = {
  x: /** @type {[number, number]} */ ([-500, 700]),
  y: /** @type {[number, number]} */ ([-300, 760]),
  tall: 0.08,
};

/** @param {import('./looks.mjs').Look} light @returns {Draw} */
export const aerial = (light) => (size) =>
  skyline(size, {
    look: adjust(light, { reach: 1400 }),
    lens: { eye: [-150, -430, 270], yaw: 25, focal: 1.15, horizon: -0.2 },
    town: { ...high, detail: -120 },
    mist: 0,
  });

/** @param {import('./vignette.mjs').Subject} subject @param {Partial<import('./projection.mjs').Lens>} [lens] @param {import('./looks.mjs').Look} [light] @returns {Draw} */
export const place =
  (subject, lens, light = day) =>
  (size) =>
    vignette(size, light, subject, lens);

/** From a high floor: roofs first, then the water, far away. @param {import('./looks.mjs').Look} light @param {number} [horizon] @param {number} [detail] @returns {Draw} */
export const overTheTown =
  (light, horizon = 0.36, detail = -300) =>
  (size) =>
    skyline(size, {
      look: adjust(light, { reach: 1000 }),
      lens: { eye: [0, -520, 105], focal: 0.95, horizon },
      town: { x: [-460, 460], y: [-480, 160], tall: 0, seed: 14, detail },
      sea: 700,
      complex: false,
      trees: false,
      road: false,
      shadows: false,
      mist: 0.25,
    });
