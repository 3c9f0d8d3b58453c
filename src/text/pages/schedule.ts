/** Words of the schedule page. */
export const SCHEDULE_TEXT = {
  heading: '한눈에 보는 일정',
  example: '예시',
  allExamples: '날짜는 모두 예시입니다',
  /** A Monday on the chart of days. */
  dayOfMonth: (day: number) => `${day}일`,
} as const;
