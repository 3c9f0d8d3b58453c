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

/** Whether a link of an article may lead there. */
export const isLinkAddress = (address: string): boolean => SAFE.test(address) && URL.canParse(address);

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

/** An address as people write it, as a link may carry it; null: it is none. */
export function linkAddressOf(written: string): string | null {
  const text = written.trim();
  if (/^\+?[\d-]{7,}$/.test(text)) return `tel:${text}`;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][\w+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/^https?:/i.test(address) && !/^https?:\/\/[^/]*\.[^/]/i.test(address)) return null;
  // What would end the link early is written as browsers write it.
  const whole = address.replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return isLinkAddress(whole) ? whole : null;
}

/** How a link is written into an article. */
export const linkText = (words: string, address: string): string =>
  `[${words.replace(/[[\]\s]+/g, ' ').trim()}](${address})`;
