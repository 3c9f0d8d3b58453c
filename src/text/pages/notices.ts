/** Words of the notices' page. */
export const NOTICES_TEXT = {
  notice: '공지',
  correction: '정정',
  changes: '바뀐 내용',
  item: '항목',
  before: '정정 전',
  after: '정정 후',
} as const;
