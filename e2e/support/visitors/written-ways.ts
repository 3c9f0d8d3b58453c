/** Where among three bytes a text begins decides how base64 writes it; the ends, which its neighbours change, are left out. */
const asBase64 = (word: string): string[] =>
  [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), Buffer.from(word)]).toString('base64');
    return text.replace(/=+$/, '').slice(Math.ceil((before * 8) / 6), -1);
  });

/** As a JSON that keeps to ASCII: `\uac00`. */
const asEscapes = (word: string) =>
  word.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A number that is somebody's, however it is separated, and as it is dialled from abroad. */
function asNumber(word: string): string[] {
  const digits = word.replace(/\D/g, '');
  if (!/^[\d\s+()-]+$/.test(word) || digits.length < 7) return [];
  const groups = /^(01\d)(\d{3,4})(\d{4})$/.exec(digits)?.slice(1) ?? [];
  return [digits, digits.replace(/^0/, ''), ...(groups.length > 0 ? [groups.join('-'), groups.join(' ')] : [])];
}

/** A word as storages, addresses and bodies may write it, in lower case. */
export const writtenWays = (word: string): string[] => {
  const plain = [word, word.normalize('NFC'), word.normalize('NFD'), ...asNumber(word)];
  const written = plain.flatMap((one) => [one, encodeURIComponent(one), asEscapes(one)]);
  // Shorter pieces would be found by chance.
  return [...new Set([...written, ...plain.flatMap(asBase64).filter((one) => one.length > 7)])].map((one) =>
    one.toLowerCase(),
  );
};
