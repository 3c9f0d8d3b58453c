import { parse } from 'parse5';

/** @typedef {{ name: string, attributes: Record<string, string> }} Tag */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node */

/** @param {Node} node @returns {Tag[]} */
function tagsBelow(node) {
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const inside = node.childNodes.flatMap(tagsBelow);
  return [{ name: node.tagName, attributes }, ...inside, { name: `/${node.tagName}`, attributes: {} }];
}

/**
 * Opening tags of a page or of a part of one, in order and as a browser with scripts reads them, the ones that it adds
 * among them; closing tags as `/name`.
 * @param {string} html @returns {Tag[]}
 */
export const tagsOf = (html) => parse(html).childNodes.flatMap(tagsBelow);
