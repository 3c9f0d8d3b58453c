// Rooms that are shared: fitness, reading, day care, café, guest house, lounge, consultation.
import { mix } from './colour.mjs';
import { lines, patches } from './facade.mjs';
import { bed, chair, pendant, plant, roundTable, sofa, stool, table } from './furniture.mjs';
import { box, drum } from './solids.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./room.mjs').Room} Room */
/** @typedef {import('./solids.mjs').Solid} Solid */

/** @param {Look} look @returns {Room} */
export function cafeRoom(look) {
  const { tones } = look;
  const bar = box([1, 3.6, 0], [4.6, 0.7, 1.05], mix(tones.wood, tones.dark, 0.1), {
    decor: { front: lines(48, tones.dark, { upright: true, weight: 0.25, opacity: 0.3 }) },
  });
  const cups = Array.from({ length: 9 }, (_, index) =>
    drum([1.5 + index * 0.16, 4.95, 1.54], 0.06, 0.12, tones.wall, { shadow: false }),
  );
  const tables = [
    [1.3, 1.5],
    [3.4, 1.9],
    [5.6, 1.3],
  ].flatMap(([x = 0, y = 0]) => [
    drum([x, y, 0], 0.28, 0.03, tones.dark),
    drum([x, y, 0.03], 0.04, 0.69, tones.dark),
    drum([x, y, 0.72], 0.4, 0.03, tones.wood),
    drum([x + 0.12, y - 0.08, 0.75], 0.06, 0.09, tones.wall),
    ...chair(x - 0.95, y - 0.23, tones, 'left'),
    ...chair(x + 0.5, y - 0.23, tones, 'right'),
  ]);
  return {
    width: 7,
    depth: 5.4,
    height: 2.8,
    look,
    panel: { from: 0.2, to: 6.8, colour: mix(tones.plant, tones.dark, 0.35) },
    openings: [{ wall: 'left', from: 0.4, to: 4.6, panes: 4, sill: 0.2, head: 2.5 }],
    things: [
      bar,
      box([0.95, 3.54, 1.05], [4.7, 0.8, 0.05], mix(tones.stone, '#ffffff', 0.5)),
      box([1.2, 5.02, 1.5], [4.2, 0.34, 0.04], tones.wood),
      box([1.2, 5.02, 1.95], [4.2, 0.34, 0.04], tones.wood),
      ...cups,
      box([3.6, 3.7, 1.1], [0.7, 0.45, 0.42], mix(tones.stone, tones.dark, 0.3), {
        decor: {
          front: patches([
            [0.1, 0.12, 0.9, 0.4, tones.dark],
            [0.1, 0.7, 0.9, 0.85, tones.accent],
          ]),
        },
      }),
      ...[1.9, 3.2, 4.5].flatMap((x) => pendant(x, 3.4, tones, 2.8, 1.9)),
      ...tables,
      ...[1.6, 2.5, 4.9].flatMap((x) => stool(x, 3.2, tones)),
      ...plant(6.5, 4.6, tones, 1.6),
    ],
  };
}

/** @param {Look} look @returns {Room} */
export function guestRoom(look) {
  const { tones } = look;
  return {
    width: 5,
    depth: 5,
    look,
    panel: { from: 0, to: 1.7, colour: tones.wood },
    openings: [{ wall: 'far', from: 1.9, to: 4.8, panes: 2, sill: 0.4 }],
    rugs: [[0.6, 0.5, 3.2, 3.9, mix(tones.stone, tones.cool, 0.12)]],
    things: [
      ...bed(0.02, 0.8, tones, { width: 1.05 }),
      ...bed(0.02, 2.9, tones, { width: 1.05 }),
      ...roundTable(3.7, 3.4, tones, 0.36),
      ...chair(4.2, 3.2, tones, 'right'),
      ...plant(4.6, 4.5, tones, 1.1),
      box([4.2, 1, 0], [0.7, 0.4, 0.55], tones.cool),
      box([4.2, 1.1, 0.55], [0.7, 0.2, 0.05], tones.accent),
    ],
  };
}

/** @param {Look} look @returns {Room} */
export function loungeRoom(look) {
  const { tones } = look;
  return {
    width: 8,
    depth: 6,
    height: 3,
    look,
    panel: { from: 5.6, to: 8, colour: tones.wood },
    openings: [{ wall: 'far', from: 0.6, to: 5.4, panes: 4, head: 2.7 }],
    rugs: [[0.8, 1, 3.4, 3, mix(tones.stone, tones.plant, 0.25)]],
    things: [
      ...sofa(0.3, 1.1, tones, { length: 2.8 }),
      ...roundTable(2.3, 2.2, tones),
      ...roundTable(2.9, 3, tones, 0.34),
      ...table(4.6, 2.4, tones, { width: 2.4 }),
      ...[4.8, 5.8].flatMap((x) => [...chair(x, 1.9, tones), ...chair(x + 0.2, 3.4, tones, 'back')]),
      ...[5.2, 6.4].flatMap((x) => pendant(x, 2.8, tones, 3, 1.9)),
      ...plant(7.5, 4.8, tones, 1.9),
      ...plant(0.5, 5.2, tones, 1.5),
    ],
  };
}

/** The counter where visitors are advised. @param {Look} look @returns {Room} */
export function consultationRoom(look) {
  const { tones } = look;
  const screen = (/** @type {number} */ x) => [
    box([x, 2.75, 0.74], [0.2, 0.14, 0.02], tones.dark),
    box([x + 0.08, 2.8, 0.76], [0.04, 0.03, 0.14], tones.dark),
    box([x - 0.2, 2.8, 0.88], [0.6, 0.03, 0.36], tones.dark),
  ];
  return {
    width: 7,
    depth: 5,
    height: 2.8,
    look,
    panel: { from: 0.3, to: 6.7, colour: tones.wood },
    openings: [{ wall: 'left', from: 0.6, to: 4.4, panes: 3, sill: 0.2, head: 2.5 }],
    things: [
      box([1, 2.2, 0], [5, 0.75, 0.7], mix(tones.wall, tones.wood, 0.25), {
        decor: { front: lines(50, tones.dark, { upright: true, weight: 0.2, opacity: 0.2 }) },
      }),
      box([0.95, 2.1, 0.7], [5.1, 0.9, 0.04], mix(tones.stone, '#ffffff', 0.5)),
      ...[1.9, 3.5, 5.1].flatMap((x) => [
        ...chair(x - 0.25, 1.25, tones),
        ...screen(x),
        box([x - 0.5, 2.2, 0.74], [0.3, 0.4, 0.01], '#ffffff', {
          decor: { top: lines(7, tones.dark, { weight: 0.3, opacity: 0.35, margin: 0.12 }) },
        }),
      ]),
      ...[1.9, 3.5, 5.1].flatMap((x) => pendant(x, 2.5, tones, 2.8, 1.8)),
      ...plant(0.5, 4.3, tones, 1.6),
      ...plant(6.5, 4.3, tones, 1.4),
      box([3.1, 4.9, 1.3], [0.8, 0.05, 0.8], tones.cool, {
        decor: {
          front: patches([
            [0.3, 0.15, 0.4, 0.7, '#f6d9ac'],
            [0.45, 0.15, 0.55, 0.85, '#f6d9ac'],
            [0.6, 0.15, 0.7, 0.6, '#f6d9ac'],
          ]),
        },
      }),
    ],
  };
}
