/** Words of the premium slides and boxes. */
export const PREMIUM_TEXT = {
  box: (number: number) => `PREMIUM ${String(number).padStart(2, '0')}`,
  boxes: '네 가지 프리미엄',
  slides: '프리미엄 슬라이드',
} as const;
