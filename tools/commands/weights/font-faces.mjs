/** @param {string} range for example `U+AC00-D7A3, U+20-7E, U+4??` @returns {(codePoint: number) => boolean} */
function parseRange(range) {
  const spans = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return /** @type {const} */ ([
      Number.parseInt(first.replaceAll('?', '0'), 16),
      Number.parseInt(last.replaceAll('?', 'F'), 16),
    ]);
  });
  return (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/**
 * Addresses of the woff2 files that a stylesheet's faces load for a text. A face whose `unicode-range` holds none of
 * the text's characters loads nothing; every other face counts, whether or not the page uses its family.
 * @param {string} css @param {string} text @returns {string[]}
 */
export function fontsFor(css, text) {
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const url = /url\(\s*["']?([^"')]+\.woff2)/.exec(face)?.[1];
    const range = /unicode-range:\s*([^;}]+)/i.exec(face)?.[1];
    if (!url || url.startsWith('data:')) return [];
    return range === undefined || codePoints.some(parseRange(range)) ? [url] : [];
  });
}
