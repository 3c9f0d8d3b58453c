import { levelCamera } from './projection.mjs';
import { paintShell } from './room-shell.mjs';
import { paintOpening, paintSun } from './room-window.mjs';
import { createSheet, path } from './sheet.mjs';
import { paintVeil } from './sky.mjs';
import { paint, paintShadows } from './stage.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {{ wall: 'far' | 'left' | 'right' | 'near', from: number, to: number, sill?: number, head?: number, panes?: number }} Opening */

/**
 * @typedef {object} Room
 * @property {number} width
 * @property {number} depth
 * @property {number} [height]
 * @property {Look} look
 * @property {Opening[]} openings windows; the light falls in from the left
 * @property {Solid[]} things
 * @property {[number, number, number, number, string][]} [rugs] x, y, width, depth, colour
 * @property {{ from: number, to: number, colour: string }} [panel] cladding on the far wall
 * @property {boolean} [night]
 * @property {boolean} [planks]
 */

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {Room} room
 */
export function paintRoom(stage, room) {
  const { width: w, depth: d, height: h = 2.4 } = room;
  const { sheet, view, mood } = stage;
  paintShell(stage, room);
  for (const opening of room.openings) paintOpening(stage, room, opening);
  paintSun(stage, room);
  // A light line in the ceiling's edge.
  const glow = path(
    view.outline([
      [0.02, d - 0.06, h - 0.05],
      [w - 0.02, d - 0.06, h - 0.05],
      [w - 0.02, d - 0.06, h - 0.01],
      [0.02, d - 0.06, h - 0.01],
    ]),
  );
  sheet.add(`<path d="${glow}" fill="#ffe7bf" opacity="0.9" filter="${sheet.blur(sheet.width / 500)}"/>`);
  paintShadows(stage, room.things, { blur: sheet.width / 220, slope: [0.5, -0.12], limit: 1.4 });
  paint({ ...stage, mood }, room.things);
}

/**
 * @param {import('./sheet.mjs').Size} size
 * @param {Room} room
 * @param {Partial<import('./projection.mjs').Lens>} [lens]
 * @param {[number, number][]} [veil]
 */
export function interior(size, room, lens = {}, veil) {
  const sheet = createSheet(size);
  const view = levelCamera({ eye: [room.width * 0.56, -2.5, 1.35], focal: 0.72, horizon: 0.47, ...lens }, size);
  paintRoom({ sheet, view, mood: roomMood(room) }, room);
  if (veil) paintVeil(sheet, '#12172a', veil);
  return sheet.toString();
}

/** Light in a room is softer than outside. @param {Room} room @returns {import('./looks.mjs').Mood} */
export function roomMood({ look: { mood }, night }) {
  return night
    ? {
        ...mood,
        left: '#c4b09c',
        front: '#a8968a',
        right: '#7d7480',
        top: '#c2ae9c',
        reach: 400,
        shadow: '#0c101c',
        shade: 0.35,
      }
    : {
        ...mood,
        left: '#fff6ea',
        front: '#ece6dd',
        right: '#d3ccc6',
        top: '#fffaf2',
        reach: 400,
        haze: '#f3ece0',
        shadow: '#4a4038',
        shade: 0.3,
      };
}
