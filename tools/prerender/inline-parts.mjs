/** Inline scripts and styles. Scripts with attributes are none: they are files, or data of one page. */
const INLINE_PART = /<script>[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g;

/**
 * Takes the inline scripts and styles out of a page.
 * @param {string} html
 * @param {(part: string) => string} put what stands in a part's place
 */
export const replaceInlineParts = (html, put) => html.replaceAll(INLINE_PART, put);

/** @param {string} html @param {'script' | 'style'} tag @returns {string | null} what stands in a page's first part of this kind */
function inlinePart(html, tag) {
  const part = (html.match(INLINE_PART) ?? []).find((each) => each.startsWith(`<${tag}>`));
  return part === undefined ? null : part.slice(tag.length + 2, -(tag.length + 3));
}

/** The styles that stand in a page; null: none, as in development. @param {string} html */
export const inlineStyles = (html) => inlinePart(html, 'style');

/**
 * What the inline script of a page says.
 * @param {string} html @param {string} page
 * @throws {Error} when it has none: whoever asks would measure or leave out nothing
 */
export function inlineScript(html, page) {
  const script = inlinePart(html, 'script');
  if (script === null) throw new Error(`${page} has no inline script`);
  return script;
}
