import { SIZE } from '#site/furniture/layout-code.ts';
import { CENTIMETRE_WORDS } from '#text/furniture/fit.ts';

const UNITS = [...CENTIMETRE_WORDS, '㎝', 'cm'];

/** Digits as full-width keyboards type them. */
const plain = (text: string): string =>
  text.replace(/[０-９．，]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

function withoutUnit(typed: string): string {
  const unit = UNITS.find((name) => typed.endsWith(name));
  return unit ? typed.slice(0, -unit.length).trim() : typed;
}

/**
 * Whole millimetres of a length in centimetres as somebody types it: `120`, `45.5`, `45,5 cm`. Null: not a length, or none
 * that a piece of furniture has.
 */
export function millimetresOf(text: string): number | null {
  const typed = withoutUnit(plain(text).trim().toLowerCase()).replace(',', '.');
  if (!/^\d{1,4}(\.\d+)?$/.test(typed)) return null;
  const length = Math.round(Number(typed) * 10);
  return length >= SIZE.least && length <= SIZE.most ? length : null;
}
