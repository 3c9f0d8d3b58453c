/** Words of the videos page. */
export const VIDEOS_TEXT = { tabs: '영상 선택' } as const;
