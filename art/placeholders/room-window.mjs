// Windows seen from inside, and the sun that falls in through them.
import { mix } from './colour.mjs';
import { path } from './sheet.mjs';

/** @typedef {import('./projection.mjs').Point3} Point3 */
/** @typedef {import('./room.mjs').Room} Room */
/** @typedef {import('./room.mjs').Opening} Opening */
/** @typedef {(u0: number, v0: number, u1: number, v1: number, fill: string, opacity?: number) => void} Part */

/** @param {Opening} opening @param {Room} room @returns {Point3[]} corners from the lower left, seen from inside */
function openingCorners({ wall, from, to, sill = 0.1, head = 2.25 }, { width, depth }) {
  if (wall === 'far')
    return [
      [from, depth, sill],
      [to, depth, sill],
      [to, depth, head],
      [from, depth, head],
    ];
  if (wall === 'near')
    return [
      [to, 0, sill],
      [from, 0, sill],
      [from, 0, head],
      [to, 0, head],
    ];
  const x = wall === 'left' ? 0 : width;
  return wall === 'left'
    ? [
        [x, from, sill],
        [x, to, sill],
        [x, to, head],
        [x, from, head],
      ]
    : [
        [x, to, sill],
        [x, from, sill],
        [x, from, head],
        [x, to, head],
      ];
}

/** @param {Point3[]} corners @param {number} u @param {number} v @returns {Point3} */
function within([a, b, , d], u, v) {
  if (!a || !b || !d) return [0, 0, 0];
  return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, a[2] + (d[2] - a[2]) * v];
}

/**
 * The view outside, then the frame before it.
 * @param {import('./stage.mjs').Stage} stage
 * @param {Room} room
 * @param {Opening} opening
 */
export function paintOpening({ sheet, view }, room, opening) {
  const corners = openingCorners(opening, room);
  const night = room.night ?? false;
  /** @type {Part} */
  const part = (u0, v0, u1, v1, fill, opacity = 1) => {
    const outline = view.outline([
      within(corners, u0, v0),
      within(corners, u1, v0),
      within(corners, u1, v1),
      within(corners, u0, v1),
    ]);
    const data = path(outline);
    const shifts = view.wrap ? [-view.wrap, 0, view.wrap] : [0];
    for (const shift of shifts)
      sheet.add(`<path d="${data}" transform="translate(${shift})" fill="${fill}" opacity="${opacity}"/>`);
  };
  const sky = night ? ['#27324f', '#4d5878', '#8d7f8c'] : ['#cfdbe4', '#eee7da', '#fdf1dc'];
  const sill = opening.sill ?? 0.1;
  // The horizon stands at eye height wherever the viewer is.
  const horizon = Math.max(0.05, Math.min(0.9, (view.eye[2] - sill) / ((opening.head ?? 2.25) - sill)));
  const steps = 10;
  for (let step = 0; step < steps; step += 1) {
    const v0 = horizon + ((1 - horizon) * step) / steps;
    const at = step / steps;
    const colour = at < 0.5 ? mix(sky[2] ?? '', sky[1] ?? '', at * 2) : mix(sky[1] ?? '', sky[0] ?? '', at * 2 - 1);
    part(0, v0, 1, 1, colour);
  }
  part(0, 0, 1, horizon, night ? '#39435f' : '#bccad4');
  part(0, 0, 1, horizon * 0.78, night ? '#313a54' : '#d6d2c9');
  const hills = night ? '#545f80' : '#aebccb';
  for (const [at, wide, high] of /** @type {const} */ ([
    [0.2, 0.22, 0.04],
    [0.33, 0.3, 0.055],
    [0.66, 0.26, 0.035],
  ]))
    part(at, horizon, at + wide, horizon + high * 0.6, hills, 0.55);
  for (let house = 0; house < 16; house += 1) {
    const tall = 0.25 + ((house * 37) % 23) / 60;
    part(
      house / 16,
      0,
      house / 16 + 0.045,
      horizon * (tall + 0.18),
      night ? '#262d43' : mix('#c9c4bb', '#a9b2bf', (house % 4) / 4),
      0.85,
    );
  }
  paintFrame(part, room, opening);
}

/** The frame and, at both sides, a sheer curtain. @param {Part} part @param {Room} room @param {Opening} opening */
function paintFrame(part, room, opening) {
  const { tones } = room.look;
  const panes = opening.panes ?? 2;
  const frame = mix(tones.dark, tones.stone, 0.15);
  const thin = 0.03 / Math.max(0.6, opening.to - opening.from);
  for (let pane = 0; pane <= panes; pane += 1)
    part(Math.max(0, pane / panes - thin), 0, Math.min(1, pane / panes + thin), 1, frame);
  part(0, 0, 1, 0.02, frame);
  part(0, 0.98, 1, 1, frame);
  if ((opening.sill ?? 0.1) < 0.3) part(0, 0.42, 1, 0.432, frame, 0.8);
  const sheer = room.night ? '#8d8796' : '#fffaf0';
  for (const [from, to] of /** @type {const} */ ([
    [0, 0.16],
    [0.86, 1],
  ])) {
    part(from, 0, to, 1, sheer, 0.6);
    for (let fold = 0; fold < 7; fold += 1)
      part(from + ((to - from) * fold) / 7, 0, from + ((to - from) * (fold + 0.45)) / 7, 1, sheer, 0.35);
  }
}

/** Late sun through the windows as soft patches on floor and right wall. @param {import('./stage.mjs').Stage} stage @param {Room} room */
export function paintSun({ sheet, view }, room) {
  if (room.night) return;
  let data = '';
  for (const opening of room.openings) {
    const panes = opening.panes ?? 2;
    for (let pane = 0; pane < panes; pane += 1) {
      const a = opening.from + ((opening.to - opening.from) * (pane + 0.06)) / panes;
      const b = opening.from + ((opening.to - opening.from) * (pane + 0.94)) / panes;
      /** @type {Point3[]} */
      const patch =
        opening.wall === 'far'
          ? [
              [a + 0.3, room.depth, 0],
              [b + 0.3, room.depth, 0],
              [b + 1.1, room.depth - 1.7, 0],
              [a + 1.1, room.depth - 1.7, 0],
            ]
          : [
              [0.05, a, 0],
              [0.05, b, 0],
              [2.2, b - 0.7, 0],
              [2.2, a - 0.7, 0],
            ];
      if (opening.wall === 'far' || opening.wall === 'left') data += path(view.outline(patch));
    }
  }
  sheet.add(`<path d="${data}" fill="#fff4dc" opacity="0.55" filter="${sheet.blur(sheet.width / 260)}"/>`);
}
