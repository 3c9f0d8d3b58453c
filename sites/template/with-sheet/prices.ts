import type { Prices } from '#site/schema/prices.ts';

export const prices: Prices | null = {
  title: '타입과 층에 따른 분양가와 납부 금액',
  lead: '타입과 층을 고르시면 분양가와 날짜별로 내실 금액을 보여 드립니다.',
  example: false,
  revised: '2026-01-01',
  types: [],
  plans: [],
  notes: [
    '취득세와 등기 비용, 인지세는 포함하지 않은 금액입니다.',
    '분양가와 납부 일정은 입주자모집공고와 공급계약서를 기준으로 합니다.',
  ],
};
