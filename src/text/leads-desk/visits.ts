/** Words of the desk's visits: the day's list and the check-in by a pass. */
export const VISITS_TEXT = {
  title: '방문 일정',
  ofDay: (day: string) => `${day} 방문 일정`,
  day: '날짜',
  before: '전날',
  next: '다음 날',
  print: '인쇄',
  refresh: '새로 고침',
  loading: '방문 일정을 불러오는 중',
  empty: '이 날은 방문 시간이 없습니다.',
  nobody: '예약 없음',
  counts: (booked: number, arrived: number, cancelled: number) =>
    `예정 ${booked}건 · 도착 ${arrived}건 · 취소 ${cancelled}건`,
  places: (taken: number, capacity: number) => `${taken} / ${capacity}`,
  closed: '닫음',
  erased: '삭제된 접수',
  lastFour: (digits: string) => `끝번호 ${digits}`,
  receipt: (receipt: string) => `접수번호 ${receipt}`,
  open: (name: string) => `${name} 접수 열기`,
  arrive: '도착',
  arrived: '도착함',
  undo: '되돌리기',
  cancelled: '취소됨',
  /** A button's name, for who does not see the line that it stands in. */
  ofVisitor: (name: string, deed: string) => `${name} ${deed}`,
  paperNotice: '개인정보가 있는 문서입니다. 다 쓰신 뒤 파쇄해 주세요.',
} as const;

/** Words of the check-in, where a visitor shows a pass. */
export const CHECK_IN_TEXT = {
  title: '방문권 확인',
  loading: '예약을 불러오는 중',
  none: '예약을 찾을 수 없습니다. 접수번호나 전화번호 끝 네 자리로 찾아 주세요.',
  /** What was booked is not today. */
  otherDay: (day: string) => `오늘 예약이 아닙니다. 예약한 날은 ${day}입니다.`,
  cancelled: '취소된 예약입니다. 현장에서 받으시려면 접수를 열어 상태를 바꿔 주세요.',
  retry: '다시 시도',
  openLead: '접수 열기',
  close: '목록으로',
} as const;

/** What the log says of a visit beyond its time. */
export const VISIT_DETAIL_NAMES = { undone: '되돌림', cancelled: '취소' } as const;
