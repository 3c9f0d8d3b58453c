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

/** What is in the document and is not set: code, what nobody opened yet, and what is kept for later. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** @param {Node} node @returns {string} */
function textBelow(node) {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node)) return '';
  const isClosed = node.tagName === 'dialog' && !node.attrs.some(({ name }) => name === 'open');
  if (UNSEEN.has(node.tagName) || isClosed || node.attrs.some(({ name }) => name === 'hidden')) return '';
  return node.childNodes.map(textBelow).join('');
}

/** The text that a browser sets as soon as it shows a page: for its letters it asks for fonts. @param {string} html */
export const shownText = (html) => parse(html).childNodes.map(textBelow).join('');
