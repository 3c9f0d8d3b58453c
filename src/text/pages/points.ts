/** Words of the points calculator. Its labels are those of the law. */
export const POINTS_TEXT = {
  parts: {
    withoutHome: '무주택기간',
    dependants: '부양가족 수',
    account: '청약통장 가입기간',
    spouseAccount: '배우자 청약통장 가입기간(선택)',
  },
  choose: '골라 주세요',
  answer: (label: string, points: number) => `${label} · ${points}점`,
  most: (points: number) => `최고 ${points}점`,
  counting: '이렇게 셉니다',
  sum: '내 가점',
  points: (points: number) => `${points}점`,
  of: (most: number) => `${most}점 만점`,
  missing: (parts: readonly string[]) => `아직 고르지 않으신 것: ${parts.join(', ')}`,
  again: '다시 고르기',
  notStored: '고르신 내용은 이 화면에만 있으며 저장하거나 보내지 않습니다.',
  asOf: (step: string, day: string, isExample: boolean) => `${step} ${day}${isExample ? '(예시)' : ''} 기준`,
  asOfStep: (step: string) => `${step}일 기준`,
} as const;
