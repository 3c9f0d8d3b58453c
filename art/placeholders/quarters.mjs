// More of the neighbourhood: market, school, harbour, shopping street.
import { mix } from './colour.mjs';
import { layered, lines, patches, town } from './facade.mjs';
import { box, drum, extrusion } from './solids.mjs';
import { treeRow } from './vignette.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./vignette.mjs').Subject} Subject */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** A stall with an awning and crates. @param {Look} look @param {number} x @param {number} y @param {string} cloth @returns {Solid[]} */
function stall({ tones }, x, y, cloth) {
  const fruit = [tones.accent, tones.plant, '#c98b5a', '#d9b36c', '#8f5f4a'];
  return [
    box([x, y, 0], [3.4, 1.5, 0.8], tones.wood, {
      decor: { front: lines(9, tones.dark, { upright: true, weight: 0.1, opacity: 0.25 }) },
    }),
    ...fruit.slice(0, 4).map((colour, index) =>
      box([x + 0.12 + index * 0.82, y + 0.1, 0.8], [0.72, 1.2, 0.22], mix(tones.wood, '#ffffff', 0.2), {
        decor: { top: patches([[0.08, 0.06, 0.92, 0.94, fruit[(index + Math.round(Math.abs(x))) % 5] ?? colour]]) },
      }),
    ),
    ...[0, 3.3].map((dx) => box([x + dx, y + 1.4, 0], [0.1, 0.1, 2.6], tones.dark)),
    extrusion(
      x - 0.2,
      3.8,
      [
        [y - 0.7, 2.15],
        [y - 0.7, 2.05],
        [y + 1.6, 2.75],
        [y + 1.6, 2.85],
      ],
      cloth,
      {
        decors: [undefined, undefined, undefined, lines(7, '#ffffff', { upright: true, weight: 0.9, opacity: 0.6 })],
      },
    ),
  ];
}

/** A market hall with a vaulted roof and stalls before it. @param {Look} look @returns {Subject} */
export function marketPlace(look) {
  const { mood, tones } = look;
  const roof = mix(tones.stone, '#ffffff', 0.3);
  const bays = [-15, -5, 5, 15];
  const vaults = bays.map((x) => {
    // A vault seen from the end: an arch cut out of a gable wall.
    const arch = Array.from({ length: 42 }, (_, index) => {
      const at = (index + 0.5) / 42;
      const rise = Math.sqrt(1 - (2 * at - 1) ** 2);
      return /** @type {[number, number, number, number, string]} */ ([
        0.08 + index * 0.02,
        0,
        0.081 + (index + 1) * 0.02,
        0.5 + 0.36 * rise,
        mix('#ffdca6', '#7d5a3c', 0.25),
      ]);
    });
    return box([x, 5, 0], [10, 16, 8], roof, {
      decor: {
        front: layered(
          patches(arch),
          patches([
            [0.08, 0, 0.92, 0.24, '#6d4f38', 0.5],
            [0, 0.94, 1, 1, tones.accent],
          ]),
        ),
      },
    });
  });
  return {
    strips: [
      [-60, -40, 80, 60, mix(mood.ground, tones.accent, 0.12)],
      [-60, -7.5, 80, -7.2, tones.stone],
      [-60, 2.6, 80, 2.9, tones.stone],
    ],
    solids: [
      ...vaults,
      ...[-14, -9, 9, 14, 19].flatMap((x, index) =>
        stall(look, x, 1, [tones.accent, tones.plant, tones.cool, '#b5654a'][index % 4] ?? tones.accent),
      ),
      ...[-10, -4.5, 5.5, 11].flatMap((x, index) =>
        stall(look, x, -7, [tones.plant, '#b5654a', tones.accent, tones.cool][index % 4] ?? tones.accent),
      ),
      ...[-3.2, 2.6].map((x) => box([x, 4.6, 4.6], [0.5, 0.4, 0.7], '#ffe2b0', { lamp: true, shadow: false })),
    ],
  };
}

/** @param {Look} look @returns {Subject} */
export function schoolPlace(look) {
  const { mood, tones } = look;
  const brick = mix(tones.facade, tones.accent, 0.3);
  const field = mix('#c99a72', mood.ground, 0.35);
  const lawn = mix(tones.plant, mood.top, 0.25);
  const windows = (/** @type {number} */ bays) => town(4, bays, mood.windows * 0.4 + 0.05, mood.glass);
  return {
    strips: [
      [-90, -60, 110, 60, mix(mood.ground, '#ffffff', 0.25)],
      [-22, -19, 26, 1, field],
      [-21, -18.2, 25, -17.9, '#ffffff'],
      [-21, -16.6, 25, -16.3, '#ffffff'],
      [-16, -14.5, 20, -3, lawn],
      [1.9, -14.5, 2.1, -3, '#ffffff'],
      [-21, -0.9, 25, -0.7, '#ffffff'],
    ],
    solids: [
      box([-20, 6, 0], [40, 8, 13], brick, { decor: { front: windows(20), left: windows(3) }, deepen: 0.12 }),
      box([-20.3, 5.7, 13], [40.6, 8.6, 0.6], mix(tones.stone, '#ffffff', 0.4)),
      box([-3, 5, 0], [7, 1.2, 16.4], mix(tones.stone, '#ffffff', 0.3), {
        decor: {
          front: layered(
            patches([
              [0.3, 0, 0.7, 0.2, '#e9bd84'],
              [0.18, 0.28, 0.82, 0.7, mood.glass],
            ]),
            clock(tones.dark),
          ),
        },
      }),
      box([-4, 3, 3.4], [9, 2.2, 0.35], mix(tones.stone, '#ffffff', 0.5)),
      ...[-3.6, 4.2].map((x) => box([x, 3.2, 0], [0.3, 0.3, 3.4], tones.stone)),
      ...goal(look, -15, -8.5),
      ...goal(look, 19, -8.5),
      drum([8.6, 2.6, 0], 0.09, 10, tones.stone),
      box([8.7, 2.58, 8.4], [2, 0.05, 1.3], '#ffffff', { shadow: false }),
      ...treeRow(look, { from: -19, to: -7, y: 3.2, step: 4, height: 4.4 }),
      ...treeRow(look, { from: 12, to: 26, y: 3.2, step: 4.4, height: 4.6 }),
      ...treeRow(look, { from: -34, to: -26, y: -6, step: 5, height: 6 }),
    ],
  };
}

/** A clock without figures. @param {string} colour @returns {import('./solids.mjs').Decor} */
function clock(colour) {
  const disc = (/** @type {number} */ size, /** @type {string} */ fill) =>
    Array.from({ length: 24 }, (_, index) => {
      const [low, high] = [(index / 12 - 1) * size, ((index + 1.1) / 12 - 1) * size];
      const half = Math.sqrt(Math.max(0, size * size - ((low + high) / 2) ** 2));
      // The tower's front is 7 m wide and 16.4 m high.
      return /** @type {[number, number, number, number, string]} */ ([
        0.5 - half / 7,
        0.875 + low / 16.4,
        0.5 + half / 7,
        0.875 + high / 16.4,
        fill,
      ]);
    });
  return patches([
    ...disc(1.5, colour),
    ...disc(1.3, '#ffffff'),
    [0.485, 0.87, 0.515, 0.94, colour],
    [0.38, 0.87, 0.515, 0.882, colour],
  ]);
}

/** @param {Look} look @param {number} x @param {number} y @returns {Solid[]} */
function goal({ mood }, x, y) {
  const white = mood.windows > 0.1 ? '#c9ccd6' : '#ffffff';
  return [
    box([x, y - 2, 0], [0.14, 0.14, 2], white),
    box([x, y + 2, 0], [0.14, 0.14, 2], white),
    box([x, y - 2, 2], [0.14, 4.14, 0.14], white),
  ];
}
