// The invented second development, for tests: the same scenes in another light, small.
import { bannerVeil } from './banner-pictures.mjs';
import { consultationRoom } from './gatherings.mjs';
import { livingRoom } from './home-rooms.mjs';
import { interior } from './room.mjs';
import { adjust, look, tealTones } from './looks.mjs';
import { modelHouse, podiumStreet } from './model-views.mjs';
import { harbourPlace } from './outings.mjs';
import { schoolPlace } from './quarters.mjs';
import { skyline } from './skyline.mjs';
import { stillLife } from './still-life.mjs';
import { vignette } from './vignette.mjs';

/** @typedef {import('./render.mjs').Picture} Picture */

const teal = look('teal', tealTones);
const night = look('night', tealTones);
const town = {
  x: /** @type {[number, number]} */ ([-420, 720]),
  y: /** @type {[number, number]} */ ([-150, 620]),
  seed: 77,
};

/** @type {Record<string, [number, number, number[], Picture['draw']]>} */
const list = {
  hero: [
    1600,
    900,
    [640, 960],
    (size) =>
      skyline(size, {
        look: teal,
        lens: { eye: [230, -320, 60], yaw: -24, focal: 1.05, horizon: 0.7, centre: 0.6 },
        town,
        sea: 1500,
      }),
  ],
  'hero-portrait': [
    900,
    1600,
    [450],
    (size) =>
      skyline(size, {
        look: teal,
        lens: { eye: [230, -320, 60], yaw: -27, focal: 1.8, horizon: 0.77 },
        town,
        sea: 1500,
      }),
  ],
  strip: [
    640,
    120,
    [640],
    (size) =>
      skyline(size, {
        look: teal,
        lens: { eye: [170, -110, 12], yaw: -24, focal: 0.9, horizon: 0.72 },
        town: { x: [-200, 300], y: [90, 400] },
        mist: 0.2,
      }),
  ],
  share: [
    1200,
    630,
    [1200],
    (size) =>
      skyline(size, { look: teal, lens: { eye: [230, -330, 60], yaw: -26, focal: 1, horizon: 0.76 }, town, sea: 1500 }),
  ],
  banner: [
    1920,
    480,
    [960],
    (size) =>
      skyline(size, {
        look: night,
        lens: { eye: [230, -280, 60], yaw: -28, focal: 0.62, horizon: 0.68, centre: 0.66 },
        town,
        sea: 1500,
        veil: bannerVeil,
      }),
  ],
  'location-point': [
    1600,
    1000,
    [640, 960],
    (size) => vignette(size, teal, podiumStreet(teal), { eye: [-30, -38, 5], yaw: 28, focal: 0.85, horizon: 0.74 }),
  ],
  'brand-night': [
    1600,
    900,
    [640, 960],
    (size) =>
      skyline(size, {
        look: night,
        lens: { eye: [230, -300, 40], yaw: -27, focal: 1.05, horizon: 0.76 },
        town,
        sea: 1500,
      }),
  ],
  'card-a': [
    800,
    1000,
    [400],
    (size) => vignette(size, teal, harbourPlace(teal), { eye: [-10, -42, 11], yaw: 16, focal: 1.3, horizon: 0.4 }),
  ],
  'card-b': [
    800,
    1000,
    [400],
    (size) => vignette(size, teal, schoolPlace(teal), { eye: [-10, -44, 10], yaw: 12, focal: 1.5, horizon: 0.4 }),
  ],
  living: [
    1200,
    800,
    [480, 800],
    (size) => interior(size, livingRoom(teal, { width: 4.8 }), { eye: [2.6, -1.3, 1.35], focal: 0.8 }),
  ],
  'visit-house': [
    1200,
    1600,
    [480],
    (size) => vignette(size, teal, modelHouse(teal), { eye: [-8, -34, 4.6], yaw: 11, focal: 1.15, horizon: 0.68 }),
  ],
  overview: [
    1200,
    1500,
    [480],
    (size) =>
      skyline(size, {
        look: adjust(teal, { reach: 1800 }),
        lens: { eye: [-80, -330, 300], yaw: 24, focal: 1.35, horizon: -0.16 },
        town: { ...town, y: [-300, 700] },
        mist: 0,
      }),
  ],
  guide: [1600, 700, [640, 960], (size) => stillLife(size, 'subscription', teal)],
  'customer-desk': [
    1200,
    900,
    [480, 800],
    (size) => interior(size, consultationRoom(teal), { eye: [3.6, -1.7, 1.6], focal: 0.85 }),
  ],
};

/** @type {Picture[]} */
export const secondPictures = Object.entries(list).map(([name, [width, height, widths, draw]]) => ({
  name,
  width,
  height,
  widths,
  draw,
  jpeg: name === 'share',
}));
