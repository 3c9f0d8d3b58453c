import { avenue, complexSolids, townSolids } from './complex.mjs';
import { mix } from './colour.mjs';
import { levelCamera } from './projection.mjs';
import { createSheet } from './sheet.mjs';
import { paintGround, paintHaze, paintHills, paintSea, paintSky, paintVeil } from './sky.mjs';
import { paint, paintShadows } from './stage.mjs';

/** @typedef {import('./looks.mjs').Look} Look */
/** @typedef {import('./sheet.mjs').Size} Size */
/** @typedef {import('./projection.mjs').Lens} Lens */

/**
 * @typedef {object} Skyline
 * @property {Lens} lens
 * @property {Look} look
 * @property {{ x: [number, number], y: [number, number], tall?: number, seed?: number, detail?: number }} [town]
 * @property {number} [sea] distance in metres at which the water begins; none without it
 * @property {boolean} [complex] false leaves the development out
 * @property {boolean} [trees]
 * @property {[number, number][]} [veil] darkening for text over the picture
 * @property {number} [mist] opacity of the haze over the town
 * @property {boolean} [shadows]
 * @property {boolean} [road]
 * @property {number} [clouds]
 */

/**
 * The development in its town, seen by a level camera.
 * @param {Size} size
 * @param {Skyline} options
 */
export function skyline(size, options) {
  const {
    lens,
    look,
    town,
    sea,
    complex = true,
    trees = true,
    veil,
    mist = 0.35,
    shadows = true,
    road = true,
    clouds,
  } = options;
  const { mood, tones } = look;
  const sheet = createSheet(size);
  const view = levelCamera(lens, size);
  const horizon = (lens.horizon ?? 0.5) * size.height;
  const stage = { sheet, view, mood };
  if (horizon > 0) paintSky(sheet, mood, horizon, clouds === undefined ? {} : { clouds });
  paintGround(sheet, mood, horizon);
  if (sea !== undefined) {
    const shore = horizon + (lens.focal * size.width * lens.eye[2]) / sea;
    paintSea(sheet, mood, horizon, shore);
    if (horizon > 0) {
      paintHills(sheet, mood, horizon + 1, { seed: 4, height: 0.035, from: 0.3, to: 0.74, opacity: 0.35 });
      paintHills(sheet, mood, horizon + 1, { seed: 8, height: 0.022, from: 0.62, to: 1, opacity: 0.28 });
    }
  } else if (horizon > 0) {
    paintHills(sheet, mood, horizon + 1, { seed: 4, height: 0.06, opacity: 0.3 });
  }
  const houses = town ? townSolids(look, { ...town, keep: complex }) : [];
  const site = complex ? complexSolids(look) : [];
  const green = trees ? [...avenue(look), ...avenue(look, { y: -27 })] : [];
  if (road) paintRoad(stage, tones.dark);
  if (shadows) paintShadows(stage, [...houses, ...site, ...green], { blur: size.width / 400 });
  paint(stage, [...houses, ...site, ...green]);
  if (mist && horizon > 0) paintHaze(sheet, mood.haze, horizon + size.height * 0.02, size.height * 0.16, mist);
  if (veil) paintVeil(sheet, '#12172a', veil);
  return sheet.toString();
}

/** @param {import('./stage.mjs').Stage} stage @param {string} dark */
function paintRoad({ sheet, view, mood }, dark) {
  const asphalt = mix(mood.ground, dark, 0.35);
  /** @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {string} fill @param {number} [opacity] */
  const strip = (x0, y0, x1, y1, fill, opacity = 1) => {
    const outline = view.outline([
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ]);
    if (outline.length < 3) return;
    sheet.add(
      `<path d="M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${fill}" opacity="${opacity}"/>`,
    );
  };
  const pavement = mix(mood.ground, mood.top, 0.5);
  strip(-700, -30, 900, -5, pavement, 0.8);
  strip(-700, -25, 900, -11, asphalt);
  for (let x = -300; x < 420; x += 9) strip(x, -18.2, x + 4, -17.8, mood.top, 0.6);
  strip(-26, -400, -12, 700, asphalt, 0.8);
  strip(142, -400, 154, 700, asphalt, 0.8);
}
