/** Inline scripts and styles. Scripts with attributes are none: they are files, or data of one page. */
const INLINE_PART = /<script>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>/g;

/**
 * Takes the inline scripts and styles out of a page.
 * @param {string} html
 * @param {(part: string) => string} put what stands in a part's place
 */
export const replaceInlineParts = (html, put) => html.replaceAll(INLINE_PART, put);

/** @param {string} html @returns {string[]} the inline scripts and styles of a page with their tags, in their order */
export const inlineParts = (html) => html.match(INLINE_PART) ?? [];

/**
 * What the inline script of a page says.
 * @param {string} html @param {string} page
 * @throws {Error} when it has none: whoever asks would measure or leave out nothing
 */
export function inlineScript(html, page) {
  const script = inlineParts(html).find((part) => part.startsWith('<script>'));
  if (!script) throw new Error(`${page} has no inline script`);
  return script.slice('<script>'.length, -'</script>'.length);
}
