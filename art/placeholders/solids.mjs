/** @typedef {import('./projection.mjs').Point3} Point3 */

/**
 * What is drawn onto a face, in the face's own coordinates (0..1 from its lower left corner).
 * @callback Decor
 * @param {Brush} brush
 * @returns {string}
 */

/**
 * @typedef {object} Brush
 * @property {(u0: number, v0: number, u1: number, v1: number) => string} quad path data of a part of the face
 * @property {(colour: string) => string} tone the colour as the light and air of this face make it
 * @property {() => number} random
 */

/**
 * @typedef {object} Face
 * @property {Point3[]} points lower left, lower right, upper right, upper left as seen from outside
 * @property {Point3} normal
 * @property {string} colour
 * @property {Decor | undefined} [decor]
 * @property {number} [opacity]
 * @property {boolean} [lamp] gives light itself: neither shaded nor dimmed
 * @property {number} [deepen] how much darker the lower edge is
 */

/** @typedef {{ faces: Face[], low: Point3, high: Point3, shadow?: boolean, blob?: Blob }} Solid */
/** @typedef {{ at: Point3, radius: number, colour: string, seed: number }} Blob foliage, always round to the viewer */
/** @typedef {{ front?: Decor, back?: Decor, left?: Decor, right?: Decor, top?: Decor }} Decors */
/** @typedef {{ decor?: Decors, lamp?: boolean, opacity?: number, shadow?: boolean, deepen?: number }} Finish */

/**
 * @param {Point3} low the corner nearest to the lower left front
 * @param {Point3} size
 * @param {string} colour
 * @param {Finish} [finish]
 * @returns {Solid}
 */
export function box([x, y, z], [w, d, h], colour, finish = {}) {
  const { decor = {}, lamp = false, opacity = 1, shadow = true, deepen = 0.1 } = finish;
  const [X, Y, Z] = [x + w, y + d, z + h];
  const shared = { colour, lamp, opacity };
  /** @param {Point3} normal @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {Decor} [drawn] @returns {Face} */
  const side = (normal, x0, y0, x1, y1, drawn) => ({
    ...shared,
    deepen,
    normal,
    decor: drawn,
    points: [
      [x0, y0, z],
      [x1, y1, z],
      [x1, y1, Z],
      [x0, y0, Z],
    ],
  });
  return {
    low: [x, y, z],
    high: [X, Y, Z],
    shadow: shadow && opacity === 1,
    faces: [
      side([0, -1, 0], x, y, X, y, decor.front),
      side([0, 1, 0], X, Y, x, Y, decor.back),
      side([-1, 0, 0], x, Y, x, y, decor.left),
      side([1, 0, 0], X, y, X, Y, decor.right),
      {
        ...shared,
        normal: [0, 0, 1],
        points: [
          [x, y, Z],
          [X, y, Z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        decor: decor.top,
      },
      {
        ...shared,
        normal: [0, 0, -1],
        points: [
          [x, Y, z],
          [X, Y, z],
          [X, y, z],
          [x, y, z],
        ],
      },
    ],
  };
}

/**
 * An upright column with a regular base: a round table, a lamp, a pot.
 * @param {Point3} base centre of the base
 * @param {number} radius
 * @param {number} height
 * @param {string} colour
 * @param {Finish & { taper?: number }} [finish] taper is the top radius as a share of the base
 * @returns {Solid}
 */
export function drum([x, y, z], radius, height, colour, finish = {}) {
  const { lamp = false, opacity = 1, shadow = true, taper = 1 } = finish;
  const sides = 20;
  /** @param {number} step @param {number} r @param {number} level @returns {Point3} */
  const rim = (step, r, level) => {
    const angle = (step / sides) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, level];
  };
  const shared = { colour, lamp, opacity };
  /** @type {Face[]} */
  const faces = Array.from({ length: sides }, (_, step) => {
    const angle = ((step + 0.5) / sides) * 2 * Math.PI;
    return {
      ...shared,
      normal: [Math.cos(angle), Math.sin(angle), 0],
      points: [
        rim(step, radius, z),
        rim(step + 1, radius, z),
        rim(step + 1, radius * taper, z + height),
        rim(step, radius * taper, z + height),
      ],
    };
  });
  faces.push({
    ...shared,
    normal: [0, 0, 1],
    points: Array.from({ length: sides }, (_, step) => rim(step, radius * taper, z + height)),
  });
  const wide = radius * Math.max(1, taper);
  return {
    faces,
    low: [x - wide, y - wide, z],
    high: [x + wide, y + wide, z + height],
    shadow: shadow && opacity === 1,
  };
}

/**
 * A roof, ramp or screen: a profile in the plane across x, pulled along x.
 * @param {number} x
 * @param {number} width
 * @param {[number, number][]} profile convex, (y, z) pairs, counter-clockwise seen from the right
 * @param {string} colour
 * @param {{ decors?: (Decor | undefined)[], lamp?: boolean, shadow?: boolean }} [finish] one decor for each profile edge
 * @returns {Solid}
 */
export function extrusion(x, width, profile, colour, finish = {}) {
  const { decors = [], lamp = false, shadow = true } = finish;
  const ys = profile.map(([y]) => y);
  const zs = profile.map(([, z]) => z);
  const X = x + width;
  /** @type {Face[]} */
  const faces = profile.map(([y, z], index) => {
    const [y2, z2] = profile[(index + 1) % profile.length] ?? [y, z];
    const length = Math.hypot(y2 - y, z2 - z) || 1;
    return {
      colour,
      lamp,
      normal: [0, (z2 - z) / length, -(y2 - y) / length],
      points: [
        [x, y, z],
        [X, y, z],
        [X, y2, z2],
        [x, y2, z2],
      ],
      decor: decors[index],
    };
  });
  /** @type {Point3[]} */
  const right = profile.map(([y, z]) => [X, y, z]);
  /** @type {Point3[]} */
  const left = profile.map(([y, z]) => [x, y, z]);
  faces.push({ colour, lamp, normal: [1, 0, 0], points: right }, { colour, lamp, normal: [-1, 0, 0], points: left });
  return { faces, shadow, low: [x, Math.min(...ys), Math.min(...zs)], high: [X, Math.max(...ys), Math.max(...zs)] };
}

/**
 * @param {Point3} base
 * @param {number} height
 * @param {string} colour
 * @param {number} [seed]
 * @returns {Solid[]}
 */
export function tree([x, y, z], height, colour, seed = 1) {
  const radius = height * 0.37;
  const trunk = box(
    [x - height * 0.02, y - height * 0.02, z],
    [height * 0.04, height * 0.04, height * 0.5],
    '#8a7a68',
    { shadow: false },
  );
  const centre = height - radius;
  return [
    trunk,
    {
      faces: [],
      blob: { at: [x, y, z + centre], radius, colour, seed },
      shadow: true,
      low: [x - radius, y - radius, z + centre - radius],
      high: [x + radius, y + radius, z + height],
    },
  ];
}
