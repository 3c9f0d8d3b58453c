/** @typedef {import('./html-tags.mjs').Tag} Tag */

/** A phone of 390 CSS pixels in upright position, three device pixels each: the heaviest that is common. */
const PHONE = { width: 390, pixels: 1170 };

/** @param {string} media a media query of `max-width`, `min-width` and `orientation`; others count as true */
function isForPhone(media) {
  const max = /max-width:\s*(\d+)px/.exec(media)?.[1];
  const min = /min-width:\s*(\d+)px/.exec(media)?.[1];
  if (max !== undefined && Number(max) < PHONE.width) return false;
  if (min !== undefined && Number(min) > PHONE.width) return false;
  return !/orientation:\s*landscape/.test(media);
}

/** The smallest candidate that is sharp on the phone, else the largest. @param {string} srcset */
export function candidateForPhone(srcset) {
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) || 0 }))
    .filter(({ url }) => url !== '')
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= PHONE.pixels) ?? candidates.at(-1))?.url;
}

/** @param {Tag} image @param {Tag[]} sources of its `<picture>` */
function addressOf(image, sources) {
  const source = sources.find(
    ({ attributes: { type = 'image/avif', media = '' } }) => type === 'image/avif' && isForPhone(media),
  );
  const srcset = source?.attributes['srcset'] ?? image.attributes['srcset'];
  return (srcset && candidateForPhone(srcset)) || image.attributes['src'];
}

/** The address of the page's first picture, the one that is asked for before all others. @param {Tag[]} tags */
export const firstPictures = (tags) => {
  const image = tags.findIndex(({ name, attributes }) => name === 'img' && attributes['fetchpriority'] === 'high');
  const picture = tags.slice(0, Math.max(0, image)).findLastIndex(({ name }) => name === 'picture');
  return picture < 0 ? [] : eagerPictures(tags.slice(picture, image + 1));
};

/**
 * Addresses of the pictures that a phone with AVIF loads with the page: not those with `loading="lazy"`; a film's
 * poster is one of them.
 * @param {Tag[]} tags @returns {string[]}
 */
export function eagerPictures(tags) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Tag[]} */
  let sources = [];
  for (const tag of tags) {
    if (tag.name === 'picture' || tag.name === '/picture') sources = [];
    if (tag.name === 'source' && 'srcset' in tag.attributes) sources.push(tag);
    const isEager = tag.name === 'img' && tag.attributes['loading'] !== 'lazy';
    const address = isEager ? addressOf(tag, sources) : tag.name === 'video' ? tag.attributes['poster'] : undefined;
    if (address && !address.startsWith('data:')) found.add(address);
  }
  return [...found];
}
