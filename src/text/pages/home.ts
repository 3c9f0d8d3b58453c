/** Words of the home page that are the same for every development. */
export const HOME_TEXT = {
  more: '자세히 보기',
  overview: '사업안내',
  complex: '단지안내',
} as const;
