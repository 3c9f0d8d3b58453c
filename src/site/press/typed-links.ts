import { isLinkAddress, partsOf } from './article-links.ts';

// What only who writes an article needs; its readers load nothing of it.

/** What browsers read as the number of a computer, however it was written: nobody means one, a phone number looks like it. */
const isNumeric = (address: string): boolean => /^[\d.]+$/.test(partsOf(address)?.hostname ?? '');

/** A phone number as people write it: with dots, spaces or brackets too. null: it is none. */
function phoneOf(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text) || /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text)) return null;
  const number = text.replace(/[^\d+]+/g, '-').replace(/^-|-$/g, '');
  return number.length < 7 ? null : `tel:${number}`;
}

/** An address as people write it, as a link may carry it; null: it is none. */
export function linkAddressOf(written: string): string | null {
  const text = written.trim();
  const phone = phoneOf(text);
  if (phone) return phone;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][\w+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/^https?:/i.test(address) && !/^https?:\/\/[^/]*\.[^/]/i.test(address)) return null;
  // What would end the link early is written as browsers write it.
  const whole = address.replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return isLinkAddress(whole) && !isNumeric(whole) ? whole : null;
}

/** How a link is written into an article. */
export const linkText = (words: string, address: string): string =>
  `[${words.replace(/[[\]\s]+/g, ' ').trim()}](${address})`;
