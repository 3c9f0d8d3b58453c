// Section banners: dark enough that white text can be read over them, darkest at left and centre.
import { consultationRoom } from './gatherings.mjs';
import { livingRoom } from './home-rooms.mjs';
import { interior } from './room.mjs';
import { adjust, look } from './looks.mjs';
import { podiumStreet } from './model-views.mjs';
import { skyline } from './skyline.mjs';
import { stillLife } from './still-life.mjs';
import { unitPlan } from './unit-plan.mjs';
import { unitRooms } from './unit-rooms.mjs';
import { vignette } from './vignette.mjs';

/** @typedef {import('./render.mjs').Picture} Picture */

const night = look('night');

/** @type {[number, number][]} */
export const bannerVeil = [
  [0, 0.76],
  [0.5, 0.72],
  [0.68, 0.54],
  [1, 0.36],
];

/** Papers are drawn dark already. @type {[number, number][]} */
const paperVeil = [
  [0, 0.5],
  [0.5, 0.4],
  [0.75, 0.12],
  [1, 0],
];

const town = { x: /** @type {[number, number]} */ ([-420, 720]), y: /** @type {[number, number]} */ ([-150, 620]) };

/** @type {Record<string, Picture['draw']>} */
const draws = {
  'banner-brand': (size) =>
    skyline(size, {
      look: night,
      lens: { eye: [-95, -280, 60], yaw: 26, focal: 0.62, horizon: 0.66, centre: 0.72 },
      town,
      sea: 1500,
      veil: bannerVeil,
    }),
  'banner-business': (size) =>
    skyline(size, {
      look: adjust(night, { reach: 1500 }),
      lens: { eye: [-90, -300, 230], yaw: 24, focal: 0.72, horizon: -0.62, centre: 0.68 },
      town: { ...town, y: [-300, 700] },
      mist: 0,
      veil: bannerVeil,
    }),
  'banner-location': (size) =>
    skyline(size, {
      look: adjust(night, { windows: 0.9 }),
      lens: { eye: [0, -520, 105], focal: 0.46, horizon: 0.24 },
      town: { x: [-700, 700], y: [-480, 160], tall: 0, seed: 14 },
      sea: 700,
      complex: false,
      trees: false,
      road: false,
      veil: bannerVeil,
    }),
  'banner-complex': (size) =>
    vignette(size, night, podiumStreet(night), { eye: [-40, -38, 5], yaw: 34, focal: 0.6, horizon: 0.78 }, bannerVeil),
  'banner-unit': (size) => unitPlan(size, unitRooms['84a'], { blueprint: true, centre: 0.78 }),
  'banner-interior': (size) =>
    interior(size, livingRoom(night, { width: 7, night: true }), { eye: [3.2, -1.6, 1.3], focal: 0.5 }, bannerVeil),
  'banner-subscription': (size) =>
    stillLife(size, 'subscription', night, { veil: paperVeil, lens: { focal: 0.62, horizon: -1.15, centre: 0.68 } }),
  'banner-promotion': (size) =>
    interior(size, { ...consultationRoom(night), night: true }, { eye: [3.2, -1.6, 1.5], focal: 0.5 }, bannerVeil),
  'banner-press': (size) =>
    stillLife(size, 'press', night, { veil: paperVeil, lens: { focal: 0.62, horizon: -1.15, centre: 0.7 } }),
  'banner-video': (size) =>
    skyline(size, {
      look: night,
      lens: { eye: [-150, -190, 30], yaw: 44, focal: 0.6, horizon: 0.8, centre: 0.66 },
      town,
      sea: 1500,
      veil: bannerVeil,
    }),
  'banner-privacy': (size) =>
    skyline(size, {
      look: night,
      lens: { eye: [-60, -70, 74], yaw: 38, focal: 0.7, horizon: 0.5, centre: 0.62 },
      town: { ...town, y: [90, 620] },
      veil: bannerVeil,
    }),
  'banner-home': (size) =>
    skyline(size, {
      look: night,
      lens: { eye: [-95, -300, 90], yaw: 18, focal: 0.72, horizon: 0.92, centre: 0.66 },
      town,
      sea: 1500,
      veil: bannerVeil,
    }),
};

/** @type {Picture[]} */
export const banners = Object.entries(draws).map(([name, draw]) => ({
  name,
  draw,
  width: 1920,
  height: 480,
  widths: [768, 1280, 1920],
}));
