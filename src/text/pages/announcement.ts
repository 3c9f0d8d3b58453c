/** Words of the announcement page and its button. */
export const ANNOUNCEMENT_TEXT = {
  summary: '공고 요약',
  open: '모집공고 PDF 확인하기',
  opening: '파일을 불러오는 중...',
  link: '입주자모집공고 PDF (새 창)',
  newWindow: '새 창으로 열림',
  blocked: '브라우저가 새 창을 막았습니다. 아래 링크로 열어 주세요.',
} as const;
