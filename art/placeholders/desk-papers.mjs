// What is printed on the papers of a still life; nothing of it can be read.
import { layered, lines, patches } from './facade.mjs';

/** @typedef {import('./looks.mjs').Look} Look */

/** A page of writing: a heading, paragraphs, a small table. @param {Look} look @returns {import('./solids.mjs').Decor} */
export function page({ tones }) {
  return layered(
    patches([
      [0.1, 0.87, 0.62, 0.91, tones.dark, 0.7],
      [0.1, 0.815, 0.3, 0.822, tones.accent],
    ]),
    lines(24, tones.dark, { weight: 0.28, opacity: 0.32, margin: 0.1, ragged: true }),
    patches([
      [0.1, 0.34, 0.9, 0.56, '#fffdf8'],
      [0.1, 0.5, 0.9, 0.55, tones.cool, 0.5],
      [0.1, 0.42, 0.9, 0.425, tones.dark, 0.35],
      [0.1, 0.35, 0.9, 0.355, tones.dark, 0.35],
      [0.38, 0.35, 0.383, 0.55, tones.dark, 0.3],
      [0.66, 0.35, 0.663, 0.55, tones.dark, 0.3],
    ]),
  );
}

/** Rows with boxes, most of them ticked. @param {Look} look @returns {import('./solids.mjs').Decor} */
export function checklist({ tones }) {
  /** @type {[number, number, number, number, string, number?][]} */
  const rows = [[0.1, 0.9, 0.55, 0.935, tones.dark, 0.7]];
  for (let row = 0; row < 8; row += 1) {
    const v = 0.79 - row * 0.1;
    rows.push(
      [0.1, v, 0.17, v + 0.055, row < 5 ? tones.plant : tones.stone],
      [0.24, v + 0.015, 0.62 + ((row * 37) % 26) / 100, v + 0.04, tones.dark, 0.4],
    );
    if (row < 5)
      rows.push([0.117, v + 0.018, 0.14, v + 0.026, '#ffffff'], [0.135, v + 0.018, 0.158, v + 0.044, '#ffffff']);
  }
  return patches(rows);
}

/** @param {Look} look @returns {import('./solids.mjs').Decor} */
export function newspaper({ tones }) {
  const column = (/** @type {number} */ u) =>
    lines(22, tones.dark, { weight: 0.3, opacity: 0.3, margin: 0.05, ragged: true }) &&
    patches(
      Array.from(
        { length: 16 },
        (_, index) =>
          /** @type {[number, number, number, number, string, number]} */ ([
            u,
            0.06 + index * 0.027,
            u + 0.2,
            0.072 + index * 0.027,
            tones.dark,
            0.32,
          ]),
      ),
    );
  return layered(
    patches([
      [0.05, 0.88, 0.6, 0.95, tones.dark, 0.75],
      [0.05, 0.84, 0.95, 0.845, tones.dark, 0.6],
      [0.05, 0.54, 0.49, 0.8, tones.cool, 0.65],
      [0.12, 0.54, 0.18, 0.74, tones.stone],
      [0.22, 0.54, 0.28, 0.77, tones.stone],
      [0.32, 0.54, 0.38, 0.72, tones.stone],
      [0.54, 0.72, 0.94, 0.78, tones.dark, 0.6],
      [0.54, 0.62, 0.9, 0.65, tones.dark, 0.4],
      [0.54, 0.56, 0.94, 0.59, tones.dark, 0.4],
    ]),
    column(0.05),
    column(0.285),
    column(0.52),
    column(0.755),
  );
}

/** @param {string} colour @returns {import('./solids.mjs').Decor} */
export function keys(colour) {
  return patches(
    Array.from({ length: 60 }, (_, index) => {
      const u = 0.075 + (index % 12) * 0.071;
      const v = 0.45 + Math.floor(index / 12) * 0.095;
      return /** @type {[number, number, number, number, string, number]} */ ([
        u,
        v,
        u + 0.06,
        v + 0.075,
        colour,
        0.35,
      ]);
    }),
  );
}
