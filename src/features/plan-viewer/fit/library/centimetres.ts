import { SIZE } from '#site/furniture/layout-code.ts';

/** Digits as full-width keyboards type them. */
const plain = (text: string): string =>
  text.replace(/[０-９．，]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * Whole millimetres of a length in centimetres as somebody types it: `120`, `45.5`, `45,5 cm`. Null: not a length, or none
 * that a piece of furniture has.
 */
export function millimetresOf(text: string): number | null {
  const typed = plain(text)
    .trim()
    .replace(/\s*(cm|㎝|센티미터|센티)$/i, '')
    .replace(',', '.');
  if (!/^\d{1,4}(\.\d+)?$/.test(typed)) return null;
  const length = Math.round(Number(typed) * 10);
  return length >= SIZE.least && length <= SIZE.most ? length : null;
}
