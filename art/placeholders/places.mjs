// The neighbourhood's subjects. Each is a small world around the origin.
import { mix } from './colour.mjs';
import { layered, patches, shops, town } from './facade.mjs';
import { box, drum, extrusion, tree } from './solids.mjs';
import { car, street, treeRow } from './vignette.mjs';

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
        decor: {
          front: patches([
            [0.04, 0.07, 0.96, 0.1, '#ffffff', 0.8],
            [0.04, 0.9, 0.96, 0.93, '#ffffff', 0.8],
            [0.46, 0.25, 0.54, 0.75, '#ffffff', 0.9],
          ]),
        },
      }),
      box([2.5, 13.8, 5], [7, 0.2, 2.4], mix(tones.plant, tones.cool, 0.4), {
        decor: {
          front: patches([
            [0.04, 0.07, 0.96, 0.1, '#ffffff', 0.8],
            [0.04, 0.9, 0.96, 0.93, '#ffffff', 0.8],
            [0.46, 0.25, 0.54, 0.75, '#ffffff', 0.9],
          ]),
        },
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
