// Things that lie on the desk of a still life.
import { mix } from './colour.mjs';
import { checklist, keys, newspaper, page } from './desk-papers.mjs';
import { layered, patches } from './facade.mjs';
import { box, drum, extrusion, tree } from './solids.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {'subscription' | 'checkpoints' | 'online' | 'announcement' | 'press'} Theme */

/** @param {number} x @param {number} y @param {number} w @param {number} d @param {import('./solids.mjs').Decor} decor @param {number} [z] @returns {Solid} */
function paper(x, y, w, d, decor, z = 0) {
  return box([x, y, z], [w, d, 0.03], '#fffdf8', { decor: { top: decor } });
}

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function cup(x, y, { tones }) {
  return [
    drum([x, y, 0], 0.75, 0.08, tones.stone),
    drum([x, y, 0.08], 0.42, 0.75, tones.stone, { taper: 1.15 }),
    drum([x, y, 0.8], 0.42, 0.035, '#5b4030', { shadow: false }),
  ];
}

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function pen(x, y, { tones }) {
  return [
    box([x, y, 0.02], [2.1, 0.16, 0.16], tones.dark),
    box([x + 2.1, y + 0.02, 0.04], [0.35, 0.12, 0.12], tones.accent),
  ];
}

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function laptop(x, y, look) {
  const { tones } = look;
  const shell = mix(tones.stone, tones.dark, 0.25);
  const form = patches([
    [0.03, 0.05, 0.97, 0.96, '#f7f3ec'],
    [0.03, 0.84, 0.97, 0.96, tones.cool],
    [0.28, 0.66, 0.72, 0.75, '#ffffff'],
    [0.28, 0.52, 0.72, 0.61, '#ffffff'],
    [0.28, 0.38, 0.72, 0.47, '#ffffff'],
    [0.28, 0.2, 0.5, 0.31, tones.accent],
    [0.08, 0.66, 0.22, 0.68, tones.dark, 0.4],
    [0.08, 0.55, 0.2, 0.57, tones.dark, 0.4],
    [0.08, 0.44, 0.22, 0.46, tones.dark, 0.4],
  ]);
  return [
    box([x, y, 0], [6, 3.9, 0.16], shell, {
      decor: {
        top: layered(
          patches([
            [0.06, 0.42, 0.94, 0.94, tones.dark, 0.75],
            [0.36, 0.06, 0.64, 0.36, tones.dark, 0.14],
          ]),
          keys(shell),
        ),
      },
    }),
    extrusion(
      x,
      6,
      [
        [y + 3.9, 0.16],
        [y + 4.05, 0.16],
        [y + 5.05, 3.9],
        [y + 4.9, 3.95],
      ],
      tones.dark,
      {
        decors: [
          undefined,
          undefined,
          undefined,
          (brush) =>
            form({
              ...brush,
              tone: (colour) => mix(colour, '#fff8ea', 0.1),
              quad: (u0, v0, u1, v1) => brush.quad(u0, 1 - v0, u1, 1 - v1),
            }),
        ],
      },
    ),
  ];
}

/** @param {Look} look @returns {Solid[]} */
function vase({ tones }) {
  return [
    drum([8.3, 3.9, 0], 0.5, 0.9, tones.stone, { taper: 0.8 }),
    ...tree([8.3, 3.9, 0.4], 2.4, mix(tones.plant, tones.stone, 0.15), 8),
  ];
}

/** @param {number} x @param {number} y @param {string} cover @returns {Solid[]} */
function book(x, y, cover) {
  return [
    box([x, y, 0], [2.9, 2, 0.1], cover),
    box([x + 0.05, y - 0.02, 0.1], [2.8, 1.95, 0.16], '#f7f1e4'),
    box([x, y, 0.26], [2.9, 2, 0.08], cover, {
      decor: {
        top: patches([
          [0.08, 0.62, 0.4, 0.7, '#f6d9ac'],
          [0.08, 0.2, 0.92, 0.21, '#f6d9ac', 0.7],
        ]),
      },
    }),
  ];
}

/** @type {Record<Theme, (look: Look) => Solid[]>} */
const arrangements = {
  subscription: (look) => [
    paper(-4.6, 0.4, 4.2, 5.6, page(look)),
    paper(-4.3, 0.1, 4.2, 5.6, page(look), 0.03),
    ...book(1, 3.6, look.tones.cool),
    ...book(1.4, 0.9, look.tones.accent),
    ...pen(-4, -0.6, look),
    ...cup(5.9, 2.6, look),
    ...vase(look),
  ],
  checkpoints: (look) => [
    box([-2.8, -0.3, 0], [5, 6.4, 0.1], mix(look.tones.wood, look.tones.dark, 0.15)),
    paper(-2.6, -0.1, 4.6, 6, checklist(look), 0.1),
    box([-1, 5.7, 0.13], [1.4, 0.5, 0.2], look.tones.accent),
    ...pen(2.7, 1.8, look),
    ...cup(5.8, 4, look),
    ...book(-7.4, 2, look.tones.cool),
    ...vase(look),
  ],
  online: (look) => [
    ...laptop(-3.4, 0.4, look),
    ...cup(5, 1.8, look),
    ...book(-8.2, 1.8, look.tones.accent),
    ...vase(look),
    box([4.4, 3.8, 0], [1, 2, 0.12], look.tones.dark, {
      decor: { top: patches([[0.06, 0.04, 0.94, 0.96, '#3f4a63']]) },
    }),
  ],
  press: (look) => [
    ...[0, 1, 2, 3, 4].map((index) =>
      box([-4 + index * 0.06, 0.4 - index * 0.05, index * 0.14], [6.4, 4.8, 0.14], '#f4efe6', {
        decor: index === 4 ? { top: newspaper(look) } : {},
      }),
    ),
    ...cup(4.6, 3.4, look),
    ...pen(3.4, 1, look),
    ...vase(look),
  ],
  announcement: (look) => [
    ...[0, 1, 2, 3].map((index) => paper(-3.2 + index * 0.04, 0.2, 4.5, 6, page(look), index * 0.03)),
    box([1.6, 3.4, 0], [1, 1, 0.9], look.tones.wood),
    drum([3.6, 2, 0], 0.6, 0.2, look.tones.accent),
    ...pen(2.4, 0.6, look),
    box([-8, 0.8, 0], [3.4, 4.6, 0.45], look.tones.cool, {
      decor: {
        top: patches([
          [0.1, 0.72, 0.5, 0.76, '#f6d9ac'],
          [0.1, 0.66, 0.34, 0.68, '#f6d9ac', 0.7],
        ]),
      },
    }),
    ...cup(5.6, 3.6, look),
    ...vase(look),
  ],
};

/** @param {Theme} theme @param {Look} look @returns {Solid[]} */
export function things(theme, look) {
  return arrangements[theme](look);
}
