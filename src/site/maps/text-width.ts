/** Advances of the text face (Pretendard) in em, each a little above what was measured at its weights. */
const ADVANCES: readonly [characters: RegExp, em: number][] = [
  [/[\uac00-\ud7a3\u3130-\u318f]/, 0.865],
  [/[0-9]/, 0.66],
  [/[A-Z]/, 0.76],
  [/[a-z]/, 0.6],
  [/\s/, 0.26],
  [/[.,·:;'|()~-]/, 0.4],
];
const OTHER = 1;

/** How wide a line is, in em. An estimate for layout that no browser has measured yet. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (ADVANCES.find(([set]) => set.test(character))?.[1] ?? OTHER), 0);
