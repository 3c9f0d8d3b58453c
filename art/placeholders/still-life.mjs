// Papers on a desk for the subscription pages; nothing on them can be read.
import { mix } from './colour.mjs';
import { layered, lines, patches } from './facade.mjs';
import { levelCamera } from './projection.mjs';
import { createSheet } from './sheet.mjs';
import { paintVeil } from './sky.mjs';
import { box, drum, extrusion, tree } from './solids.mjs';
import { paint, paintShadows } from './stage.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {'schedule' | 'subscription' | 'checkpoints' | 'online' | 'announcement' | 'press'} Theme */

/** @param {number} x @param {number} y @param {number} w @param {number} d @param {import('./solids.mjs').Decor} decor @param {number} [z] @returns {Solid} */
function paper(x, y, w, d, decor, z = 0) {
  return box([x, y, z], [w, d, 0.03], '#fffdf8', { decor: { top: decor } });
}

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function cup(x, y, { tones }) {
  return [
    drum([x, y, 0], 0.75, 0.08, tones.stone),
    drum([x, y, 0.08], 0.42, 0.75, tones.stone, { taper: 1.15 }),
    drum([x, y, 0.8], 0.42, 0.035, '#5b4030', { shadow: false }),
  ];
}

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function pen(x, y, { tones }) {
  return [
    box([x, y, 0.02], [2.1, 0.16, 0.16], tones.dark),
    box([x + 2.1, y + 0.02, 0.04], [0.35, 0.12, 0.12], tones.accent),
  ];
}

/** A page of writing: a heading, paragraphs, a small table. @param {Look} look @returns {import('./solids.mjs').Decor} */
function page({ tones }) {
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

/** A month without figures; a few days are marked. @param {Look} look @returns {import('./solids.mjs').Decor} */
function month({ tones }) {
  /** @type {[number, number, number, number, string, number?][]} */
  const days = [];
  const marked = new Map([
    [9, tones.accent],
    [12, tones.cool],
    [13, tones.cool],
    [17, tones.plant],
    [24, tones.accent],
    [25, tones.accent],
    [26, tones.accent],
  ]);
  for (let day = 0; day < 35; day += 1) {
    const u = 0.07 + (day % 7) * 0.125;
    const v = 0.64 - Math.floor(day / 7) * 0.14;
    days.push([u, v, u + 0.11, v + 0.12, marked.get(day) ?? tones.stone, marked.has(day) ? 0.95 : 0.65]);
  }
  return layered(
    patches([
      [0.07, 0.86, 0.4, 0.91, tones.dark, 0.7],
      [0.07, 0.795, 0.94, 0.8, tones.accent],
    ]),
    patches(days),
  );
}

/** Rows with boxes, most of them ticked. @param {Look} look @returns {import('./solids.mjs').Decor} */
function checklist({ tones }) {
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

/** @param {number} x @param {number} y @param {Look} look @returns {Solid[]} */
function laptop(x, y, look) {
  const { tones } = look;
  const shell = mix(tones.stone, tones.dark, 0.25);
  const form = patches([
    [0.03, 0.05, 0.97, 0.96, '#f7f3ec'],
    [0.03, 0.84, 0.97, 0.96, tones.cool],
    [0.28, 0.66, 0.72, 0.75, '#ffffff'],
    [0.28, 0.52, 0.72, 0.61, '#ffffff'],
    [0.28, 0.38, 0.72, 0.47, '#ffffff'],
    [0.28, 0.2, 0.5, 0.31, tones.accent],
    [0.08, 0.66, 0.22, 0.68, tones.dark, 0.4],
    [0.08, 0.55, 0.2, 0.57, tones.dark, 0.4],
    [0.08, 0.44, 0.22, 0.46, tones.dark, 0.4],
  ]);
  return [
    box([x, y, 0], [6, 3.9, 0.16], shell, {
      decor: {
        top: layered(
          patches([
            [0.06, 0.42, 0.94, 0.94, tones.dark, 0.75],
            [0.36, 0.06, 0.64, 0.36, tones.dark, 0.14],
          ]),
          keys(shell),
        ),
      },
    }),
    extrusion(
      x,
      6,
      [
        [y + 3.9, 0.16],
        [y + 4.05, 0.16],
        [y + 5.05, 3.9],
        [y + 4.9, 3.95],
      ],
      tones.dark,
      {
        decors: [
          undefined,
          undefined,
          undefined,
          (brush) =>
            form({
              ...brush,
              tone: (colour) => mix(colour, '#fff8ea', 0.1),
              quad: (u0, v0, u1, v1) => brush.quad(u0, 1 - v0, u1, 1 - v1),
            }),
        ],
      },
    ),
  ];
}

/** @param {string} colour @returns {import('./solids.mjs').Decor} */
function keys(colour) {
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

/** @param {Theme} theme @param {Look} look @returns {Solid[]} */
function things(theme, look) {
  const { tones } = look;
  const sheets = [paper(-4.6, 0.4, 4.2, 5.6, page(look)), paper(-4.3, 0.1, 4.2, 5.6, page(look), 0.03)];
  const vase = [
    drum([8.3, 3.9, 0], 0.5, 0.9, tones.stone, { taper: 0.8 }),
    ...tree([8.3, 3.9, 0.4], 2.4, mix(tones.plant, tones.stone, 0.15), 8),
  ];
  const book = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ cover) => [
    box([x, y, 0], [2.9, 2, 0.1], cover),
    box([x + 0.05, y - 0.02, 0.1], [2.8, 1.95, 0.16], '#f7f1e4'),
    box([x, y, 0.26], [2.9, 2, 0.08], cover, {
      decor: {
        top: patches([
          [0.08, 0.62, 0.4, 0.7, '#f6d9ac'],
          [0.08, 0.2, 0.92, 0.21, '#f6d9ac', 0.7],
        ]),
      },
    }),
  ];
  switch (theme) {
    case 'schedule':
      return [
        paper(-4.4, 0.2, 7.6, 5.8, month(look)),
        ...pen(3.6, 1.2, look),
        ...cup(5.2, 3.6, look),
        ...vase,
        box([-8.4, 1.2, 0], [2.6, 3.4, 0.3], tones.cool),
      ];
    case 'subscription':
      return [
        ...sheets,
        ...book(1, 3.6, tones.cool),
        ...book(1.4, 0.9, tones.accent),
        ...pen(-4, -0.6, look),
        ...cup(5.9, 2.6, look),
        ...vase,
      ];
    case 'checkpoints':
      return [
        box([-2.8, -0.3, 0], [5, 6.4, 0.1], mix(tones.wood, tones.dark, 0.15)),
        paper(-2.6, -0.1, 4.6, 6, checklist(look), 0.1),
        box([-1, 5.7, 0.13], [1.4, 0.5, 0.2], tones.accent),
        ...pen(2.7, 1.8, look),
        ...cup(5.8, 4, look),
        ...book(-7.4, 2, tones.cool),
        ...vase,
      ];
    case 'online':
      return [
        ...laptop(-3.4, 0.4, look),
        ...cup(5, 1.8, look),
        ...book(-8.2, 1.8, tones.accent),
        ...vase,
        box([4.4, 3.8, 0], [1, 2, 0.12], tones.dark, {
          decor: { top: patches([[0.06, 0.04, 0.94, 0.96, '#3f4a63']]) },
        }),
      ];
    case 'press':
      return [
        ...[0, 1, 2, 3, 4].map((index) =>
          box([-4 + index * 0.06, 0.4 - index * 0.05, index * 0.14], [6.4, 4.8, 0.14], '#f4efe6', {
            decor: index === 4 ? { top: newspaper(look) } : {},
          }),
        ),
        ...cup(4.6, 3.4, look),
        ...pen(3.4, 1, look),
        ...vase,
      ];
    case 'announcement':
      return [
        ...[0, 1, 2, 3].map((index) => paper(-3.2 + index * 0.04, 0.2, 4.5, 6, page(look), index * 0.03)),
        box([1.6, 3.4, 0], [1, 1, 0.9], tones.wood),
        drum([3.6, 2, 0], 0.6, 0.2, tones.accent),
        ...pen(2.4, 0.6, look),
        box([-8, 0.8, 0], [3.4, 4.6, 0.45], tones.cool, {
          decor: {
            top: patches([
              [0.1, 0.72, 0.5, 0.76, '#f6d9ac'],
              [0.1, 0.66, 0.34, 0.68, '#f6d9ac', 0.7],
            ]),
          },
        }),
        ...cup(5.6, 3.6, look),
        ...vase,
      ];
  }
}

/** @param {Look} look @returns {import('./solids.mjs').Decor} */
function newspaper({ tones }) {
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

/**
 * @param {import('./sheet.mjs').Size} size
 * @param {Theme} theme
 * @param {Look} look
 * @param {{ veil?: [number, number][], lens?: Partial<import('./projection.mjs').Lens> }} [options]
 */
export function stillLife(size, theme, look, { veil, lens = {} } = {}) {
  const { mood, tones } = look;
  const sheet = createSheet(size);
  const night = mood.windows > 0.1;
  const view = levelCamera({ eye: [0.6, -10, 10.5], focal: 0.86, horizon: -0.98, ...lens }, size);
  const desk = night ? mix(tones.wood, '#161c30', 0.68) : mix(tones.wood, tones.wall, 0.45);
  sheet.rect(
    0,
    0,
    size.width,
    size.height,
    sheet.gradient(
      [0, 0],
      [size.width, size.height],
      [
        [0, mix(desk, '#fff2d8', night ? 0.06 : 0.3)],
        [0.5, desk],
        [1, mix(desk, mood.shadow, 0.2)],
      ],
    ),
  );
  const solids = things(theme, look);
  const soft = night
    ? mood
    : {
        ...mood,
        left: '#fff4e2',
        front: '#e6dfd6',
        right: '#c9c2bc',
        top: '#fffaf1',
        reach: 500,
        shadow: '#3a2f26',
        shade: 0.3,
      };
  const light = [
    [-15, -4, -9, -4, 6, 14, 0, 14],
    [-8, -4, -3, -4, 12, 14, 7, 14],
  ];
  if (!night) {
    const beams = light
      .map(
        ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) =>
          `M${view
            .outline([
              [a, b, 0],
              [c, d, 0],
              [e, f, 0],
              [g, h, 0],
            ])
            .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
            .join('L')}Z`,
      )
      .join('');
    sheet.add(`<path d="${beams}" fill="#fff2d6" opacity="0.38" filter="${sheet.blur(size.width / 60)}"/>`);
  }
  paintShadows({ sheet, view, mood: soft }, solids, { blur: size.width / 180, slope: [0.9, 0.25], limit: 4 });
  paint({ sheet, view, mood: { ...soft, reach: 500 } }, solids);
  if (veil) paintVeil(sheet, '#12172a', veil);
  return sheet.toString();
}
