/** Signs of a plan's drawing, in words. */
export const PLAN_SIGNS_TEXT = {
  /** @param room whose floor it is in */
  hatch: (room: string, isAlternating: boolean) =>
    isAlternating
      ? `하향식 피난구 자리: ${room} 바닥. 층마다 한 곳에만 두며, 홀수 층과 짝수 층의 위치가 다릅니다.`
      : `하향식 피난구 자리: ${room} 바닥에 있습니다.`,
  /** Which homes look which way, where the drawing has no compass. @param north what is said of it, if anything */
  facing: (tower: string, lines: readonly string[], faces: string, north: string | undefined) =>
    [`${tower} ${lines.join(', ')} ${faces}`, north].filter(Boolean).join(': '),
  /** Where north is on a drawing at whose foot the homes look out. */
  north: new Map([
    ['남향', { kind: 'north-up', words: '도면의 위쪽이 북쪽' }],
    ['서향', { kind: 'north-left', words: '도면의 왼쪽이 북쪽' }],
    ['동향', { kind: 'north-right', words: '도면의 오른쪽이 북쪽' }],
    ['북향', { kind: 'north-down', words: '도면의 아래쪽이 북쪽' }],
  ] as const),
} as const;
