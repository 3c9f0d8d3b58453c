import type { Schedule } from '#site/schema/schedule.ts';
import { closedSale } from '#site/schedule/sale-state.ts';
import { STEP_TEXT } from '#text/sale.ts';
import { saleLines } from './sale-lines.ts';
import { stepEvent, type CalendarSite } from '#features/schedule/steps/step-event.ts';
import { TakeButton } from '#features/schedule/steps/take-button.tsx';
import styles from './sale-panel.module.css';

interface SalePanelProps {
  schedule: Schedule;
  /** null: not known yet. */
  today: string | null;
  site: CalendarSite;
}

/** Where the sale stands, and all its dates for a calendar; once it has ended, what the content says of that. */
export function SalePanel({ schedule, today, site }: SalePanelProps) {
  const lines = saleLines(schedule, today);
  const closed = today === null ? null : closedSale(schedule, today);
  return (
    <div className={styles.panel}>
      <div>
        {lines && <p className={styles.state}>{lines.state}</p>}
        {closed && <p>{closed.text}</p>}
        {!closed && lines?.next && (
          <p>
            {`${lines.next} `}
            <b>{lines.dDay}</b>
          </p>
        )}
      </div>
      {!closed && (
        <TakeButton
          events={schedule.steps.map((step) => stepEvent(step, site, schedule.example))}
          name={STEP_TEXT.allFile}
          words={STEP_TEXT.takeAll}
          // Before it is taken over a tap would be lost.
          isDisabled={today === null}
        />
      )}
    </div>
  );
}
