import type { FormKey } from '#protocol/forms.ts';

const LABELS: Readonly<Record<FormKey, string>> = {
  reservation: '방문예약 (팝업)',
  interest: '관심고객 등록 (팝업)',
  visit: '방문예약 (홈 화면)',
  customer: '관심고객·방문예약 등록 (고객 페이지)',
};
const labels = new Map(Object.entries(LABELS));

/** What the office calls a form; one that this build does not know by its key. */
export const formLabel = (form: string): string => labels.get(form) ?? form;
