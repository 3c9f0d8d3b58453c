/** @typedef {[number, number, number]} Rgb */

/** @param {string} hex @returns {Rgb} */
function parse(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** @param {Rgb} rgb */
function format(rgb) {
  const clamped = rgb.map((part) => Math.max(0, Math.min(255, Math.round(part))));
  return `#${clamped.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Goes from one colour to another.
 * @param {string} from
 * @param {string} to
 * @param {number} amount 0 is `from`, 1 is `to`
 */
export function mix(from, to, amount) {
  const [r, g, b] = parse(from);
  const [r2, g2, b2] = parse(to);
  return format([r + (r2 - r) * amount, g + (g2 - g) * amount, b + (b2 - b) * amount]);
}

/**
 * Lets a coloured light fall on a coloured surface.
 * @param {string} surface
 * @param {string} light
 */
export function lit(surface, light) {
  const [r, g, b] = parse(surface);
  const [r2, g2, b2] = parse(light);
  return format([(r * r2) / 255, (g * g2) / 255, (b * b2) / 255]);
}

/**
 * A repeatable stream of numbers in 0..1, so that a picture drawn again is the same picture.
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
