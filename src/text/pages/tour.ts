/** Words of the tour page, around what can be walked through. */
export const TOUR_TEXT = {
  tabs: '단지 선택',
  types: '타입 선택',
  /** On the button amid the poster. */
  start: '둘러보기 시작',
  loading: '불러오는 중',
} as const;
