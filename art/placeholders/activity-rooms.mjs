// Shared rooms for doing things: fitness, reading, day care.
import { mix } from './colour.mjs';
import { patches } from './facade.mjs';
import { chair, plant, shelves, table } from './furniture.mjs';
import { box, drum } from './solids.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./room.mjs').Room} Room */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function treadmill(x, y, { tones }) {
  const frame = tones.dark;
  return [
    box([x, y, 0], [0.8, 1.8, 0.18], frame, {
      decor: { top: patches([[0.14, 0.04, 0.86, 0.8, mix(frame, '#ffffff', 0.25)]]) },
    }),
    box([x + 0.04, y + 1.5, 0.18], [0.06, 0.06, 1.1], tones.stone),
    box([x + 0.7, y + 1.5, 0.18], [0.06, 0.06, 1.1], tones.stone),
    box([x + 0.04, y + 0.9, 0.95], [0.05, 0.62, 0.05], frame),
    box([x + 0.71, y + 0.9, 0.95], [0.05, 0.62, 0.05], frame),
    box([x + 0.04, y + 1.48, 1.28], [0.72, 0.1, 0.34], frame, {
      decor: { front: patches([[0.2, 0.2, 0.8, 0.8, '#7f93a8']]) },
    }),
  ];
}

/** @param {Look} look @returns {Room} */
export function fitnessRoom(look) {
  const { tones } = look;
  const rack = box([0.05, 1.2, 0], [0.5, 2.4, 0.12], tones.dark);
  const weights = [0.25, 0.6].flatMap((z) =>
    Array.from({ length: 7 }, (_, index) =>
      box([0.1, 1.25 + index * 0.33, z], [0.4, 0.2, 0.18], index % 2 ? tones.cool : tones.dark),
    ),
  );
  const levels = [0.2, 0.55].map((z) => box([0.05, 1.2, z], [0.5, 2.4, 0.05], tones.stone));
  const ball = drum([1.3, 1.1, 0], 0.3, 0.55, tones.accent, { taper: 0.75 });
  return {
    width: 8,
    depth: 6,
    height: 2.8,
    look,
    openings: [{ wall: 'far', from: 0.7, to: 7.6, panes: 5, sill: 0.1, head: 2.5 }],
    rugs: [[1.6, 0.3, 6.2, 5.2, mix(tones.cool, tones.stone, 0.55)]],
    things: [
      rack,
      ...levels,
      ...weights,
      ball,
      ...[2.3, 3.7, 5.1, 6.5].flatMap((x) => treadmill(x, 3, look)),
      box([2.4, 0.9, 0.3], [1.2, 0.35, 0.12], tones.dark),
      box([2.9, 0.95, 0], [0.2, 0.25, 0.3], tones.stone),
    ],
  };
}

/** @param {Look} look @returns {Room} */
export function readingRoom(look) {
  const { tones } = look;
  const lamp = (/** @type {number} */ x) => [
    drum([x, 2.5, 0.74], 0.08, 0.02, tones.accent),
    box([x - 0.01, 2.5, 0.76], [0.02, 0.02, 0.34], tones.accent),
    drum([x, 2.5, 1.06], 0.13, 0.12, '#ffe9c4', { lamp: true, taper: 0.6 }),
  ];
  return {
    width: 7,
    depth: 5.4,
    height: 2.7,
    look,
    openings: [{ wall: 'left', from: 1, to: 4.8, panes: 4, sill: 0.7, head: 2.4 }],
    rugs: [[1.4, 1.2, 4.4, 2.6, mix(tones.plant, tones.stone, 0.55)]],
    things: [
      ...shelves(0.5, 5, tones, { width: 6, height: 2.5, rows: 6, columns: 6 }),
      ...table(1.8, 2, tones, { width: 3.6, depth: 1 }),
      ...[2, 3.2, 4.4].flatMap((x) => [...chair(x, 1.4, tones), ...chair(x, 3.2, tones, 'back'), ...lamp(x + 0.5)]),
      box([2.2, 2.15, 0.74], [0.3, 0.22, 0.04], tones.cool),
      box([4.1, 2.2, 0.74], [0.3, 0.22, 0.05], tones.accent),
    ],
  };
}

/** @param {Look} look @returns {Room} */
export function daycareRoom(look) {
  const { tones } = look;
  const soft = [tones.accent, tones.plant, tones.cool, '#d9b36c', '#c98b6a'].map((colour) =>
    mix(colour, '#ffffff', 0.3),
  );
  const blocks = /** @type {const} */ ([
    [4.3, 1.2, 0],
    [4.75, 1.25, 1],
    [4.5, 1.22, 2],
    [3.5, 2.2, 3],
    [3.6, 1.1, 4],
  ]);
  const house = [
    box([0.6, 4.2, 0], [1.8, 0.9, 1.3], mix(tones.wall, '#ffffff', 0.3), {
      decor: {
        front: patches([
          [0.36, 0, 0.64, 0.72, tones.accent],
          [0.08, 0.4, 0.28, 0.75, '#ffe2b0'],
          [0.72, 0.4, 0.92, 0.75, '#ffe2b0'],
        ]),
      },
    }),
    ...[0, 1, 2, 3].map((step) =>
      box(
        [0.5 + step * 0.24, 4.1, 1.3 + step * 0.16],
        [2 - step * 0.48, 1.05, 0.16],
        mix(tones.plant, '#ffffff', 0.15),
      ),
    ),
  ];
  return {
    width: 6.4,
    depth: 5.4,
    height: 2.6,
    look,
    openings: [{ wall: 'far', from: 2.8, to: 6, panes: 3, sill: 0.5, head: 2.1 }],
    rugs: [
      [0.8, 0.6, 4.6, 2.9, mix('#d9b36c', tones.stone, 0.6)],
      [1.1, 0.85, 1.9, 1.2, mix(tones.plant, tones.stone, 0.4)],
    ],
    things: [
      ...house,
      drum([2.4, 2, 0], 0.06, 0.42, tones.wood),
      drum([2.4, 2, 0.42], 0.62, 0.05, tones.wood),
      ...[
        [1.5, 1.8],
        [3.1, 2.2],
        [2.2, 1],
      ].map(([x = 0, y = 0], index) => drum([x, y, 0], 0.19, 0.28, soft[index] ?? tones.accent)),
      ...blocks.map(([x, y, index]) =>
        box([x, y, index === 2 ? 0.4 : 0], [0.4, 0.4, 0.4], soft[index] ?? tones.accent),
      ),
      ...shelves(3.2, 5.02, tones, { width: 2.8, height: 0.5, rows: 1, columns: 4 }),
      ...plant(6, 4.2, tones, 1),
    ],
  };
}
