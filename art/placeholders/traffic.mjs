// Rail and road near the development.
import { mix } from './colour.mjs';
import { patches } from './facade.mjs';
import { box, drum, extrusion, tree } from './solids.mjs';
import { car, street, treeRow } from './vignette.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./vignette.mjs').Subject} Subject */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** A train at an elevated platform. @param {Look} look @returns {Subject} */
export function railPlace(look) {
  const { mood, tones } = look;
  const glass = mix(mood.glass, tones.dark, 0.35);
  const carriage = (/** @type {number} */ x) =>
    box([x, 3, 4.2], [18.6, 2.9, 3], mix(tones.stone, '#ffffff', 0.45), {
      decor: {
        front: patches([
          [0, 0.14, 1, 0.24, tones.cool],
          ...[0.04, 0.28, 0.52, 0.76].flatMap(
            (u) =>
              /** @type {[number, number, number, number, string][]} */ ([
                [u, 0.42, u + 0.12, 0.8, glass],
                [u + 0.135, 0.1, u + 0.19, 0.86, mix(glass, tones.stone, 0.5)],
              ]),
          ),
        ]),
        left: patches([
          [0.12, 0.45, 0.88, 0.88, glass],
          [0.1, 0.18, 0.24, 0.26, '#ffe9c4'],
          [0.76, 0.18, 0.9, 0.26, '#ffe9c4'],
          [0, 0.05, 1, 0.14, tones.accent],
        ]),
      },
    });
  return {
    strips: [...street(look, -10, -2)],
    solids: [
      ...[-36, -22, -8, 6, 20, 34, 48].map((x) => box([x, 2.6, 0], [1.6, 6, 3], mix(tones.stone, tones.dark, 0.12))),
      box([-60, 1.4, 3], [140, 8, 1], mix(tones.stone, tones.dark, 0.05)),
      box([-60, 1.2, 4], [140, 0.25, 0.7], tones.stone),
      ...[-14, 5, 24, 43].map(carriage),
      box([-2, 7, 4], [82, 4, 1], mix(tones.stone, tones.accent, 0.1)),
      ...[0, 12, 24, 36, 48, 60].map((x) => box([x, 9, 5], [0.3, 0.3, 4], tones.dark)),
      box([-3, 5.6, 9], [84, 5.6, 0.35], mix(tones.stone, '#ffffff', 0.4)),
      box([-3, 5.5, 8.85], [84, 0.1, 0.18], '#ffe2b0', { lamp: true }),
      ...treeRow(look, { from: -40, to: 50, y: -0.2, step: 9, height: 3.6 }),
      ...car(-9, -8.6, mix(tones.stone, '#ffffff', 0.3), look),
      ...car(14, -5, tones.accent, look),
    ],
  };
}

const sign = patches([
  [0.04, 0.07, 0.96, 0.1, '#ffffff', 0.8],
  [0.04, 0.9, 0.96, 0.93, '#ffffff', 0.8],
  [0.46, 0.25, 0.54, 0.75, '#ffffff', 0.9],
]);

/** A wide road with a flyover. @param {Look} look @returns {Subject} */
export function roadPlace(look) {
  const { mood, tones } = look;
  const asphalt = mix(mood.ground, tones.dark, 0.42);
  const dashes = [-9, -3, 3, 9].flatMap((x) =>
    Array.from(
      { length: 22 },
      (_, index) =>
        /** @type {[number, number, number, number, string]} */ ([
          x - 0.09,
          -24 + index * 9,
          x + 0.09,
          -20 + index * 9,
          mood.top,
        ]),
    ),
  );
  const concrete = mix(tones.stone, tones.dark, 0.06);
  return {
    strips: [
      [-16, -40, 16, 400, mix(mood.ground, '#ffffff', 0.3)],
      [-14, -40, 14, 400, asphalt],
      [-0.25, -40, 0.25, 400, tones.accent],
      ...dashes,
    ],
    solids: [
      ...[-19, 17].map((x) => box([x, 34, 0], [2, 4, 7], concrete)),
      box([-90, 32, 7], [200, 9, 1.4], concrete),
      box([-90, 31.8, 8.4], [200, 0.3, 0.9], mix(concrete, '#ffffff', 0.3)),
      ...car(-28, 34, tones.stone, look).map((solid) => raise(solid, 8.4)),
      ...car(22, 36, tones.accent, look).map((solid) => raise(solid, 8.4)),
      ...[-15, 14.6].map((x) => box([x, 14, 0], [0.4, 0.4, 6.6], tones.dark)),
      box([-15, 14, 6.6], [30, 0.3, 0.3], tones.dark),
      box([-9.5, 13.8, 5], [7, 0.2, 2.4], tones.cool, {
        decor: { front: sign },
      }),
      box([2.5, 13.8, 5], [7, 0.2, 2.4], mix(tones.plant, tones.cool, 0.4), {
        decor: { front: sign },
      }),
      ...[
        [-12, 2, tones.stone],
        [-6.8, 14, tones.accent],
        [4.6, -6, tones.cool],
        [10.6, 10, tones.stone],
        [4.8, 22, tones.plant],
      ].flatMap(([x, y, colour]) => along(Number(x), Number(y), String(colour), look)),
      ...Array.from({ length: 8 }, (_, index) => [
        tree([-19.5, -14 + index * 9, 0], 5.5, tones.plant, index),
        tree([19.5, -14 + index * 9, 0], 5.5, tones.plant, index + 20),
      ]).flat(2),
    ],
  };
}

/** @param {Solid} solid @param {number} by @returns {Solid} */
function raise(solid, by) {
  return {
    ...solid,
    low: [solid.low[0], solid.low[1], solid.low[2] + by],
    high: [solid.high[0], solid.high[1], solid.high[2] + by],
    faces: solid.faces.map((face) => ({ ...face, points: face.points.map(([x, y, z]) => [x, y, z + by]) })),
  };
}

/** A car driving away from the viewer. @param {number} x @param {number} y @param {string} colour @param {Look} look @returns {Solid[]} */
function along(x, y, colour, { mood, tones }) {
  const red = '#c96a4a';
  return [
    ...[0.5, 3].map((dy) => box([x + 0.02, y + dy, 0], [1.7, 0.6, 0.3], tones.dark)),
    box([x, y, 0.3], [1.75, 4.2, 0.5], colour, {
      decor: {
        front: patches([
          [0.05, 0.4, 0.22, 0.75, red],
          [0.78, 0.4, 0.95, 0.75, red],
        ]),
      },
    }),
    extrusion(
      x + 0.1,
      1.55,
      [
        [y + 0.3, 0.8],
        [y + 3.1, 0.8],
        [y + 2.5, 1.35],
        [y + 0.8, 1.35],
      ],
      mix(mood.glass, tones.dark, 0.3),
    ),
    drum([x + 0.87, y + 1.6, 1.35], 0.5, 0.03, colour, { shadow: false }),
  ];
}
