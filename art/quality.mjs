// The best quality that keeps a file within its limit.

/** @typedef {import('sharp').Sharp} Sharp */

/**
 * From what the eye cannot tell apart down to what still passes, best first.
 * @type {Record<'avif' | 'webp' | 'jpg', { steps: number[], encode: (image: Sharp, quality: number) => Sharp }>}
 */
const FORMATS = {
  avif: {
    steps: [55, 52, 50, 47, 44, 41, 38, 35, 32],
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
 * @param {() => Sharp} image a fresh pipeline for each try
 * @param {keyof typeof FORMATS} format
 * @param {number} most bytes
 * @returns {Promise<{ bytes: Buffer, quality: number }>}
 * @throws when even the lowest quality is too heavy: the picture has too much fine detail or noise
 */
export async function encodeWithin(image, format, most) {
  const { steps, encode } = FORMATS[format];
  /** @param {number} step */
  const attempt = async (step) => {
    const quality = steps[step] ?? 0;
    return { quality, bytes: await encode(image(), quality).toBuffer() };
  };
  let best = await attempt(0);
  if (best.bytes.length <= most) return best;
  let [over, fits] = [0, steps.length - 1];
  best = await attempt(fits);
  if (best.bytes.length > most)
    throw new Error(
      `${format} is ${best.bytes.length} bytes at quality ${best.quality}, more than ${most}: soften noise and fine detail.`,
    );
  while (fits - over > 1) {
    const middle = (fits + over) >> 1;
    const tried = await attempt(middle);
    if (tried.bytes.length <= most) [best, fits] = [tried, middle];
    else over = middle;
  }
  return best;
}
