/** Digits and letters whose Korean names end in a consonant. */
const CLOSED = '013678LMNR';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Every 28th syllable ends in a vowel. */
const ENDS = 28;

function endsInConsonant(words: string): boolean {
  const last = words.at(-1) ?? '';
  const code = last.charCodeAt(0);
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % ENDS !== 0;
  return CLOSED.includes(last.toUpperCase());
}

/** A name as the subject of a sentence: 59㎡A가, 84㎡L이. */
export const asSubject = (name: string): string => `${name}${endsInConsonant(name) ? '이' : '가'}`;
