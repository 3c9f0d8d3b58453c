/** Before and after the signs of measures (U+3380 to U+33DF: ㎜, ㎞, ㎡ …) a line may break, even where words are kept. */
const BESIDE_SIGN = /\d(?=[㎀-㏟])|[㎀-㏟](?=\p{L})/gu;
/** Between measures it may not, and a long row of them would be torn anywhere. */
const BETWEEN_MEASURES = /·(?=\d)/g;

/** The text with its measures in one piece: `84㎡A` comes whole on the next line. */
export const keepMeasures = (text: string): string =>
  text.replace(BESIDE_SIGN, '$&\u2060').replace(BETWEEN_MEASURES, '·\u200B');
