/** Words of choosing a time for a visit. */
export const PICKING_TEXT = {
  title: '희망 일시',
  optional: '선택',
  loading: '예약할 수 있는 시간을 불러오고 있습니다.',
  /** Where nobody could be asked what is free, or the office has opened no time of the month yet. */
  unreachable: '지금은 남은 자리를 확인할 수 없습니다.',
  unopened: '이 달은 아직 예약 시간을 열지 않았습니다.',
  wish: '희망 시간을 골라 주시면 사무실에서 전화로 정해 드립니다. 예약이 확정된 것이 아닙니다.',
  again: '남은 자리 다시 확인',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  noneInMonth: '이 달에는 아직 예약할 수 있는 시간이 없습니다.',
  over: '방문 예약 기간이 끝났습니다.',
  day: '방문하실 날',
  time: (day: string) => `${day} 방문 시간`,
  wishedTime: (day: string) => `${day} 희망 시간`,
  full: '마감',
  left: (places: number) => `남은 자리 ${places}`,
  clear: '희망 일시 지우기',
  /** What the office reads of a time that is only a wish. */
  wishFor: (moment: string) => `${moment} 희망(예약 아님)`,
} as const;

/** From Sunday on. */
export const WEEKDAY_TEXT = ['일', '월', '화', '수', '목', '금', '토'] as const;
