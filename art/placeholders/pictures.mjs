// What is drawn for the default development, and in which sizes it is delivered.
import { banners } from './banner-pictures.mjs';
import { interior, paintRoom, roomMood } from './room.mjs';
import { groundMap } from './ground-map.mjs';
import { bedRoom, kitchenRoom, livingRoom, storageRoom } from './home-rooms.mjs';
import { adjust, look } from './looks.mjs';
import { flatModel, modelHouse, podiumStreet } from './model-views.mjs';
import * as places from './places.mjs';
import { sphere } from './projection.mjs';
import * as quarters from './quarters.mjs';
import { createSheet } from './sheet.mjs';
import { sitePlan } from './site-plan.mjs';
import { skyline } from './skyline.mjs';
import { stillLife } from './still-life.mjs';
import {
  cafeRoom,
  consultationRoom,
  daycareRoom,
  fitnessRoom,
  guestRoom,
  loungeRoom,
  readingRoom,
} from './gatherings.mjs';
import { unitPlan } from './unit-plan.mjs';
import { unitRooms } from './unit-rooms.mjs';
import { vignette } from './vignette.mjs';

/** @typedef {import('./render.mjs').Picture} Picture */
/** @typedef {Picture['draw']} Draw */

const dusk = look('dusk');
const night = look('night');
const day = look('day');
const clay = look('clay');

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
const town = {
  x: /** @type {[number, number]} */ ([-420, 720]),
  y: /** @type {[number, number]} */ ([-150, 620]),
  tall: 0.1,
};
const high = {
  x: /** @type {[number, number]} */ ([-500, 700]),
  y: /** @type {[number, number]} */ ([-300, 760]),
  tall: 0.08,
};

/** @param {import('./looks.mjs').Look} light @returns {Draw} */
const aerial = (light) => (size) =>
  skyline(size, {
    look: adjust(light, { reach: 1400 }),
    lens: { eye: [-150, -430, 270], yaw: 25, focal: 1.15, horizon: -0.2 },
    town: high,
    mist: 0,
  });

/** @param {import('./vignette.mjs').Subject} subject @param {Partial<import('./projection.mjs').Lens>} [lens] @param {import('./looks.mjs').Look} [light] @returns {Draw} */
const place =
  (subject, lens, light = day) =>
  (size) =>
    vignette(size, light, subject, lens);

/** From a high floor: roofs first, then the water, far away. @param {import('./looks.mjs').Look} light @param {number} [horizon] @returns {Draw} */
const overTheTown =
  (light, horizon = 0.36) =>
  (size) =>
    skyline(size, {
      look: adjust(light, { reach: 1000 }),
      lens: { eye: [0, -520, 105], focal: 0.95, horizon },
      town: { x: [-460, 460], y: [-480, 55], tall: 0, seed: 14 },
      sea: 590,
      complex: false,
      trees: false,
      road: false,
      shadows: false,
      mist: 0.25,
    });

const station = { eye: /** @type {[number, number, number]} */ ([-11, -30, 6]), yaw: 16, focal: 1.2, horizon: 0.36 };
const wideView = { eye: /** @type {[number, number, number]} */ ([-14, -46, 11]), yaw: 14, focal: 1.02, horizon: 0.4 };

/** @type {Record<string, import('./home-rooms.mjs').Style>} */
const flats = {
  '59a': { width: 4.2 },
  '84a': { width: 5, wood: '#a98667', fabric: '#c9c4bd' },
  '84b': { width: 5, wood: '#cdb08c', accent: '#6d7f86', tower: true },
};

const interiors = Object.fromEntries(
  Object.entries(flats).flatMap(([type, style]) => {
    const wide = (style.width ?? 4.2) * 0.5;
    return /** @type {[string, Draw][]} */ ([
      [`interior-${type}-living`, (size) => interior(size, livingRoom(day, style), { eye: [wide + 0.15, -1.5, 1.35] })],
      [`interior-${type}-kitchen`, (size) => interior(size, kitchenRoom(day, style), { eye: [wide, -1.5, 1.4] })],
      [
        `interior-${type}-bedroom`,
        (size) => interior(size, bedRoom(day, { ...style, width: wide * 2 - 0.6 }), { eye: [wide, -1.5, 1.4] }),
      ],
    ]);
  }),
);

/** @type {Draw} */
const panorama = (size) => {
  // Things below the eye would be torn at the lower pole.
  const room = livingRoom(day, { ...flats['84a'], bare: true });
  const sheet = createSheet(size);
  const { width } = room;
  const opening = { wall: /** @type {const} */ ('near'), from: 0.6, to: width - 0.6, sill: 0.9, head: 2.1, panes: 3 };
  const view = sphere([width * 0.58, 1.35, 1.4], size);
  paintRoom({ sheet, view, mood: roomMood(room) }, { ...room, openings: [...room.openings, opening] });
  return sheet.toString();
};

/** @type {Picture[]} */
const main = [
  ...series(1920, 1080, [640, 960, 1440, 1920], {
    hero: (size) =>
      skyline(size, {
        look: dusk,
        lens: { eye: [-95, -330, 46], yaw: 16, focal: 1.12, horizon: 0.7, centre: 0.58 },
        town,
        sea: 1500,
      }),
  }),
  ...series(900, 1600, [450, 900], {
    'hero-portrait': (size) =>
      skyline(size, {
        look: dusk,
        lens: { eye: [-75, -330, 46], yaw: 22, focal: 2, horizon: 0.77, centre: 0.5 },
        town,
        sea: 1500,
      }),
  }),
  ...series(640, 120, [320, 640], {
    strip: (size) =>
      skyline(size, {
        look: dusk,
        lens: { eye: [-30, -110, 12], yaw: 24, focal: 0.9, horizon: 0.72 },
        town: { x: [-100, 300], y: [90, 400] },
        mist: 0.2,
      }),
  }),
  {
    name: 'share',
    width: 1200,
    height: 630,
    widths: [1200],
    jpeg: true,
    draw: (size) =>
      skyline(size, {
        look: dusk,
        lens: { eye: [-95, -350, 46], yaw: 22, focal: 1.05, horizon: 0.78, centre: 0.5 },
        town,
        sea: 1500,
      }),
  },
  ...series(1600, 900, [640, 960, 1600], {
    'brand-night': (size) =>
      skyline(size, {
        look: night,
        lens: { eye: [-95, -300, 40], yaw: 22, focal: 1.05, horizon: 0.76, centre: 0.46 },
        town,
        sea: 1500,
      }),
    'brand-story': (size) =>
      skyline(size, {
        look: clay,
        lens: { eye: [-60, -260, 70], yaw: 20, focal: 0.95, horizon: 0.58, centre: 0.52 },
        town: { ...town, tall: 0.05 },
      }),
    'brand-philosophy': (size) =>
      skyline(size, {
        look: clay,
        lens: { eye: [-70, -86, 76], yaw: 40, focal: 1.1, horizon: 0.55 },
        town: { x: [-200, 700], y: [90, 700], tall: 0.05 },
        mist: 0.2,
      }),
    'slide-station': place(places.stationPlace(dusk), station, dusk),
    'slide-sea': overTheTown(dusk, 0.42),
    'slide-complex': aerial(dusk),
    'slide-plan': (size) => flatModel(size, unitRooms['84a'], day, { eye: [6, -15, 17], focal: 1.12, horizon: -1.36 }),
    'slide-community': (size) => interior(size, loungeRoom(day), { eye: [4, -2, 1.5] }),
    'slide-future': (size) =>
      skyline(size, {
        look: day,
        lens: { eye: [-260, -420, 70], yaw: 30, focal: 1, horizon: 0.48 },
        town: { x: [-460, 800], y: [-260, 800], tall: 0.16 },
        sea: 1500,
      }),
    ...interiors,
    'tour-poster': (size) =>
      interior(size, livingRoom(dusk, { width: 5.4, wood: '#a98667' }), { eye: [2.9, -2.2, 1.4], focal: 0.62 }),
  }),
  ...series(1600, 1000, [640, 960, 1600], {
    'location-point': place(podiumStreet(dusk), { eye: [-34, -38, 5], yaw: 32, focal: 0.85, horizon: 0.74 }, dusk),
  }),
  ...series(800, 1000, [400, 800], {
    'card-station': place(
      places.stationPlace(dusk),
      { eye: [-7, -28, 5.4], yaw: 13, focal: 2, horizon: 0.36, centre: 0.44 },
      dusk,
    ),
    'card-sea': overTheTown(dusk, 0.4),
    'card-life': place(quarters.lifePlace(dusk), { eye: [-14, -26, 4.4], yaw: 22, focal: 1.3, horizon: 0.64 }, dusk),
    'card-school': place(quarters.schoolPlace(day), { eye: [-10, -44, 10], yaw: 12, focal: 1.5, horizon: 0.4 }),
  }),
  ...series(1600, 700, [640, 960, 1600], {
    schedule: (size) => stillLife(size, 'schedule', day),
    'guide-subscription': (size) => stillLife(size, 'subscription', day),
    'guide-checkpoints': (size) => stillLife(size, 'checkpoints', day),
    'guide-online': (size) => stillLife(size, 'online', day),
    announcement: (size) => stillLife(size, 'announcement', day),
  }),
];

/** @type {Picture[]} */
const small = [
  ...series(1200, 800, [480, 800, 1200], {
    'living-interior': (size) =>
      interior(size, livingRoom(day, { width: 4.8 }), { eye: [2.6, -1.3, 1.35], focal: 0.8 }),
    'living-community': (size) => interior(size, loungeRoom(day), { eye: [4.4, -1.4, 1.5], focal: 0.8 }),
    'place-station': place(places.stationPlace(day), { eye: [-10, -30, 6.6], focal: 1.25, horizon: 0.36 }),
    'place-hospital': place(places.hospitalPlace(day), wideView),
    'place-road': place(places.roadPlace(day), { eye: [-3, -32, 9], yaw: 3, focal: 1, horizon: 0.38 }),
    'place-market': place(quarters.marketPlace(day), { eye: [-8, -28, 7.5], yaw: 12, focal: 0.9, horizon: 0.32 }),
    'place-school': place(quarters.schoolPlace(day), { eye: [-14, -46, 13], yaw: 14, focal: 1, horizon: 0.3 }),
    'place-sea': place(quarters.harbourPlace(day), { eye: [-14, -42, 11], yaw: 16, focal: 0.95, horizon: 0.36 }),
    'community-fitness': (size) => interior(size, fitnessRoom(day), { eye: [3.6, -2, 1.6], focal: 0.8 }),
    'community-reading': (size) => interior(size, readingRoom(day), { eye: [3.7, -1.8, 1.7], focal: 0.8 }),
    'community-daycare': (size) => interior(size, daycareRoom(day), { eye: [3.2, -2, 1.6], focal: 0.82 }),
    'community-cafe': (size) => interior(size, cafeRoom(day), { eye: [3.7, -1.8, 1.6], focal: 0.82 }),
    'community-guesthouse': (size) =>
      interior(size, guestRoom(day), { eye: [3, -2.2, 1.7], focal: 0.82, horizon: 0.4 }),
    'design-bay': (size) => flatModel(size, unitRooms['84a'], day, { eye: [7, -14, 13], focal: 1.12, horizon: -0.72 }),
    'design-podium': place(podiumStreet(day), { eye: [-26, -34, 6], yaw: 24, focal: 0.9, horizon: 0.66 }),
    'design-storage': (size) => interior(size, storageRoom(day), { eye: [1.6, -1.6, 1.4], focal: 0.95 }),
  }),
  ...series(1200, 900, [480, 800, 1200], {
    'box-transit': place(places.railPlace(dusk), { eye: [-26, -30, 10], yaw: 36, focal: 0.95, horizon: 0.42 }, dusk),
    'box-sea': place(quarters.harbourPlace(dusk), { eye: [-14, -44, 12], yaw: 14, focal: 0.95, horizon: 0.38 }, dusk),
    'box-city': overTheTown(night),
    'box-home': (size) =>
      interior(size, livingRoom(dusk, { width: 4.6, night: true }), { eye: [2.5, -1.4, 1.35], focal: 0.82 }),
    'customer-desk': (size) => interior(size, consultationRoom(day), { eye: [3.6, -1.7, 1.6], focal: 0.85 }),
  }),
  ...series(1200, 1600, [480, 800, 1200], {
    'visit-house': place(modelHouse(dusk), { eye: [-8, -34, 4.6], yaw: 12, focal: 1.5, horizon: 0.66 }, dusk),
  }),
  ...series(1200, 1500, [480, 800, 1200], {
    'overview-aerial': (size) =>
      skyline(size, {
        look: adjust(clay, { reach: 1800 }),
        lens: { eye: [-80, -330, 300], yaw: 24, focal: 1.35, horizon: -0.16 },
        town: high,
        mist: 0,
      }),
  }),
  ...series(
    1200,
    1200,
    [480, 800, 1200],
    { 'map-neighbourhood': (size) => groundMap(size), 'map-wide': (size) => groundMap(size, { wide: true }) },
    { flat: true },
  ),
  ...series(
    1600,
    1200,
    [640, 960, 1600],
    {
      'complex-layout': (size) => sitePlan(size),
      ...Object.fromEntries(
        Object.entries(unitRooms).map(([type, rooms]) => [
          `plan-${type}`,
          /** @type {Draw} */ ((size) => unitPlan(size, rooms, { balcony: type === '44' ? 0 : 1400 })),
        ]),
      ),
    },
    { flat: true },
  ),
  ...series(1920, 600, [768, 1280, 1920], {
    'complex-banner': (size) =>
      skyline(size, {
        look: dusk,
        lens: { eye: [-120, -250, 60], yaw: 26, focal: 0.78, horizon: 0.6, centre: 0.5 },
        town,
        sea: 1500,
      }),
  }),
  ...series(1300, 500, [650, 1300], {
    'film-brand': (size) =>
      skyline(size, {
        look: dusk,
        lens: { eye: [-95, -330, 46], yaw: 20, focal: 0.98, horizon: 0.82, centre: 0.52 },
        town,
        sea: 1500,
      }),
    'film-location': overTheTown(dusk, 0.4),
    'film-59': (size) => interior(size, livingRoom(day, flats['59a']), { eye: [2.2, -1.6, 1.3], focal: 0.6 }),
    'film-84': (size) =>
      interior(size, kitchenRoom(day, { ...flats['84a'], width: 6.4 }), {
        eye: [3.1, -1.3, 1.35],
        focal: 0.56,
        horizon: 0.46,
      }),
  }),
  ...series(3000, 1500, [1500, 3000], { 'panorama-84a-living': panorama }),
];

/** @type {Picture[]} */
export const pictures = [...main, ...banners, ...small];
