/** The characters that an address keeps as they are. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const EACH = 6;

/** Numbers packed into characters of six bits, the high bits first; the last character is filled with zeros. */
export function writeBits(values: readonly (readonly [value: number, bits: number])[]): string {
  const bits = values.map(([value, count]) => value.toString(2).padStart(count, '0')).join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  return sextets.map((sextet) => ALPHABET.charAt(Number.parseInt(sextet.padEnd(EACH, '0'), 2))).join('');
}

export interface BitReader {
  /** The next number; NaN when the characters have ended or are not of the alphabet. */
  (bits: number): number;
  /** Whether nothing follows but the zeros that fill the last character. */
  isAtEnd: () => boolean;
}

export function readBits(text: string): BitReader {
  const bits = Array.from(text, (character) => ALPHABET.indexOf(character).toString(2).padStart(EACH, '0')).join('');
  let at = 0;
  const read = (count: number): number => {
    const part = bits.slice(at, at + count);
    at += count;
    return part.length === count && /^[01]*$/.test(part) ? Number.parseInt(part, 2) : Number.NaN;
  };
  const isAtEnd = () => at <= bits.length && bits.length - at < EACH && !bits.slice(at).includes('1');
  return Object.assign(read, { isAtEnd });
}
