/** A check's own sentence, and what staff read for it; `$1` is what the sentence found. */
export type Remedy = readonly [asked: RegExp, said: string];
