/** Words about how many leads came on which day. */
export const NUMBERS_TEXT = {
  title: '접수 현황',
  explain: (days: number) => `최근 ${days}일 동안 들어온 접수를 날짜마다 셉니다. 상태는 지금 상태입니다.`,
  byState: '날짜와 상태',
  byForm: '날짜와 접수 경로',
  day: '날짜',
  all: '모두',
  sum: '합계',
  otherForm: '그 밖',
  loading: '접수를 세는 중입니다',
  retry: '다시 시도',
  refresh: '새로 고침',
  /** Where not all could be read: the day in which reading ended, and those before it. */
  cut: (most: number, day: string) =>
    `최근 ${most.toLocaleString('ko-KR')}건까지만 세었습니다. ${day} 접수는 일부이고, 그 전은 세지 않았습니다.`,
  uncounted: '세지 않음',
} as const;
