/** Words of the state of the sale, which is reckoned from the schedule's days. */
export const SALE_TEXT = {
  schedule: '분양일정',
  seeSchedule: '분양일정 보기',
  before: '분양 예정',
  /** On the days of a step for which the content has no words of its own. */
  now: {
    announcement: '오늘 입주자모집공고',
    opening: '오늘 견본주택 개관',
    application: '청약 접수 중',
    winners: '오늘 당첨자 발표',
    papers: '당첨자 서류 접수 중',
    contract: '계약 진행 중',
    remaining: '잔여세대 접수 중',
  },
  /** On the days between two steps. */
  between: '다음 일정',
  /** After the last step, while nobody has said that the sale is over. */
  after: '예정된 일정 종료',
  /** How many days are left; 0: it is today. */
  dDay: (days: number) => (days === 0 ? 'D-DAY' : `D-${days}`),
  until: (day: string) => `${day}까지`,
  example: '(예시)',
} as const;

/** Words of one step of the schedule, once the day is known, and of what is taken to a calendar. */
export const STEP_TEXT = {
  today: '오늘',
  /** A step that takes several days, after its first. */
  running: '진행 중',
  past: '종료',
  take: '캘린더에 추가',
  takeStep: (title: string) => `${title} 캘린더에 추가`,
  takeAll: '전체 일정 캘린더에 추가',
  file: (name: string) => `${name}.ics`,
  allFile: '분양일정.ics',
  eventTitle: (site: string, step: string) => `${site} ${step}`,
  exampleTitle: (title: string) => `(예시) ${title}`,
  exampleNote: '예시 일정입니다. 확정된 날짜는 입주자모집공고에서 확인해 주세요.',
  note: '일정은 달라질 수 있으니 홈페이지에서 다시 확인해 주세요.',
  alarm: (title: string) => `내일: ${title}`,
} as const;
