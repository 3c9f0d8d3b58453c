// Where one goes from here: the harbour and the shopping street.
import { mix } from './colour.mjs';
import { lines, patches, shops, town } from './facade.mjs';
import { box, drum, extrusion } from './solids.mjs';
import { street, treeRow } from './vignette.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./vignette.mjs').Subject} Subject */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** A quay with a passenger ship, open water behind. @param {Look} look @returns {Subject} */
export function harbourPlace(look) {
  const { mood, tones } = look;
  const quay = mix(tones.stone, mood.ground, 0.3);
  const white = mix(tones.stone, '#ffffff', 0.6);
  return {
    sea: true,
    shore: 10,
    strips: [
      [-120, -40, 120, -10.4, quay],
      [-120, -11, 120, -10.4, mix(quay, tones.dark, 0.3)],
      [-120, -16, 120, -15.7, tones.accent],
    ],
    solids: [
      ...ship(look),
      ...[
        [-52, 58],
        [-28, 90],
        [44, 120],
      ].flatMap(([x = 0, y = 0]) => sailBoat(x, y, look)),
      drum([-15, -3, 0], 1.5, 1, mix(quay, tones.dark, 0.2), { shadow: false }),
      drum([-15, -3, 1], 0.8, 6, white, { taper: 0.75, shadow: false }),
      drum([-15, -3, 7], 0.85, 0.2, tones.accent, { shadow: false }),
      drum([-15, -3, 7.2], 0.5, 0.9, '#ffe2b0', { lamp: true, shadow: false }),
      drum([-15, -3, 8.1], 0.6, 0.5, tones.cool, { taper: 0.2, shadow: false }),
      ...[-12, -6, 0, 6, 12, 18].map((x) => drum([x, -12, 0], 0.22, 0.6, tones.dark)),
      ...[-10, 2, 14].map((x) => box([x, -15, 0], [2.2, 0.55, 0.45], tones.wood)),
      ...[-8, 8, 24].flatMap((x) => [
        box([x, -11.8, 0], [0.12, 0.12, 4], tones.dark),
        box([x - 0.2, -11.9, 4], [0.5, 0.3, 0.12], '#ffe2b0', { lamp: true, shadow: false }),
      ]),
    ],
  };
}

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function sailBoat(x, y, { tones }) {
  const sail = /** @type {import('./solids.mjs').Face} */ ({
    normal: [0, -1, 0],
    colour: '#ffffff',
    points: [
      [x + 0.4, y, 1.8],
      [x + 5, y, 1.8],
      [x + 0.4, y, 11],
      [x + 0.4, y, 11],
    ],
  });
  return [
    box([x - 3, y, 0], [8, 2, 1.2], mix(tones.stone, '#ffffff', 0.4), { shadow: false }),
    { faces: [sail], low: [x, y, 1.8], high: [x + 5, y + 0.1, 11] },
  ];
}

/** A shopping street in the evening. @param {Look} look @returns {Subject} */
export function lifePlace(look) {
  const { mood, tones } = look;
  const houses = [
    [-26, 9],
    [-12, 12.5],
    [1, 8.5],
    [13, 14],
    [26, 10],
  ];
  const shades = [tones.accent, tones.plant, tones.cool];
  return {
    strips: [...street(look, -16, -8), [-80, -5, 80, 5, mix(mood.ground, '#ffffff', 0.4)]],
    solids: [
      ...houses.flatMap(([x = 0, high = 9], index) => [
        box([x, 6, 0], [12, 10, 3.6], mix(tones.facade, tones.dark, 0.15), {
          decor: { front: shops(4, { share: 0.95, floors: 1 }), left: shops(3, { share: 0.8, floors: 1 }) },
        }),
        box(
          [x, 6, 3.6],
          [12, 10, high],
          mix(tones.facade, [tones.accent, tones.stone, tones.cool][index % 3] ?? tones.stone, 0.16),
          {
            decor: {
              front: town(Math.round(high / 3.2), 5, mood.windows * 0.8, mood.glass),
              left: town(Math.round(high / 3.2), 4, mood.windows * 0.4, mood.glass),
            },
          },
        ),
        extrusion(
          x + 0.6,
          10.8,
          [
            [4.6, 2.9],
            [4.6, 2.8],
            [6, 3.3],
            [6, 3.5],
          ],
          shades[index % 3] ?? tones.accent,
          {
            decors: [
              undefined,
              undefined,
              undefined,
              lines(14, '#ffffff', { upright: true, weight: 0.8, opacity: 0.5 }),
            ],
          },
        ),
      ]),
      ...treeRow(look, { from: -30, to: 36, y: -3.6, step: 8, height: 5 }),
      ...[-17, -1, 15].map((x) => box([x, -2, 0], [2.4, 0.6, 0.45], tones.wood)),
      ...[-9, 6].flatMap((x) => [
        drum([x, 1.6, 0], 0.06, 0.7, tones.dark),
        drum([x, 1.6, 0.7], 0.6, 0.05, tones.wood),
        ...[-1.1, 0.8].map((dx) => box([x + dx, 1.4, 0], [0.42, 0.42, 0.45], tones.accent)),
      ]),
    ],
  };
}

/** @param {Look} look @returns {Solid[]} */
function ship({ mood, tones }) {
  const white = mix(tones.stone, '#ffffff', 0.6);
  const ports = (/** @type {number} */ count) =>
    patches(
      Array.from(
        { length: count },
        (_, index) =>
          /** @type {[number, number, number, number, string]} */ ([
            (index + 0.2) / count,
            0.35,
            (index + 0.75) / count,
            0.78,
            index % 4 === 0 ? '#f3cf95' : mood.glass,
          ]),
      ),
    );
  return [
    box([-4, 16, 0], [34, 7, 3.2], tones.cool, {
      decor: { front: patches([[0, 0.74, 1, 0.84, white]]) },
      shadow: false,
    }),
    extrusion(
      -4,
      34,
      [
        [16, 3.2],
        [23, 3.2],
        [22.6, 4],
        [16.4, 4],
      ],
      white,
      { shadow: false },
    ),
    box([0, 17, 4], [26, 5, 2.6], white, { decor: { front: ports(16), left: ports(3) }, shadow: false }),
    box([3, 17.6, 6.6], [19, 4, 2.3], white, { decor: { front: ports(11), left: ports(3) }, shadow: false }),
    box([14, 18.4, 8.9], [3, 2.4, 2.8], tones.accent, {
      decor: { front: patches([[0, 0.6, 1, 0.75, white]]) },
      shadow: false,
    }),
  ];
}
