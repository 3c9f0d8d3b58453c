/** Words of the announcement page and its button. */
export const ANNOUNCEMENT_TEXT = {
  summary: '공고 요약',
  open: '모집공고 PDF 확인하기',
  opening: '파일을 불러오는 중...',
  newWindow: '새 창으로 열림',
} as const;
