const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 7;

/** CRC-32 of a text of plain characters, in seven characters: it sees every change of a single character. */
export function checksumOf(text: string): string {
  let crc = -1;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ -1) >>> 0).toString(ALPHABET.length).padStart(LENGTH, '0');
}
