import { facts } from '#content/facts.ts';
import { schedule } from '#content/schedule.ts';
import { closeForms } from '#features/lead-forms/close-forms.ts';
import type { ClosedForm } from '#features/lead-forms/lead-form-store.ts';
import { ClosedNotice } from '#features/schedule/sale/closed-notice.tsx';
import { today, watchDay } from '#features/schedule/use-today.ts';
import { useVisits } from '#features/visits/visit-store.ts';
import { closedSale } from '#site/schedule/sale-state.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { SALE_TEXT } from '#text/sale.ts';

const phone = { number: facts.phone, hours: facts.phoneHours };

/** What the content makes of the forms; null: they stay as they are. */
function closedForm({ end, example }: Schedule): ClosedForm | null {
  if (!end || end.closed.forms === 'keep') return null;
  const { closed } = end;
  const isOff = closed.forms === 'off';
  const title = closed.forms === 'waiting' ? closed.title : closed.state;
  const text = example ? `${closed.text} ${SALE_TEXT.example}` : closed.text;
  const Notice = () => <ClosedNotice text={text} phone={isOff ? phone : null} />;
  return { title, text: isOff ? null : text, Notice, isOff };
}
const holdsVisit = (form: keyof ReturnType<typeof useVisits.getState>) => useVisits.getState()[form].chosen !== null;

/** Changes the forms on the day on which the sale has ended, in whatever page is open, and back where the clock is set back. */
export function followSaleEnd(): void {
  const dates = schedule;
  const then = dates && closedForm(dates);
  if (!then) return;
  let reopen: (() => void) | null = null;
  const look = () => {
    if (closedSale(dates, today())) {
      reopen ??= closeForms(then, holdsVisit);
      return;
    }
    reopen?.();
    reopen = null;
  };
  look();
  watchDay(look);
}
