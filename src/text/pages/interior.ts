/** Words of the interior pages. */
export const INTERIOR_TEXT = {
  finishes: '마감 안내',
  seePlan: '평면도 보기',
} as const;
