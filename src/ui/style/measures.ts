/**
 * Before and after the signs of measures (U+3380 to U+33DF: ㎜, ㎞, ㎡ …) a line may break, even where words are kept; and
 * around a bracket that is written onto a word, and before a dot: `7일(수)까지`, `중도금·잔금`.
 */
const BESIDE_SIGN = /\d(?=[㎀-㏟])|[㎀-㏟)](?=\p{L})|\p{L}(?=·|\(.\))/gu;
/** Between measures it may not, and a long row of them would be torn anywhere. */
const BETWEEN_MEASURES = /·(?=\d)/g;
/** Two words in brackets are torn as easily as one: `(현 제물포구)`. */
const IN_BRACKETS = /(\(\S+) (?=\S+\))/g;

/** The text with its measures in one piece: `84㎡A` comes whole on the next line. */
export const keepMeasures = (text: string): string =>
  text.replace(BESIDE_SIGN, '$&\u2060').replace(BETWEEN_MEASURES, '·\u200B').replace(IN_BRACKETS, '$1\u00A0');
