/** Why a drawing is not taken: it does something, or it shows what lies elsewhere. */
export type SvgFault = 'active' | 'foreign';

/** What runs, plays or holds other documents, under any prefix. */
const ACTIVE =
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|listener|set|animate\w*)\b/i;
const HANDLER = /[\s"'/](?:[\w.-]+:)?on\w+\s*=/i;
/** Entities can write any of this in other words. */
const DISGUISED = /<!ENTITY|<!DOCTYPE[^>]*\[|javascript:/i;
const LINK = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const ADDRESS = /url\(\s*["']?([^"')]*)/gi;
/** Styles can name addresses in more ways, and write their own words in escapes. */
const SHEET = /@import|<\?xml-stylesheet|\bimage(-set)?\(|\\[\da-f]/i;
/** A part of the drawing itself, or a picture that is written into it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

const addressesIn = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map(([, ...found]) => found.find((address) => address !== undefined) ?? '');

/** What of a drawing nobody may be given to open; null: nothing. */
export function svgFault(svg: string): SvgFault | null {
  if (ACTIVE.test(svg) || HANDLER.test(svg) || DISGUISED.test(svg)) return 'active';
  const addresses = [...addressesIn(svg, LINK), ...addressesIn(svg, ADDRESS)];
  return SHEET.test(svg) || addresses.some((address) => !OWN.test(address)) ? 'foreign' : null;
}
