// Places, rooms, boxes, maps and film posters.
import { daycareRoom, fitnessRoom, readingRoom } from './activity-rooms.mjs';
import { flats, panorama } from './flat-pictures.mjs';
import { cafeRoom, consultationRoom, guestRoom, loungeRoom } from './gatherings.mjs';
import { kitchenRoom, livingRoom, storageRoom } from './home-rooms.mjs';
import { adjust } from './looks.mjs';
import { flatModel, modelHouse, podiumStreet } from './model-views.mjs';
import { harbourPlace } from './outings.mjs';
import { clay, day, dusk, high, night, overTheTown, place, series, town } from './picture-views.mjs';
import { hospitalPlace, stationPlace } from './places.mjs';
import { marketPlace, schoolPlace } from './quarters.mjs';
import { interior } from './room.mjs';
import { sitePlan } from './site-plan.mjs';
import { skyline } from './skyline.mjs';
import { railPlace, roadPlace } from './traffic.mjs';
import { unitRooms } from './unit-rooms.mjs';

/** @typedef {import('./render.mjs').Picture} Picture */

const wideView = { eye: /** @type {[number, number, number]} */ ([-14, -46, 11]), yaw: 14, focal: 1.02, horizon: 0.4 };

/** @type {Picture[]} */
export const detailPictures = [
  ...series(1200, 800, [480, 800, 1200], {
    'living-interior': (size) =>
      interior(size, livingRoom(day, { width: 4.8 }), { eye: [2.6, -1.3, 1.35], focal: 0.8 }),
    'living-community': (size) => interior(size, loungeRoom(day), { eye: [4.4, -1.4, 1.5], focal: 0.8 }),
    'place-station': place(stationPlace(day), { eye: [-10, -30, 6.6], focal: 1.25, horizon: 0.36 }),
    'place-hospital': place(hospitalPlace(day), wideView),
    'place-road': place(roadPlace(day), { eye: [-3, -32, 9], yaw: 3, focal: 1, horizon: 0.38 }),
    'place-market': place(marketPlace(day), { eye: [-8, -28, 7.5], yaw: 12, focal: 0.9, horizon: 0.32 }),
    'place-school': place(schoolPlace(day), { eye: [-14, -46, 13], yaw: 14, focal: 1, horizon: 0.3 }),
    'place-sea': place(harbourPlace(day), { eye: [-14, -42, 11], yaw: 16, focal: 0.95, horizon: 0.36 }),
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
    'box-transit': place(railPlace(dusk), { eye: [-26, -30, 10], yaw: 36, focal: 0.95, horizon: 0.42 }, dusk),
    'box-sea': place(harbourPlace(dusk), { eye: [-14, -44, 12], yaw: 14, focal: 0.95, horizon: 0.38 }, dusk),
    'box-city': overTheTown(night, 0.36, -60),
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
        town: { ...high, detail: -1000 },
        mist: 0,
      }),
  }),
  ...series(1600, 1200, [640, 960, 1600], { 'complex-layout': (size) => sitePlan(size) }, { flat: true }),
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
