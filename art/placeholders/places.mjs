// The neighbourhood's subjects. Each is a small world around the origin.
import { mix } from './colour.mjs';
import { layered, patches, shops, town } from './facade.mjs';
import { box } from './solids.mjs';
import { street, treeRow } from './vignette.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./vignette.mjs').Subject} Subject */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** A subway entrance: stairs going down under a glass canopy. @param {Look} look @returns {Subject} */
export function stationPlace(look) {
  const { mood, tones } = look;
  const clear = mix(mood.glass, '#ffffff', 0.55);
  const light = '#ffe2b0';
  const steps = Array.from(
    { length: 9 },
    (_, index) =>
      /** @type {[number, number, number, number, string]} */ ([
        0.08 + index * 0.08,
        0,
        0.16 + index * 0.08,
        0.55 - index * 0.06,
        mix(tones.stone, tones.dark, 0.2 + index * 0.08),
      ]),
  );
  return {
    strips: [...street(look, -14, -5), [-30, -2, 40, 30, mix(mood.ground, '#ffffff', 0.4)]],
    solids: [
      box([-4, 1, 0], [9, 4.2, 0.25], tones.stone, { decor: { top: patches([[0.06, 0.1, 0.8, 0.9, tones.dark]]) } }),
      box([-4, 5, 0.25], [9, 0.2, 3], light, {
        lamp: true,
        decor: { front: patches([[0, 0, 1, 0.5, mix(light, '#7d5a3c', 0.35)], [0, 0.92, 1, 1, '#fff3dc'], ...steps]) },
      }),
      box([-4, 1, 0.25], [9, 0.12, 0.95], clear, { opacity: 0.5 }),
      box([4.9, 1, 0.25], [0.12, 4.2, 3], clear, { opacity: 0.5 }),
      ...[-3.9, 0.4, 4.8].map((x) => box([x, 1, 0.25], [0.14, 0.14, 3], tones.dark)),
      box([-4.6, 0.5, 3.25], [10.2, 5.2, 0.22], mix(tones.stone, '#ffffff', 0.5)),
      box([-4.6, 0.44, 3.1], [10.2, 0.06, 0.16], tones.accent),
      box([-6.6, 1.2, 0], [0.16, 0.16, 3.6], tones.dark),
      box([-7.3, 1.15, 3.4], [1.5, 0.26, 1.5], tones.cool, {
        decor: {
          front: patches([
            [0.2, 0.2, 0.8, 0.8, '#ffffff', 0.9],
            [0.3, 0.42, 0.7, 0.58, tones.cool],
          ]),
        },
      }),
      ...treeRow(look, { from: 9, to: 30, y: 2.5, step: 6.5, height: 5.4 }),
      ...treeRow(look, { from: -34, to: -12, y: 3, step: 7, height: 5.6 }),
      box([9, -1, 0], [2.4, 0.5, 0.45], tones.wood),
      ...bus(look, 6, -9.2),
      box([-30, 14, 0], [22, 10, 13], tones.facade, {
        decor: { front: layered(town(4, 9, mood.windows * 0.5, mood.glass)), right: town(4, 4, 0.1, mood.glass) },
      }),
      box([2, 15, 0], [24, 10, 17], mix(tones.facade, tones.accent, 0.15), {
        decor: { front: town(5, 10, mood.windows * 0.5 + 0.04, mood.glass), left: town(5, 4, 0.1, mood.glass) },
      }),
    ],
  };
}

/** @param {Look} look @param {number} x @param {number} y @returns {Solid[]} */
function bus({ mood, tones }, x, y) {
  const glass = mix(mood.glass, tones.dark, 0.25);
  const sides = patches([
    [0.03, 0.45, 0.97, 0.85, glass],
    [0, 0.2, 1, 0.26, tones.accent],
  ]);
  return [
    ...[1.4, 7].map((dx) => box([x + dx, y + 0.05, 0], [1, 2.3, 0.5], tones.dark)),
    box([x, y, 0.4], [10, 2.4, 2.6], mix(tones.stone, '#ffffff', 0.4), {
      decor: { front: sides, left: patches([[0.08, 0.35, 0.92, 0.9, glass]]) },
    }),
  ];
}

/** @param {Look} look @returns {Subject} */
export function hospitalPlace(look) {
  const { mood, tones } = look;
  const mark = mix(tones.plant, tones.cool, 0.25);
  const white = mix(tones.stone, '#ffffff', 0.6);
  const front = (/** @type {number} */ bays) => town(6, bays, mood.windows * 0.7 + 0.06, mood.glass);
  return {
    strips: [...street(look, -15, -7), [-40, -4, 50, 30, mix(mood.ground, '#ffffff', 0.4)]],
    solids: [
      box([-12, 6, 0], [22, 11, 20], white, { decor: { front: front(11), left: front(5) } }),
      box([-3.4, 5.4, 0], [5.6, 0.6, 22.5], mix(white, tones.facade, 0.5), {
        decor: {
          front: patches([
            [0.41, 0.79, 0.59, 0.93, mark],
            [0.2, 0.835, 0.8, 0.885, mark],
          ]),
        },
      }),
      box([10, 8, 0], [16, 9, 11], tones.facade, {
        decor: { front: town(3, 8, mood.windows * 0.7 + 0.1, mood.glass) },
      }),
      box([-9, 1.2, 3.3], [16, 4.4, 0.4], white),
      box([-9, 1.14, 3.2], [16, 0.06, 0.14], tones.accent),
      ...[-8.6, -1, 6.4].map((x) => box([x, 1.6, 0], [0.25, 0.25, 3.3], tones.dark)),
      box([-8, 5.3, 0], [14, 0.7, 3.3], tones.cool, { decor: { front: shops(7, { share: 1, floors: 1 }) } }),
      ...ambulance(look, 9.5, -0.6, mark),
      ...treeRow(look, { from: 16, to: 34, y: 3, step: 6 }),
      ...treeRow(look, { from: -36, to: -15, y: 2, step: 6.5 }),
    ],
  };
}

/** @param {Look} look @param {number} x @param {number} y @param {string} mark @returns {Solid[]} */
function ambulance({ mood, tones }, x, y, mark) {
  const white = '#ffffff';
  return [
    ...[0.9, 3.9].map((dx) => box([x + dx, y + 0.05, 0], [0.8, 1.9, 0.4], tones.dark)),
    box([x, y, 0.35], [1.4, 2, 1.2], white, { decor: { left: patches([[0.1, 0.5, 0.9, 0.95, mood.glass]]) } }),
    box([x + 1.4, y, 0.35], [4, 2, 2.1], white, {
      decor: {
        front: patches([
          [0, 0.2, 1, 0.28, tones.accent],
          [0.45, 0.45, 0.53, 0.9, mark],
          [0.37, 0.61, 0.61, 0.75, mark],
        ]),
      },
    }),
    box([x + 1.6, y + 0.4, 2.45], [0.4, 1.2, 0.2], '#ffcf8a', { lamp: true }),
  ];
}
