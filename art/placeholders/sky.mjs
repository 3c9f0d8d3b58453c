import { createRandom, mix } from './colour.mjs';
import { round } from './sheet.mjs';

/** @typedef {import('./sheet.mjs').Sheet} Sheet */
/** @typedef {import('./looks.mjs').Mood} Mood */

/**
 * The sky down to the horizon, with a warm glow low on the left and thin bands of cloud.
 * @param {Sheet} sheet
 * @param {Mood} mood
 * @param {number} horizon pixels from the top
 * @param {{ seed?: number, clouds?: number }} [options]
 */
export function paintSky(sheet, mood, horizon, { seed = 3, clouds = 0.16 } = {}) {
  const { width } = sheet;
  const reach = Math.max(horizon, sheet.height * 0.35);
  sheet.rect(0, 0, width, sheet.height, sheet.gradient([0, horizon - reach], [0, horizon], mood.sky));
  const low = mood.sky.at(-1)?.[1] ?? '#ffffff';
  const glow = sheet.glow([width * 0.06, horizon], Math.min(width * 0.6, reach * 0.85), [
    [0, mix(low, '#ffd9a8', 0.45), mood.sun],
    [1, low, 0],
  ]);
  sheet.rect(0, 0, width, sheet.height, glow);
  const random = createRandom(seed);
  const bands = Array.from({ length: 9 }, () => {
    const y = horizon - reach * (0.1 + random() * 0.7);
    const rx = width * (0.14 + random() * 0.3);
    const ry = reach * (0.006 + random() * 0.022);
    const colour = random() < 0.6 ? low : mix(low, mood.shadow, 0.35);
    const opacity = clouds * (0.35 + random());
    return `<ellipse cx="${round(random() * width)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" opacity="${opacity.toFixed(3)}"/>`;
  });
  sheet.add(`<g filter="${sheet.blur(reach * 0.022)}">${bands.join('')}</g>`);
}

/**
 * Far hills as one soft line on the horizon.
 * @param {Sheet} sheet
 * @param {Mood} mood
 * @param {number} horizon
 * @param {{ seed?: number, height?: number, from?: number, to?: number, opacity?: number }} [options]
 */
export function paintHills(sheet, mood, horizon, options = {}) {
  const { seed = 5, height = 0.05, from = 0, to = 1, opacity = 0.5 } = options;
  const random = createRandom(seed);
  const peaks = Array.from({ length: 4 }, () => ({
    at: from + random() * (to - from),
    wide: 0.06 + random() * 0.12,
    high: 0.35 + random() * 0.65,
  }));
  const points = Array.from({ length: 121 }, (_, step) => {
    const x = from + ((to - from) * step) / 120;
    const edge = Math.min(1, Math.min(x - from, to - x) / 0.08 + (from <= 0 || to >= 1 ? 0.2 : 0));
    const rise = peaks.reduce((sum, peak) => sum + peak.high * Math.exp(-(((x - peak.at) / peak.wide) ** 2)), 0);
    return `${round(x * sheet.width)} ${round(horizon - Math.max(0, edge) * rise * height * sheet.height)}`;
  });
  const colour = mix(mood.haze, mood.shadow, 0.3);
  sheet.add(
    `<path d="M${round(from * sheet.width)} ${round(horizon)}L${points.join('L')}L${round(to * sheet.width)} ${round(horizon)}Z" fill="${colour}" opacity="${opacity}"/>`,
  );
}

/**
 * Water from the horizon down, lighter far away.
 * @param {Sheet} sheet
 * @param {Mood} mood
 * @param {number} horizon
 * @param {number} bottom
 */
export function paintSea(sheet, mood, horizon, bottom) {
  const low = mood.sky.at(-1)?.[1] ?? '#ffffff';
  const fill = sheet.gradient(
    [0, horizon],
    [0, bottom],
    [
      [0, mix(mood.sea, low, 0.6)],
      [0.25, mix(mood.sea, low, 0.25)],
      [1, mood.sea],
    ],
  );
  sheet.rect(0, horizon, sheet.width, bottom - horizon, fill);
  const random = createRandom(11);
  const glints = Array.from({ length: 34 }, () => {
    const depth = random() ** 1.6;
    const y = horizon + (bottom - horizon) * depth;
    const wide = sheet.width * (0.01 + depth * 0.1) * (0.4 + random());
    return `<rect x="${round(random() * sheet.width * 0.8 - wide / 2)}" y="${round(y)}" width="${round(wide)}" height="${round(1 + depth * 2)}" fill="${low}" opacity="${(0.1 + random() * 0.16).toFixed(2)}"/>`;
  });
  sheet.add(`<g filter="${sheet.blur(1.2)}">${glints.join('')}</g>`);
}

/**
 * Ground from the horizon to the lower edge.
 * @param {Sheet} sheet
 * @param {Mood} mood
 * @param {number} horizon
 */
export function paintGround(sheet, mood, horizon) {
  const top = Math.max(0, horizon);
  const fill = sheet.gradient(
    [0, top],
    [0, sheet.height],
    [
      [0, mood.haze],
      [0.35, mix(mood.ground, mood.haze, 0.35)],
      [1, mood.ground],
    ],
  );
  sheet.rect(0, top, sheet.width, sheet.height - top, fill);
}

/**
 * A soft band of air.
 * @param {Sheet} sheet
 * @param {string} colour
 * @param {number} y its densest line
 * @param {number} reach
 * @param {number} opacity
 */
export function paintHaze(sheet, colour, y, reach, opacity) {
  const fill = sheet.gradient(
    [0, y - reach],
    [0, y + reach],
    [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ],
  );
  sheet.rect(0, y - reach, sheet.width, reach * 2, fill);
}

/**
 * Darkens or lightens the whole sheet along a line, for text that stands over it.
 * @param {Sheet} sheet
 * @param {string} colour
 * @param {[number, number][]} stops (place from left, opacity)
 */
export function paintVeil(sheet, colour, stops) {
  const fill = sheet.gradient(
    [0, 0],
    [sheet.width, 0],
    stops.map(([at, opacity]) => [at, colour, opacity]),
  );
  sheet.rect(0, 0, sheet.width, sheet.height, fill);
}
