import type { Schedule } from '#site/schema/schedule.ts';

export const schedule: Schedule | null = {
  lead: '공고부터 계약까지 이어지는 분양 절차를 날짜순으로 정리했습니다.',
  example: false,
  steps: [],
  notes: ['일정은 인허가와 공사 진행에 따라 달라질 수 있으니 신청하시기 전에 입주자모집공고를 확인해 주세요.'],
};
