// Living room, kitchen and bedroom of a flat, by size and material.
import { mix } from './colour.mjs';
import { lines, patches } from './facade.mjs';
import { bed, chair, counter, island, pendant, plant, roundTable, shelves, sofa, stool, table } from './furniture.mjs';
import { box, drum } from './solids.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./room.mjs').Room} Room */
/** @typedef {{ width?: number, wood?: string, accent?: string, fabric?: string, tower?: boolean, night?: boolean, bare?: boolean }} Style bare leaves the middle of the floor free */

/** @param {Look} look @param {Style} style @returns {Look} */
function styled(look, { wood, accent, fabric }) {
  const { tones } = look;
  return {
    ...look,
    tones: {
      ...tones,
      wood: wood ?? tones.wood,
      floor: wood ? mix(wood, '#ffffff', 0.28) : tones.floor,
      accent: accent ?? tones.accent,
      fabric: fabric ?? tones.fabric,
    },
  };
}

/** A framed picture on the left wall. @param {number} y @param {import('./looks.mjs').Tones} tones */
function framed(y, tones) {
  return box([0, y, 1.25], [0.04, 1.3, 0.8], tones.wood, {
    shadow: false,
    decor: {
      right: patches([
        [0.04, 0.06, 0.96, 0.94, '#fbf7ef'],
        [0.2, 0.2, 0.55, 0.7, tones.accent, 0.75],
        [0.45, 0.32, 0.78, 0.8, tones.plant, 0.75],
      ]),
    },
  });
}

/** Small lights in the ceiling. @param {number} width @param {number} depth */
function downlights(width, depth) {
  return [0.22, 0.78].flatMap((u) =>
    [0.3, 0.55, 0.8].map((v) =>
      box([width * u, depth * v, 2.385], [0.1, 0.1, 0.012], '#fffaf0', { lamp: true, shadow: false }),
    ),
  );
}

/** @param {Look} base @param {Style} [style] @returns {Room} */
export function livingRoom(base, style = {}) {
  const look = styled(base, style);
  const { tones } = look;
  const w = style.width ?? 4.5;
  const openings = style.tower
    ? [
        { wall: /** @type {const} */ ('far'), from: 0.5, to: w - 0.3, panes: 3 },
        { wall: /** @type {const} */ ('right'), from: 2.6, to: 4.9, panes: 2 },
      ]
    : [{ wall: /** @type {const} */ ('far'), from: 0.4, to: w - 0.4, panes: 3 }];
  const screen = style.tower
    ? []
    : [
        box([w - 0.04, 1.7, 0.95], [0.04, 1.7, 0.92], tones.dark, { shadow: false }),
        box([w - 0.42, 0.8, 0.18], [0.42, 3, 0.34], tones.wood, {
          decor: { left: lines(5, tones.dark, { upright: true, weight: 0.04 }) },
        }),
      ];
  return {
    width: w,
    depth: 5.2,
    look,
    openings,
    night: style.night ?? false,
    rugs: style.bare
      ? []
      : [
          [0.95, 1.2, w - 2.2, 3, mix(tones.wall, tones.fabric, 0.55)],
          [1.02, 1.27, w - 2.34, 2.86, mix(tones.wall, tones.fabric, 0.3)],
        ],
    things: [
      framed(1.9, tones),
      ...screen,
      ...sofa(0.08, 1.2, tones, { length: 2.8 }),
      ...roundTable(w * 0.47, 2.9, tones, 0.46),
      ...(style.bare ? [] : roundTable(w * 0.47 + 0.55, 2.2, tones, 0.3)),
      ...downlights(w, 5.2),
      ...plant(0.45, 4.75, tones, 1.35),
      drum([0.5, 4.15, 0], 0.14, 0.03, tones.accent),
      drum([0.5, 4.15, 0.03], 0.015, 1.4, tones.accent),
      drum([0.5, 4.15, 1.43], 0.2, 0.26, '#ffe9c4', { lamp: true, taper: 0.75 }),
    ],
  };
}

/** @param {Look} base @param {Style} [style] @returns {Room} */
export function kitchenRoom(base, style = {}) {
  const look = styled(base, style);
  const { tones } = look;
  const w = style.width ?? 4.5;
  const length = Math.min(3.6, w - 0.8);
  const seats = length > 2.9 ? 3 : 2;
  const middle = w * 0.46;
  const places = Array.from({ length: seats }, (_, index) => middle + (index - (seats - 1) / 2) * 0.75);
  const front = style.tower
    ? [
        ...table(w * 0.2, 1.5, tones, { width: 2 }),
        ...[0.24, 0.44].flatMap((at) => [...chair(w * at, 1, tones), ...chair(w * at, 2.5, tones, 'back')]),
        ...pendant(w * 0.42, 1.95, tones, 2.4, 1.6),
      ]
    : [
        ...island(middle - length * 0.35, 1.9, tones, { length: length * 0.7 }),
        ...places.flatMap((x) => [...stool(x, 1.5, tones), ...pendant(x, 2.3, tones, 2.4)]),
      ];
  return {
    width: w,
    depth: 4.4,
    look,
    night: style.night ?? false,
    panel: { from: 0.3 + length, to: w, colour: tones.wood },
    openings: [{ wall: 'left', from: 1, to: 3.1, panes: 2, sill: 0.9, head: 2.1 }],
    things: [
      ...counter(0.3, 3.78, tones, { length }),
      ...front,
      ...downlights(w, 4.4),
      ...plant(w - 0.35, 3.7, tones, 1.1),
    ],
  };
}

/** @param {Look} base @param {Style} [style] @returns {Room} */
export function bedRoom(base, style = {}) {
  const look = styled(base, style);
  const { tones } = look;
  const w = style.width ?? 3.8;
  return {
    width: w,
    depth: 4.2,
    look,
    night: style.night ?? false,
    openings: [{ wall: 'far', from: style.tower ? 0.5 : 1, to: w - 0.35, panes: 2, sill: style.tower ? 0.5 : 0.1 }],
    rugs: [[0.9, 0.6, w - 1.5, 2.9, mix(tones.wall, tones.plant, 0.14)]],
    things: [
      ...bed(0.02, 1.05, tones, { width: 1.7 }),
      framed(1.25, tones),
      ...chair(w - 0.75, 2.9, tones, 'right'),
      box([w - 0.36, 0.6, 0], [0.36, 1.5, 0.78], tones.wood, {
        decor: { left: lines(4, tones.dark, { weight: 0.05 }) },
      }),
      box([w - 0.04, 0.85, 1.15], [0.04, 1, 0.75], mix(tones.wall, '#ffffff', 0.6), { shadow: false }),
      ...plant(w - 0.45, 3.75, tones, 1.2),
    ],
  };
}

/** A walk-in store: shelves on three sides. @param {Look} look @returns {Room} */
export function storageRoom(look) {
  const { tones } = look;
  const basket = mix(tones.wood, tones.accent, 0.3);
  const levels = [0.05, 0.55, 1.05, 1.55, 2];
  const side = (/** @type {number} */ x) =>
    levels.flatMap((z, level) => [
      box([x, 0.6, z], [0.45, 2.9, 0.04], tones.wood),
      ...(level === 4
        ? []
        : Array.from({ length: 5 }, (_, index) =>
            box(
              [x + 0.05, 0.7 + index * 0.57, z + 0.04],
              [0.34, 0.4 + ((index + level) % 2) * 0.08, 0.22 + ((index * 7 + level * 3) % 4) * 0.05],
              [basket, tones.wall, tones.plant, tones.cool, tones.stone][(index + level * 2) % 5] ?? basket,
            ),
          )),
    ]);
  return {
    width: 3.2,
    depth: 3.6,
    look,
    openings: [],
    panel: { from: 0, to: 3.2, colour: mix(tones.wood, tones.wall, 0.4) },
    rugs: [[0.9, 0.2, 1.4, 2.9, mix(tones.stone, tones.plant, 0.2)]],
    things: [
      ...side(0),
      ...side(2.75),
      ...shelves(0.9, 3.24, tones, { width: 1.4, height: 2.1, rows: 5, columns: 2 }),
      ...pendant(1.6, 1.8, tones, 2.4, 2),
    ],
  };
}
