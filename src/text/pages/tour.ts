/** Words of the tour page, around what can be walked through. */
export const TOUR_TEXT = {
  tabs: '단지 선택',
  types: '타입 선택',
  loading: '불러오는 중',
} as const;
