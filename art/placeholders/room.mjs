import { mix } from './colour.mjs';
import { lines } from './facade.mjs';
import { levelCamera } from './projection.mjs';
import { createSheet, path } from './sheet.mjs';
import { paintVeil } from './sky.mjs';
import { paint, paintShadows } from './stage.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {import('./projection.mjs').Point3} Point3 */
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
 * The view outside, the frame and a sheer curtain.
 * @param {import('./stage.mjs').Stage} stage
 * @param {Room} room
 * @param {Opening} opening
 */
function paintOpening({ sheet, view }, room, opening) {
  const corners = openingCorners(opening, room);
  const { tones } = room.look;
  const night = room.night ?? false;
  /** @param {number} u0 @param {number} v0 @param {number} u1 @param {number} v1 @param {string} fill @param {number} [opacity] */
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
  const panes = opening.panes ?? 2;
  const frame = mix(tones.dark, tones.stone, 0.15);
  const thin = 0.03 / Math.max(0.6, opening.to - opening.from);
  for (let pane = 0; pane <= panes; pane += 1)
    part(Math.max(0, pane / panes - thin), 0, Math.min(1, pane / panes + thin), 1, frame);
  part(0, 0, 1, 0.02, frame);
  part(0, 0.98, 1, 1, frame);
  if (sill < 0.3) part(0, 0.42, 1, 0.432, frame, 0.8);
  const sheer = night ? '#8d8796' : '#fffaf0';
  for (const [from, to] of /** @type {const} */ ([
    [0, 0.16],
    [0.86, 1],
  ])) {
    part(from, 0, to, 1, sheer, 0.6);
    for (let fold = 0; fold < 7; fold += 1)
      part(from + ((to - from) * fold) / 7, 0, from + ((to - from) * (fold + 0.45)) / 7, 1, sheer, 0.35);
  }
}

/** @param {import('./stage.mjs').Stage} stage @param {Room} room */
function paintShell({ sheet, view, mood }, room) {
  const {
    width: w,
    depth: d,
    height: h = 2.4,
    look: { tones },
    panel,
    night,
  } = room;
  const dim = night ? 0.46 : 0;
  /** @param {string} colour */
  const shade = (colour) => mix(colour, '#3a2f33', dim);
  /** @param {Point3[]} corners @param {string | [string, string, Point3, Point3]} paintwork */
  const face = (corners, paintwork) => {
    const data = path(view.outline(corners));
    let fill = typeof paintwork === 'string' ? paintwork : paintwork[0];
    if (typeof paintwork !== 'string') {
      const from = view.point(paintwork[2]);
      const to = view.point(paintwork[3]);
      if (from && to && !view.wrap)
        fill = sheet.gradient(from, to, [
          [0, paintwork[0]],
          [1, paintwork[1]],
        ]);
    }
    for (const shift of view.wrap ? [-view.wrap, 0, view.wrap] : [0])
      sheet.add(`<path d="${data}" transform="translate(${shift})" fill="${fill}"/>`);
  };
  const wall = shade(tones.wall);
  const low = mix(wall, mood.shadow, 0.16);
  const near = 0.3;
  if (view.wrap) {
    sheet.rect(
      0,
      0,
      sheet.width,
      sheet.height / 2,
      sheet.gradient(
        [0, 0],
        [0, sheet.height / 2],
        [
          [0, mix(tones.wall, '#ffffff', 0.5)],
          [0.75, mix(tones.wall, mood.shadow, 0.05)],
        ],
      ),
    );
    sheet.rect(
      0,
      sheet.height / 2,
      sheet.width,
      sheet.height / 2,
      sheet.gradient(
        [0, sheet.height / 2],
        [0, sheet.height],
        [
          [0, shade(tones.floor)],
          [1, mix(tones.floor, '#ffffff', 0.3)],
        ],
      ),
    );
  } else {
    face(
      [
        [0, -9, h],
        [w, -9, h],
        [w, d, h],
        [0, d, h],
      ],
      [shade(mix(tones.wall, '#ffffff', 0.45)), mix(wall, mood.shadow, 0.07), [w / 2, d, h], [w / 2, near, h]],
    );
    face(
      [
        [0, -9, 0],
        [w, -9, 0],
        [w, d, 0],
        [0, d, 0],
      ],
      [
        shade(mix(tones.floor, '#ffffff', 0.25)),
        shade(mix(tones.floor, tones.dark, 0.12)),
        [0, d * 0.6, 0],
        [w, d * 0.6, 0],
      ],
    );
  }
  face(
    [
      [0, -9, 0],
      [0, d, 0],
      [0, d, h],
      [0, -9, h],
    ],
    [low, mix(wall, mood.shadow, 0.05), [0, near, 1], [0, d, 1]],
  );
  face(
    [
      [w, -9, 0],
      [w, d, 0],
      [w, d, h],
      [w, -9, h],
    ],
    [mix(wall, '#fff3df', night ? 0 : 0.4), mix(wall, '#ffffff', night ? 0 : 0.2), [w, near, 1], [w, d, 1]],
  );
  face(
    [
      [0, d, 0],
      [w, d, 0],
      [w, d, h],
      [0, d, h],
    ],
    [mix(wall, mood.shadow, 0.1), mix(wall, '#fff6e6', night ? 0 : 0.4), [0, d, 1], [w, d, 1]],
  );
  if (view.wrap)
    face(
      [
        [w, 0, 0],
        [0, 0, 0],
        [0, 0, h],
        [w, 0, h],
      ],
      mix(wall, mood.shadow, 0.06),
    );
  if (panel) {
    const count = Math.round((panel.to - panel.from) / 0.6);
    for (let index = 0; index < count; index += 1) {
      const x0 = panel.from + ((panel.to - panel.from) * index) / count;
      const x1 = panel.from + ((panel.to - panel.from) * (index + 1)) / count - 0.015;
      face(
        [
          [x0, d, 0],
          [x1, d, 0],
          [x1, d, h],
          [x0, d, h],
        ],
        shade(mix(panel.colour, mood.shadow, 0.05 + (index % 2) * 0.025)),
      );
    }
  }
}

/** Late sun through the windows as soft patches on floor and right wall. @param {import('./stage.mjs').Stage} stage @param {Room} room */
function paintSun({ sheet, view }, room) {
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

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {Room} room
 */
export function paintRoom(stage, room) {
  const {
    width: w,
    depth: d,
    height: h = 2.4,
    look: { tones },
    rugs = [],
    night,
    planks = true,
  } = room;
  const { sheet, view, mood } = stage;
  paintShell(stage, room);
  if (planks && !view.wrap) {
    const mark = lines(Math.round(w / 0.22), mix(tones.floor, tones.dark, 0.5), {
      upright: true,
      weight: 0.07,
      opacity: night ? 0.12 : 0.16,
    });
    /** @type {import('./solids.mjs').Brush['quad']} */
    const quad = (u0, v0, u1, v1) =>
      path(
        view.outline([
          [u0 * w, v0 * (d + 4) - 4, 0],
          [u1 * w, v0 * (d + 4) - 4, 0],
          [u1 * w, v1 * (d + 4) - 4, 0],
          [u0 * w, v1 * (d + 4) - 4, 0],
        ]),
      );
    sheet.add(mark({ quad, tone: (colour) => colour, random: () => 0.5 }));
  }
  if (planks && view.wrap) {
    for (let x = 0.25; x < w; x += 0.25) {
      const data = path(
        view.outline([
          [x, 0, 0],
          [x, d, 0],
          [x, d, 0],
        ]),
      );
      for (const shift of [-view.wrap, 0, view.wrap])
        sheet.add(
          `<path d="${data}" transform="translate(${shift})" fill="none" stroke="${mix(tones.floor, tones.dark, 0.5)}" stroke-width="1.6" opacity="0.16"/>`,
        );
    }
  }
  for (const [x, y, wide, deep, colour] of rugs) {
    const data = path(
      view.outline([
        [x, y, 0],
        [x + wide, y, 0],
        [x + wide, y + deep, 0],
        [x, y + deep, 0],
      ]),
    );
    sheet.add(`<path d="${data}" fill="${mix(colour, '#3a2f33', night ? 0.42 : 0)}"/>`);
  }
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
