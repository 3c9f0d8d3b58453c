// Floor, ceiling and walls of a room that is open towards the viewer.
import { mix } from './colour.mjs';
import { lines } from './facade.mjs';
import { path } from './sheet.mjs';

/** @typedef {import('./projection.mjs').Point3} Point3 */
/** @typedef {import('./room.mjs').Room} Room */
/** @typedef {import('./stage.mjs').Stage} Stage */

const dark = '#3a2f33';

/** How far a room without a front wall goes on behind the viewer. */
const behind = -9;

/**
 * A rectangle that stands upright over the line from (x0, y0) to (x1, y1).
 * @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {number} height
 * @returns {Point3[]}
 */
function upright(x0, y0, x1, y1, height) {
  return [
    [x0, y0, 0],
    [x1, y1, 0],
    [x1, y1, height],
    [x0, y0, height],
  ];
}

/** @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {number} [z] @returns {Point3[]} */
function level(x0, y0, x1, y1, z = 0) {
  return [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
}

/** Draws once, or for a panorama also beyond both seams. @param {Stage} stage @param {string} data @param {string} attributes */
function addPath({ sheet, view }, data, attributes) {
  for (const shift of view.wrap ? [-view.wrap, 0, view.wrap] : [0])
    sheet.add(`<path d="${data}" transform="translate(${shift})" ${attributes}/>`);
}

/** @param {Stage} stage @param {Point3[]} corners @param {string} from @param {string} [to] @param {[Point3, Point3]} [line] along which the colour changes */
function surface(stage, corners, from, to, line) {
  const { sheet, view } = stage;
  const start = line && view.point(line[0]);
  const end = line && view.point(line[1]);
  // A straight gradient does not follow a bent panorama.
  const fill =
    to && start && end && !view.wrap
      ? sheet.gradient(start, end, [
          [0, from],
          [1, to],
        ])
      : from;
  addPath(stage, path(view.outline(corners)), `fill="${fill}"`);
}

/** @param {Stage} stage @param {Room} room */
function paintLevels(stage, { width: w, depth: d, height: h = 2.4, look: { tones }, night }) {
  const { sheet, view, mood } = stage;
  const shade = (/** @type {string} */ colour) => mix(colour, dark, night ? 0.46 : 0);
  if (view.wrap) {
    const half = sheet.height / 2;
    sheet.rect(
      0,
      0,
      sheet.width,
      half,
      sheet.gradient(
        [0, 0],
        [0, half],
        [
          [0, mix(tones.wall, '#ffffff', 0.5)],
          [0.75, mix(tones.wall, mood.shadow, 0.05)],
        ],
      ),
    );
    sheet.rect(
      0,
      half,
      sheet.width,
      half,
      sheet.gradient(
        [0, half],
        [0, sheet.height],
        [
          [0, shade(tones.floor)],
          [1, mix(tones.floor, '#ffffff', 0.3)],
        ],
      ),
    );
    return;
  }
  surface(
    stage,
    level(0, behind, w, d, h),
    shade(mix(tones.wall, '#ffffff', 0.45)),
    mix(shade(tones.wall), mood.shadow, 0.07),
    [
      [w / 2, d, h],
      [w / 2, 0.3, h],
    ],
  );
  surface(
    stage,
    level(0, behind, w, d),
    shade(mix(tones.floor, '#ffffff', 0.25)),
    shade(mix(tones.floor, tones.dark, 0.12)),
    [
      [0, d * 0.6, 0],
      [w, d * 0.6, 0],
    ],
  );
}

/** @param {Stage} stage @param {Room} room */
function paintWalls(stage, { width: w, depth: d, height: h = 2.4, look: { tones }, panel, night }) {
  const { view, mood } = stage;
  const shade = (/** @type {string} */ colour) => mix(colour, dark, night ? 0.46 : 0);
  const wall = shade(tones.wall);
  const warm = night ? 0 : 0.4;
  surface(stage, upright(0, behind, 0, d, h), mix(wall, mood.shadow, 0.16), mix(wall, mood.shadow, 0.05), [
    [0, 0.3, 1],
    [0, d, 1],
  ]);
  surface(stage, upright(w, behind, w, d, h), mix(wall, '#fff3df', warm), mix(wall, '#ffffff', warm / 2), [
    [w, 0.3, 1],
    [w, d, 1],
  ]);
  surface(stage, upright(0, d, w, d, h), mix(wall, mood.shadow, 0.1), mix(wall, '#fff6e6', warm), [
    [0, d, 1],
    [w, d, 1],
  ]);
  if (view.wrap) surface(stage, upright(w, 0, 0, 0, h), mix(wall, mood.shadow, 0.06));
  if (!panel) return;
  const count = Math.round((panel.to - panel.from) / 0.6);
  for (let index = 0; index < count; index += 1) {
    const x0 = panel.from + ((panel.to - panel.from) * index) / count;
    const x1 = panel.from + ((panel.to - panel.from) * (index + 1)) / count - 0.015;
    surface(stage, upright(x0, d, x1, d, h), shade(mix(panel.colour, mood.shadow, 0.05 + (index % 2) * 0.025)));
  }
}

/** @param {Stage} stage @param {Room} room */
function paintPlanks(stage, { width: w, depth: d, look: { tones }, night }) {
  const { sheet, view } = stage;
  const colour = mix(tones.floor, tones.dark, 0.5);
  if (view.wrap) {
    for (let x = 0.25; x < w; x += 0.25)
      addPath(
        stage,
        path(
          view.outline([
            [x, 0, 0],
            [x, d, 0],
            [x, d, 0],
          ]),
        ),
        `fill="none" stroke="${colour}" stroke-width="1.6" opacity="0.16"`,
      );
    return;
  }
  const mark = lines(Math.round(w / 0.22), colour, { upright: true, weight: 0.07, opacity: night ? 0.12 : 0.16 });
  const far = d + 4;
  /** @type {import('./solids.mjs').Brush['quad']} */
  const quad = (u0, v0, u1, v1) => path(view.outline(level(u0 * w, v0 * far - 4, u1 * w, v1 * far - 4)));
  sheet.add(mark({ quad, tone: (plain) => plain, random: () => 0.5 }));
}

/**
 * The empty room with its rugs.
 * @param {Stage} stage
 * @param {Room} room
 */
export function paintShell(stage, room) {
  const { sheet, view } = stage;
  paintLevels(stage, room);
  paintWalls(stage, room);
  paintPlanks(stage, room);
  for (const [x, y, wide, deep, colour] of room.rugs ?? []) {
    sheet.add(
      `<path d="${path(view.outline(level(x, y, x + wide, y + deep)))}" fill="${mix(colour, dark, room.night ? 0.42 : 0)}"/>`,
    );
  }
}
