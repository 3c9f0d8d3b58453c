import { saleSteps } from '#site/schedule/sale-state.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { formatDayInYear, formatLastDay, formatWeekday } from '#text/dates.ts';
import { SALE_TEXT } from '#text/sale.ts';
import { saleWords } from './sale-words.ts';

/** The state of the sale in two lines. */
export interface SaleLines {
  /** `정당계약 중 · 4월 7일(수)까지 (예시)` */
  state: string;
  /** `당첨자 발표 3월 24일(수)`, with its year where that is not today's; null: nothing comes. */
  next: string | null;
  /** `D-7`; null: nothing is counted. */
  dDay: string | null;
}

/**
 * @param today as Seoul's calendars show it; null: nobody knows yet, and the lines say the first date, which stays true
 * @returns null: the schedule does not say what its steps are in the sale
 */
export function saleLines(schedule: Schedule, today: string | null): SaleLines | null {
  const [first] = saleSteps(schedule);
  if (!first) return null;
  const marked = (state: string) => (schedule.example ? `${state} ${SALE_TEXT.example}` : state);
  const words = today === null ? null : saleWords(schedule, today);
  if (today === null || !words)
    return { state: marked(SALE_TEXT.schedule), next: `${first.title} ${formatWeekday(first.from)}`, dDay: null };
  const { state, until, next } = words;
  const now = state ?? SALE_TEXT.between;
  return {
    state: marked(until ? `${now} · ${SALE_TEXT.until(formatDayInYear(until))}` : now),
    next: next && `${next.title} ${formatLastDay(today, next.day)}`,
    dDay: next?.dDay ?? null,
  };
}
