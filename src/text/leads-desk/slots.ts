/** What the log calls changes of visiting times. */
export const SLOT_DEED_NAMES = { made: '만듦', closed: '닫음', reopened: '다시 엶', resized: '정원' } as const;

/** Words of the desk's visiting times. */
export const SLOTS_TEXT = {
  title: '방문 시간',
  explain: '열린 시간만 사이트에 나타납니다. 닫은 시간은 새로 예약할 수 없고, 이미 받은 예약은 그대로 남습니다.',
  loading: '방문 시간을 불러오는 중',
  refresh: '새로 고침',
  empty: '앞으로 예정된 방문 날짜가 없습니다.',
  openAll: (days: number) => `아직 열지 않은 ${days}일 모두 열기`,
  notOpened: '열지 않음',
  counts: (taken: number, capacity: number) => `예약 ${taken} / ${capacity}`,
  closedCount: (closed: number) => `닫은 시간 ${closed}`,
  missingCount: (missing: number) => `열지 않은 시간 ${missing}`,
  openDay: '이 날 열기',
  openRest: (missing: number) => `나머지 ${missing}개 시간 열기`,
  closeDay: '이 날 모두 닫기',
  reopenDay: '이 날 모두 다시 열기',
  freeDay: '이 날 예약 모두 취소',
  full: '마감',
  closed: '닫음',
  open: '열림',
  close: '닫기',
  reopen: '열기',
  /** Before the words of a button, for who does not see the line that it stands in. */
  ofTime: (time: string, deed: string) => `${time} ${deed}`,
  capacity: '정원',
  save: '저장',
  saveCapacity: '정원 저장',
  tooSmall: (taken: number) => `이미 예약된 ${taken}팀보다 줄일 수 없습니다.`,
  freeQuestion: (day: string, bookings: number) =>
    `${day}의 모든 시간을 닫고 예약 ${bookings}건을 취소합니다. 되돌릴 수 없습니다.`,
  freeHint: '방문객에게 따로 알림이 가지 않습니다. 먼저 전화로 알려 주세요. 접수 내용은 그대로 남습니다.',
  free: '모두 취소하기',
  freeing: (done: number, all: number) => `취소하는 중... ${done} / ${all}`,
  keep: '그만두기',
  finished: '닫기',
  freed: (bookings: number) => `예약 ${bookings}건을 취소했습니다.`,
} as const;
