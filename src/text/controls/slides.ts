/** Names of the slider and its buttons. */
export const SLIDER_TEXT = {
  carousel: '슬라이드 쇼',
  previous: '이전',
  next: '다음',
  pause: '자동 넘김 정지',
  play: '자동 넘김 시작',
  slide: (number: number, count: number) => `${count}장 중 ${number}번째`,
  choice: (number: number, title: string) => `${number}번째 슬라이드: ${title}`,
} as const;
