// Papers on a desk for the subscription pages; nothing on them can be read.
import { mix } from './colour.mjs';
import { things } from './desk-things.mjs';
import { levelCamera } from './projection.mjs';
import { createSheet } from './sheet.mjs';
import { paintVeil } from './sky.mjs';
import { paint, paintShadows } from './stage.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./desk-things.mjs').Theme} Theme */

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
