/** @typedef {{ name: string, attributes: Record<string, string> }} Tag */

/** @param {string} text */
const unescape = (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * Opening tags of a built page, in order, names and attribute names in small letters; closing tags as `/name`.
 * Enough for HTML that React and this build wrote; text inside scripts and comments is left out.
 * @param {string} html @returns {Tag[]}
 */
export function tagsOf(html) {
  const markup = html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
  return [...markup.matchAll(/<(\/?[a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map((match) => [
          (match[1] ?? '').toLowerCase(),
          unescape(match[2] ?? match[3] ?? match[4] ?? ''),
        ]),
      ),
    }),
  );
}
