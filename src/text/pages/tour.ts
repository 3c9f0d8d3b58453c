/** Words of the tour page, around the VR frame. */
export const TOUR_TEXT = {
  tabs: '단지 선택',
  loading: '불러오는 중',
} as const;
