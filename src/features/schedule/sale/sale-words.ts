import { saleState } from '#site/schedule/sale-state.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { SALE_TEXT } from '#text/sale.ts';

/** The state of the sale in words; either may be missing, never both. */
export interface SaleWords {
  /** `1순위 접수 중` */
  state: string | null;
  /** Its last day, where it takes several. */
  until: string | null;
  /** What comes next: `2027-03-24`, `D-7`. */
  next: { title: string; day: string; dDay: string } | null;
}

/** @param today as Seoul's calendars show it. null: the schedule does not say what its steps are in the sale */
export function saleWords(schedule: Schedule, today: string): SaleWords | null {
  const state = saleState(schedule, today);
  if (!state) return null;
  const coming = 'next' in state ? state.next : null;
  const next = coming && {
    title: coming.step.title,
    day: coming.step.from,
    dDay: SALE_TEXT.dDay(coming.days),
  };
  switch (state.kind) {
    case 'before':
      return { state: SALE_TEXT.before, until: null, next };
    case 'between':
      return { state: null, until: null, next };
    case 'running': {
      const { now, stage, until } = state.step;
      return { state: now ?? SALE_TEXT.now[stage], until, next };
    }
    case 'after':
      return { state: SALE_TEXT.after, until: null, next: null };
    case 'closed':
      return { state: state.closed.state, until: null, next: null };
  }
}
