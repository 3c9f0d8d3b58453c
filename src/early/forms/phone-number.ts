const SEPARATORS = /\s*[-.()‐-―]\s*/g;

/**
 * A phone number as the form takes it: digits and separators of any width and kind become plain ones, `+82` becomes
 * the leading zero. Other text only loses the spaces at its ends.
 */
export function normalizePhone(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  const digits = text
    .replace(SEPARATORS, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^\+82[-\s]*(0-?)?/, '0')
    .replace(/^-|-$/g, '');
  return /^[\d\s-]+$/.test(digits) ? digits : text;
}

/** How many digits the shortest phone number has. */
const FEWEST_DIGITS = 7;

export const looksLikePhone = (text: string): boolean => (text.match(/\d/g) ?? []).length >= FEWEST_DIGITS;
