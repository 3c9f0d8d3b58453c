/** Inline scripts and styles. Scripts with attributes are none: they are files, or data of one page. */
const INLINE_PART = /<script>[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g;

/**
 * Takes the inline scripts and styles out of a page.
 * @param {string} html
 * @param {(part: string) => string} put what stands in a part's place
 */
export const replaceInlineParts = (html, put) => html.replaceAll(INLINE_PART, put);

/** @param {string} html @param {'script' | 'style'} tag @returns {string[]} what stands in a page's parts of this kind */
const inlineParts = (html, tag) =>
  (html.match(INLINE_PART) ?? [])
    .filter((part) => part.startsWith(`<${tag}>`))
    .map((part) => part.slice(tag.length + 2, -(tag.length + 3)));

/** The blocks of styles that stand in a page; none in development. @param {string} html */
export const inlineStyles = (html) => inlineParts(html, 'style');

/**
 * What the inline script of a page says.
 * @param {string} html @param {string} page
 * @throws {Error} when it has none: whoever asks would measure or leave out nothing
 */
export function inlineScript(html, page) {
  const [script] = inlineParts(html, 'script');
  if (script === undefined) throw new Error(`${page} has no inline script`);
  return script;
}
