// The best quality that keeps a file within its limit.

/** @typedef {import('sharp').Sharp} Sharp */

/**
 * From what the eye cannot tell apart, enlarged too, down to what still passes, best first.
 * @type {Record<'avif' | 'webp' | 'jpg', { steps: number[], encode: (image: Sharp, quality: number) => Sharp }>}
 */
const FORMATS = {
  avif: {
    steps: [62, 58, 55, 52, 50, 47, 44, 41, 38, 35, 32],
    encode: (image, quality) => image.avif({ quality, effort: 5 }),
  },
  webp: {
    steps: [80, 77, 74, 71, 68, 64, 60, 55, 50],
    encode: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
  },
  jpg: {
    steps: [82, 78, 74, 70, 65, 60],
    encode: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
  },
};

/**
 * The best step whose file fits, found with as few encodings as there can be.
 * @template {number} Quality
 * @param {readonly Quality[]} steps best first
 * @param {(quality: Quality) => Promise<Buffer>} encode
 * @param {number} most bytes
 * @returns {Promise<{ bytes: Buffer, quality: Quality }>}
 * @throws when even the last step is too heavy
 */
export async function bestWithin(steps, encode, most) {
  /** @type {{ bytes: Buffer, quality: Quality } | undefined} */
  let best;
  let least = Infinity;
  // The first alone usually fits; then the middle of what is left.
  for (let low = 0, high = steps.length - 1, step = 0; low <= high; step = (low + high) >> 1) {
    const quality = steps[step];
    if (quality === undefined) break;
    const bytes = await encode(quality);
    least = Math.min(least, bytes.length);
    if (bytes.length <= most) {
      best = { bytes, quality };
      high = step - 1;
    } else low = step + 1;
  }
  if (!best)
    throw new Error(`${least} bytes at the lowest quality, ${most} are allowed: soften noise and fine detail.`);
  return best;
}

/**
 * @param {() => Sharp} image a fresh pipeline for each try
 * @param {keyof typeof FORMATS} format
 * @param {number} most bytes
 * @param {number} [best] the quality to begin with; a better one is not tried
 */
export const encodeWithin = (image, format, most, best = Infinity) =>
  bestWithin(
    FORMATS[format].steps.filter((quality) => quality <= best),
    (quality) => FORMATS[format].encode(image(), quality).toBuffer(),
    most,
  );
