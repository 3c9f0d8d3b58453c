// Hero, brand, slides, cards and the subscription pages.
import { interiors } from './flat-pictures.mjs';
import { loungeRoom } from './gatherings.mjs';
import { livingRoom } from './home-rooms.mjs';
import { flatModel, podiumStreet } from './model-views.mjs';
import { lifePlace } from './outings.mjs';
import { aerial, clay, day, dusk, night, overTheTown, place, series, town } from './picture-views.mjs';
import { stationPlace } from './places.mjs';
import { schoolPlace } from './quarters.mjs';
import { interior } from './room.mjs';
import { skyline } from './skyline.mjs';
import { stillLife } from './still-life.mjs';
import { unitRooms } from './unit-rooms.mjs';

/** @typedef {import('./render.mjs').Picture} Picture */

const station = { eye: /** @type {[number, number, number]} */ ([-11, -30, 6]), yaw: 16, focal: 1.2, horizon: 0.36 };

/** @type {Picture[]} */
export const largePictures = [
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
    'slide-station': place(stationPlace(dusk), station, dusk),
    'slide-sea': overTheTown(dusk, 0.42),
    'slide-complex': aerial(dusk),
    'slide-plan': (size) => flatModel(size, unitRooms['84a'], day, { eye: [7, -15, 17], focal: 1.06, horizon: -1.36 }),
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
      stationPlace(dusk),
      { eye: [-7, -28, 5.4], yaw: 13, focal: 1.75, horizon: 0.38, centre: 0.54 },
      dusk,
    ),
    'card-sea': overTheTown(dusk, 0.4),
    'card-life': place(lifePlace(dusk), { eye: [-14, -26, 4.4], yaw: 22, focal: 1.3, horizon: 0.64 }, dusk),
    'card-school': place(schoolPlace(day), { eye: [-10, -44, 10], yaw: 12, focal: 1.5, horizon: 0.4 }),
  }),
  ...series(1600, 700, [640, 960, 1600], {
    'guide-subscription': (size) => stillLife(size, 'subscription', day),
    'guide-checkpoints': (size) => stillLife(size, 'checkpoints', day),
    'guide-online': (size) => stillLife(size, 'online', day),
    announcement: (size) => stillLife(size, 'announcement', day),
  }),
];
