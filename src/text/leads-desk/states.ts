/** What the office calls where a lead stands. */
export const STATE_NAMES = {
  new: '새 접수',
  called: '통화함',
  promised: '방문 약속',
  visited: '방문함',
  contracted: '계약',
  held: '보류',
  excluded: '제외',
} as const;

/** The forms, in one short word each. */
export const SHORT_FORM_NAMES = {
  reservation: '방문예약 팝업',
  interest: '관심고객 팝업',
  visit: '방문예약 홈',
  customer: '고객 페이지',
} as const;
