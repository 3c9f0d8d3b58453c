/** @typedef {[number, number, number]} Point3 x to the right, y away, z up; metres */
/** @typedef {import('./sheet.mjs').Point2} Point2 */

/**
 * @typedef {object} Projection
 * @property {Point3} eye
 * @property {(points: Point3[]) => Point2[]} outline the polygon on the sheet, cut where it leaves the view
 * @property {(point: Point3) => Point2 | undefined} point
 * @property {(point: Point3) => number} scale pixels per metre there
 * @property {number} [wrap] sheet width after which the picture repeats
 */

/**
 * @typedef {object} Lens
 * @property {Point3} eye
 * @property {number} [yaw] degrees, positive turns to the right
 * @property {number} focal focal length in picture widths
 * @property {number} [horizon] height of the horizon in the picture, 0 is the top edge
 * @property {number} [centre] where the viewing direction meets the picture, 0 is the left edge
 */

const nearest = 0.15;

/**
 * A level camera with lens shift: verticals stay vertical wherever the horizon lies.
 * @param {Lens} lens
 * @param {{ width: number, height: number }} size
 * @returns {Projection}
 */
export function levelCamera({ eye, yaw = 0, focal, horizon = 0.5, centre = 0.5 }, { width, height }) {
  const cos = Math.cos((yaw * Math.PI) / 180);
  const sin = Math.sin((yaw * Math.PI) / 180);
  const length = focal * width;
  /** @param {Point3} point @returns {Point3} */
  const seen = ([x, y, z]) => {
    const dx = x - eye[0];
    const dy = y - eye[1];
    return [dx * cos - dy * sin, dx * sin + dy * cos, z - eye[2]];
  };
  /** @param {Point3} point @returns {Point2} */
  const flat = ([x, depth, z]) => [centre * width + (length * x) / depth, horizon * height - (length * z) / depth];

  return {
    eye,
    outline: (points) => clipNear(points.map(seen)).map(flat),
    point(point) {
      const local = seen(point);
      return local[1] < nearest ? undefined : flat(local);
    },
    scale: (point) => length / Math.max(nearest, seen(point)[1]),
  };
}

/** @param {Point3[]} points in camera space @returns {Point3[]} */
function clipNear(points) {
  /** @type {Point3[]} */
  const kept = [];
  points.forEach((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    if (point[1] >= nearest !== before[1] >= nearest) {
      const at = (nearest - before[1]) / (point[1] - before[1]);
      kept.push([before[0] + (point[0] - before[0]) * at, nearest, before[2] + (point[2] - before[2]) * at]);
    }
    if (point[1] >= nearest) kept.push(point);
  });
  return kept;
}

/**
 * The whole sphere around the eye on one sheet, for the panorama. Straight edges bend, so they are
 * divided; longitudes are unwrapped along the outline so that no polygon tears at the seam.
 * @param {Point3} eye
 * @param {{ width: number, height: number }} size
 * @returns {Projection}
 */
export function sphere(eye, { width, height }) {
  /** @param {Point3} point @returns {Point2} */
  const flat = ([x, y, z]) => {
    const dx = x - eye[0];
    const dy = y - eye[1];
    const longitude = Math.atan2(dx, dy) / (2 * Math.PI) + 0.5;
    const latitude = Math.atan2(z - eye[2], Math.hypot(dx, dy)) / Math.PI;
    return [longitude * width, (0.5 - latitude) * height];
  };
  return {
    eye,
    wrap: width,
    outline(points) {
      /** @type {Point2[]} */
      const traced = [];
      points.forEach((point, index) => {
        const next = points[(index + 1) % points.length] ?? point;
        for (let step = 0; step < 24; step += 1) {
          const part = step / 24;
          const [x, y] = flat([
            point[0] + (next[0] - point[0]) * part,
            point[1] + (next[1] - point[1]) * part,
            point[2] + (next[2] - point[2]) * part,
          ]);
          const before = traced.at(-1)?.[0] ?? x;
          traced.push([x + Math.round((before - x) / width) * width, y]);
        }
      });
      return traced;
    },
    point: flat,
    scale: (point) => width / (2 * Math.PI) / Math.hypot(point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]),
  };
}
