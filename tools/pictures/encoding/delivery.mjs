// In which sizes every picture is delivered, and how heavy each file may be.

/**
 * @typedef {object} Kind
 * @property {readonly [number, number]} size pixels of the largest file; a master has this shape and at least this size
 * @property {Readonly<Record<number, number>>} limits width → most kB of its AVIF
 * @property {number} [webp] how much more its WebP may weigh, for browsers without AVIF; 1.6 times unless told
 * @property {number} [avif] the best quality of its AVIF; 55, which looks like the master, unless told
 * @property {boolean} [jpeg] also as JPEG, for services that read no newer format
 */

/** The best quality of an AVIF that is seen as large as it is. */
export const BEST_AVIF = 55;

/** What a WebP needs for the look of an AVIF. */
export const WEBP_ALLOWANCE = 1.6;

// 1200 fills a phone of three pixels to a dot; 640 and 960 lesser phones; the widest is for desktops.
const wide = { 640: 20, 960: 35, 1200: 48, 1600: 75 };
const box = { 480: 14, 800: 28, 1200: 50 };
const strip = { 768: 20, 1280: 38, 1920: 62 };

/** @satisfies {Record<string, Kind>} */
export const KINDS = {
  hero: { size: [1920, 1080], limits: { 640: 26, 960: 45, 1440: 75, 1920: 110 } },
  // The first picture of a phone: no format of it may pass 90 kB. 780 is a phone of two pixels to a dot.
  'hero-portrait': { size: [900, 1600], limits: { 450: 34, 780: 64, 900: 85 }, webp: 1.05 },
  banner: { size: [1920, 480], limits: strip },
  'tall-banner': { size: [1920, 600], limits: strip },
  wide: { size: [1600, 900], limits: wide },
  // The second picture of a phone, between the gutters.
  point: { size: [1600, 1000], limits: { ...wide, 720: 24 } },
  guide: { size: [1600, 700], limits: wide },
  plan: { size: [1600, 1200], limits: wide },
  card: { size: [800, 1000], limits: { 400: 14, 800: 40 } },
  box: { size: [1200, 800], limits: box },
  'four-to-three': { size: [1200, 900], limits: box },
  square: { size: [1200, 1200], limits: box },
  // A whole city from above has far more edges than a room, and there is one such picture.
  upright: { size: [1200, 1500], limits: { 480: 30, 800: 62, 1200: 110 }, webp: 1.7 },
  tall: { size: [1200, 1600], limits: { 480: 16, 800: 34, 1200: 62 } },
  'film-small': { size: [800, 600], limits: { 400: 14, 800: 40 } },
  film: { size: [1300, 500], limits: { 650: 18, 1300: 45 } },
  // A quarter of it fills a screen.
  panorama: { size: [3000, 1500], limits: { 1500: 34, 3000: 90 }, avif: 62 },
  strip: { size: [640, 120], limits: { 320: 8, 640: 18 } },
  share: { size: [1200, 630], limits: { 1200: 80 }, jpeg: true },
};

/** First match decides. @type {readonly (readonly [RegExp, keyof typeof KINDS])[]} */
const NAMES = [
  [/^hero$/, 'hero'],
  [/^hero-portrait$/, 'hero-portrait'],
  [/^complex-banner$/, 'tall-banner'],
  [/^banner-/, 'banner'],
  [/^(brand|slide|interior)-/, 'wide'],
  [/^location-point$/, 'point'],
  [/^guide-|^(schedule|announcement)$/, 'guide'],
  [/^plan-|^complex-layout$/, 'plan'],
  [/^card-/, 'card'],
  [/^box-|^customer-desk$/, 'four-to-three'],
  [/^(community|design|living|place)-/, 'box'],
  [/^map-/, 'square'],
  [/^overview-aerial$/, 'upright'],
  [/^visit-house$/, 'tall'],
  [/^film-.*-small$/, 'film-small'],
  [/^film-/, 'film'],
  [/^panorama-/, 'panorama'],
  [/^strip$/, 'strip'],
  [/^share$/, 'share'],
];

/** Which names are of which kind, and its pixels, for who has no code of this file. The first that fits decides. */
export const SHAPES = NAMES.map(([pattern, kind]) => ({ names: pattern.source, kind, size: KINDS[kind].size }));

/**
 * @param {string} name a picture of the content folder
 * @returns {Kind}
 */
export function kindOf(name) {
  const kind = NAMES.find(([pattern]) => pattern.test(name))?.[1];
  if (!kind)
    throw new Error(
      `no kind for the name "${name}": begin it as one of the table in art/README.md does (banner-, card-, slide- …), or pass --kind`,
    );
  return KINDS[kind];
}

/** @param {string} name of a kind @returns {Kind} */
export function kindNamed(name) {
  const kind = Object.entries(KINDS).find(([known]) => known === name)?.[1];
  if (!kind) throw new Error(`No such kind: ${name}. Known: ${Object.keys(KINDS).join(', ')}`);
  return kind;
}
