/** Words where the plans of several types stand side by side. */
export const PLAN_CHOICE_TEXT = {
  tabs: '평면 타입',
  previous: '이전 타입',
  next: '다음 타입',
  seePlan: (label: string) => `${label} 평면 자세히 보기`,
} as const;
