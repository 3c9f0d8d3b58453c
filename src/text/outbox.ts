/** Words about requests that wait to be sent, the same for every development. */
export const OUTBOX_TEXT = {
  badge: (count: number) => `전송 대기 ${count}건`,
  title: '전송 대기 목록',
  explain: '아래 요청은 이 기기에 저장되어 있으며, 연결되면 자동으로 전송됩니다.',
  /** Where none of them is sent by itself any more. */
  stored: '아래 요청은 이 기기에 저장되어 있습니다.',
  kiosk: (count: number) => `이 기기에서 전송을 기다리는 요청이 ${count}건 있습니다.`,
  empty: '전송을 기다리는 요청이 없습니다.',
  receipt: '접수번호',
  savedAt: '작성',
  nextTry: '다음 시도',
  sendNow: '지금 보내기',
  sending: '보내는 중...',
  remove: '삭제',
  removeConfirm: '이 요청을 삭제하시겠습니까? 삭제하면 전송되지 않습니다.',
  /** Of one that has arrived, and is still to reach another receiver. */
  removeConfirmed: '이미 접수된 요청입니다. 삭제하면 남은 전달만 취소됩니다. 삭제하시겠습니까?',
  removeName: (receipt: string) => `접수번호 ${receipt} 삭제`,
  close: '닫기',
  delivered: (form: string) => `저장해 둔 ${form}${hasFinalConsonant(form) ? '이' : '가'} 접수되었습니다.`,
} as const;

/** What a late confirmation says of the visit that was asked for. */
export const LATE_VISIT_TEXT = {
  booked: '선택하신 방문 시간이 예약되었습니다.',
  full: '선택하신 방문 시간은 그사이 마감되었습니다. 다른 시간은 전화로 문의해 주세요.',
  /** Where another can be chosen at once. */
  fullMeanwhile: '선택하신 방문 시간은 그사이 마감되었습니다.',
  title: '방문 예약',
  more: { booked: '방문 예약 보기', full: '가까운 시간 보기' },
} as const;

/** Names of the forms in the list and in the late confirmation. */
export const FORM_NAMES = {
  reservation: '방문예약',
  interest: '관심고객 등록',
  visit: '방문예약',
  customer: '관심고객·방문예약 등록',
} as const;

export const STATE_TEXT = {
  queued: '전송 대기',
  sending: '전송 중',
  confirmed: '접수됨, 전달 대기',
  refused: '접수되지 않음',
  expired: '보관 기간 지남',
  unknown: '전송 여부 확인 필요',
} as const;

/** A request that has arrived, by who is still to get it. */
export const MISSING_TEXT = {
  form: '접수됨, 접수 메일 전달 대기',
  office: '접수됨, 사무실 전달 대기',
} as const;

/** What came of 지금 보내기, where something is left. */
export const SEND_PROBLEM_TEXT = {
  unreachable: '연결되지 않아 보내지 못했습니다. 요청은 이 기기에 그대로 있으며, 연결되면 자동으로 보냅니다.',
  undelivered: '요청은 접수되었으나 아직 전달되지 않은 곳이 있습니다. 자동으로 다시 시도합니다.',
  untaken: '아직 접수되지 않았습니다. 요청은 이 기기에 그대로 있습니다. 급하시면 전화해 주세요.',
} as const;

/** What the visitor can do about a request that is no longer sent by itself. */
export const STATE_HINT = {
  queued: '',
  sending: '',
  confirmed: '요청은 접수되었습니다. 남은 전달은 자동으로 다시 시도합니다.',
  refused: '접수되지 않았습니다. 이름과 연락처를 확인해 다시 등록하시거나 전화해 주세요.',
  expired: '자동 전송 기간이 지났습니다. 지금 보내기를 누르시면 다시 전송합니다.',
  unknown: '접수 여부를 확인하지 못했습니다. 지금 보내기를 누르시면 다시 전송합니다.',
} as const;

const HANGUL_START = 0xac00;
const FINALS = 28;

/** Whether the last syllable ends in a consonant, which decides between 이 and 가. */
function hasFinalConsonant(word: string): boolean {
  const code = (word.codePointAt(word.length - 1) ?? 0) - HANGUL_START;
  return code >= 0 && code % FINALS !== 0;
}
