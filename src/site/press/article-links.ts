/** A piece of a line: words, or words that lead somewhere. */
export interface Inline {
  text: string;
  /** Where it leads; undefined: nowhere. */
  href?: string;
}

/** `[words](address)`. Neither part holds what ends it, so that no text makes the search long. */
const LINK = /\[([^[\]\n]+)\]\(([^\s()]+)\)/g;

/** Where an article may lead. Everything else, `javascript:` above all, stays the text that it is. */
const SAFE = /^(?:https?:\/\/[^/]|tel:\+?[\d-]+$|mailto:[^@]+@[^@]+$)/i;

/** An address in its parts; null: it is none. `URL.canParse` is newer than the oldest browsers that read articles. */
export function partsOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Whether a link of an article may lead there. */
export const isLinkAddress = (address: string): boolean => SAFE.test(address) && partsOf(address) !== null;

/** A line with its links. What only looks like one stays text. */
export function inlinesOf(line: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: href = '', index } of line.matchAll(LINK)) {
    if (!isLinkAddress(href) || text.trim() === '') continue;
    if (index > end) inlines.push({ text: line.slice(end, index) });
    inlines.push({ text, href });
    end = index + whole.length;
  }
  if (end < line.length) inlines.push({ text: line.slice(end) });
  return inlines;
}
