/** Digits and letters whose Korean names end in a consonant; in an l. */
const CLOSED = '013678LMNR';
const CLOSED_BY_L = '178LR';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Every 28th syllable ends in a vowel. */
const ENDS = 28;

/** Which of the 28 ends an l makes. */
const L = 8;

/** The end of the last syllable: 0 is a vowel; null: it is not written in Korean. */
function endOf(last: string): number | null {
  const code = last.charCodeAt(0);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % ENDS : null;
}

function endsInConsonant(words: string): boolean {
  const last = words.at(-1) ?? '';
  const end = endOf(last);
  return end === null ? CLOSED.includes(last.toUpperCase()) : end !== 0;
}

function endsInL(words: string): boolean {
  const last = words.at(-1) ?? '';
  const end = endOf(last);
  return end === null ? CLOSED_BY_L.includes(last.toUpperCase()) : end === L;
}

/** A name as the subject of a sentence: 59㎡A가, 84㎡L이. */
export const asSubject = (name: string): string => `${name}${endsInConsonant(name) ? '이' : '가'}`;

/** A place as where somebody goes: 거실로, 현관으로, 침실3으로. */
export const asDestination = (place: string): string =>
  `${place}${endsInConsonant(place) && !endsInL(place) ? '으로' : '로'}`;
