import { createRandom, lit, mix } from './colour.mjs';
import { path } from './sheet.mjs';
import { inPaintingOrder } from './painting-order.mjs';

/** @typedef {import('./projection.mjs').Point3} Point3 */
/** @typedef {import('./projection.mjs').Projection} Projection */
/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {import('./solids.mjs').Face} Face */
/** @typedef {import('./looks.mjs').Mood} Mood */
/** @typedef {import('./sheet.mjs').Sheet} Sheet */
/** @typedef {{ sheet: Sheet, view: Projection, mood: Mood, seed?: number }} Stage */

/**
 * The light that a face gets: the sun stands low on the left.
 * @param {Point3} normal
 * @param {Mood} mood
 */
function lightOn([x, y, z], mood) {
  const level = Math.hypot(x, y);
  if (level < 0.05) return z > 0 ? mood.top : mix(mood.right, mood.front, 0.4);
  const side = x < 0 ? mix(mood.front, mood.left, -x / level) : mix(mood.front, mood.right, x / level);
  const away = y > 0 ? mix(side, mood.right, (y / level) * 0.5) : side;
  return mix(away, mood.top, Math.max(0, z));
}

/** @param {Point3} point @param {Point3} eye */
function distance(point, eye) {
  return Math.hypot(point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]);
}

/** @param {Point3[]} points @returns {Point3} */
function middle(points) {
  /** @param {0 | 1 | 2} axis */
  const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}

/**
 * A point of a four-cornered face.
 * @param {Point3[]} corners
 * @param {number} u
 * @param {number} v
 * @returns {Point3}
 */
function onFace(corners, u, v) {
  const weights = [(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v];
  /** @type {Point3} */
  const sum = [0, 0, 0];
  corners.forEach((corner, index) => {
    const weight = weights[index] ?? 0;
    sum[0] += corner[0] * weight;
    sum[1] += corner[1] * weight;
    sum[2] += corner[2] * weight;
  });
  return sum;
}

/** @param {Stage} stage @param {Face} face @param {() => number} random */
function faceMarkup({ sheet, view, mood }, face, random) {
  const centre = middle(face.points);
  /** @type {Point3} */
  const towards = [view.eye[0] - centre[0], view.eye[1] - centre[1], view.eye[2] - centre[2]];
  const facing = face.normal[0] * towards[0] + face.normal[1] * towards[1] + face.normal[2] * towards[2];
  const outline = view.outline(face.points);
  if (facing <= 0 || outline.length < 3) return '';
  const air = 1 - Math.exp(-distance(centre, view.eye) / mood.reach);
  const light = lightOn(face.normal, mood);
  /** @param {string} colour */
  const tone = (colour) => mix(face.lamp ? colour : lit(colour, light), mood.haze, face.lamp ? air * 0.4 : air);
  const colour = tone(face.colour);
  const low = view.point(onFace(face.points, 0.5, 0));
  const high = view.point(onFace(face.points, 0.5, 1));
  const fill =
    face.deepen && low && high && !face.lamp
      ? sheet.gradient(low, high, [
          [0, mix(colour, mood.shadow, face.deepen)],
          [0.7, colour],
          [1, mix(colour, '#ffffff', 0.03)],
        ])
      : colour;
  const data = path(outline);
  // A hairline in the face's own colour closes the seams that antialiasing leaves between faces.
  const edge = (face.opacity ?? 1) < 1 ? '' : ` stroke="${colour}" stroke-width="0.6"`;
  const plain = `<path d="${data}" fill="${fill}"${edge} opacity="${face.opacity ?? 1}"/>`;
  if (!face.decor) return plain;
  /** @type {import('./solids.mjs').Brush['quad']} */
  const quad = (u0, v0, u1, v1) =>
    path(
      view.outline([
        onFace(face.points, u0, v0),
        onFace(face.points, u1, v0),
        onFace(face.points, u1, v1),
        onFace(face.points, u0, v1),
      ]),
    );
  return plain + face.decor({ quad, tone, random });
}

/** @param {Stage} stage @param {import('./solids.mjs').Blob} blob */
function blobMarkup({ view, mood }, blob) {
  const at = view.point(blob.at);
  if (!at) return '';
  const radius = blob.radius * view.scale(blob.at);
  const air = 1 - Math.exp(-distance(blob.at, view.eye) / mood.reach);
  const random = createRandom(blob.seed * 977 + 5);
  /** @param {string} light */
  const tone = (light) => mix(lit(blob.colour, light), mood.haze, air);
  const layers = /** @type {const} */ ([
    [mood.right, 0.1, 0.08, 0.62],
    [mood.front, 0, 0, 0.5],
    [mix(mood.front, mood.left, 0.6), -0.16, -0.14, 0.4],
    [mood.left, -0.3, -0.3, 0.22],
  ]);
  return layers
    .map(([light, dx, dy, size]) => {
      const leaves = Array.from({ length: 7 }, () => {
        const angle = random() * 2 * Math.PI;
        const far = random() * 0.5;
        const x = at[0] + radius * (dx + Math.cos(angle) * far);
        const y = at[1] + radius * (dy + Math.sin(angle) * far * 0.9);
        const r = radius * size * (0.6 + random() * 0.35);
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`;
      });
      return `<g fill="${tone(light)}">${leaves.join('')}</g>`;
    })
    .join('');
}

/** @param {import('./sheet.mjs').Point2[]} points */
function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @param {import('./sheet.mjs').Point2[]} list */
  const half = (list) => {
    /** @type {import('./sheet.mjs').Point2[]} */
    const kept = [];
    for (const point of list) {
      for (;;) {
        const last = kept.at(-1);
        const before = kept.at(-2);
        if (!last || !before) break;
        if ((last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * Soft shadows on the ground: one blurred layer, so that shadows that overlap do not darken twice.
 * @param {Stage} stage
 * @param {Solid[]} solids
 * @param {{ slope?: [number, number], blur?: number, ground?: number, limit?: number }} [options]
 *   slope is the shadow's run in x and y for each metre of height
 */
export function paintShadows({ sheet, view, mood }, solids, options = {}) {
  const { slope = [0.9, 0.35], blur = 6, ground = 0, limit = 60 } = options;
  /** @param {Solid} solid @param {number} reach */
  const cast = ({ low, high }, reach) => {
    /** @type {import('./sheet.mjs').Point2[]} */
    const corners = [];
    for (const x of [low[0], high[0]]) {
      for (const y of [low[1], high[1]]) {
        for (const z of [low[2], high[2]]) {
          const rise = Math.min(limit, z - ground) * reach;
          corners.push([x + slope[0] * rise, y + slope[1] * rise]);
        }
      }
    }
    return path(view.outline(hull(corners).map(([x, y]) => [x, y, ground])));
  };
  const thrown = solids.filter((solid) => solid.shadow);
  const standing = thrown.filter((solid) => solid.low[2] - ground < 0.3);
  const long = thrown.map((solid) => cast(solid, 1)).join('');
  const close = standing.map((solid) => cast(solid, 0.12)).join('');
  sheet.add(`<path d="${long}" fill="${mood.shadow}" opacity="${mood.shade}" filter="${sheet.blur(blur)}"/>`);
  sheet.add(
    `<path d="${close}" fill="${mood.shadow}" opacity="${mood.shade * 0.7}" filter="${sheet.blur(blur * 0.7)}"/>`,
  );
}

/**
 * Paints solids from far to near.
 * @param {Stage} stage
 * @param {Solid[]} solids
 */
export function paint(stage, solids) {
  const random = createRandom(stage.seed ?? 7);
  const { wrap } = stage.view;
  for (const solid of inPaintingOrder(solids, stage.view)) {
    const markup = solid.blob
      ? blobMarkup(stage, solid.blob)
      : solid.faces.map((face) => faceMarkup(stage, face, random)).join('');
    stage.sheet.add(markup);
    if (!wrap) continue;
    for (const shift of [-wrap, wrap]) stage.sheet.add(`<g transform="translate(${shift})">${markup}</g>`);
  }
}
