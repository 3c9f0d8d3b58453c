import type { Finishes } from '#site/schema/finishes.ts';

export const finishes: Finishes | null = {
  title: '무엇이 들어 있고 무엇이 따로인가요',
  lead: '집에 들어가는 것을 기본, 유상옵션, 전시품으로 나누어 적었습니다. 견본주택에서 보신 것이 어느 쪽인지 확인해 보세요.',
  example: false,
  revised: '2026-01-01',
  items: [],
};
