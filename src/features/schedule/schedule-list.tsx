import { formatDayInYear, formatLastDay, formatMonth } from '#text/dates.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { layTimeline } from '#site/timeline.ts';
import { SCHEDULE_TEXT } from '#text/pages/schedule.ts';
import { Badge } from '#ui/controls/badge.tsx';
import styles from './schedule-list.module.css';

type Step = Schedule['steps'][number];

interface ScheduleListProps {
  steps: readonly Step[];
  /** Whether every date is an example, and says so. */
  isExample: boolean;
}

/** The steps in words, month by month; on phones it is drawn as a line of days. */
export function ScheduleList({ steps, isExample }: ScheduleListProps) {
  const months = layTimeline(steps)
    .months.map((month) => ({ ...month, steps: steps.filter(({ from }) => from.startsWith(month.month)) }))
    .filter((month) => month.steps.length > 0);
  return (
    <ol className={styles.months}>
      {months.map(({ month, gap, steps: ofMonth }) => (
        <li key={month} className={styles.month} data-after-gap={gap > 0 ? '' : undefined}>
          <h3>{formatMonth(month)}</h3>
          <ol>
            {ofMonth.map((step) => (
              <StepRow key={step.title} step={step} isExample={isExample} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function StepRow({ step: { title, from, until, text }, isExample }: { step: Step; isExample: boolean }) {
  return (
    <li className={styles.step} data-range={until ? '' : undefined}>
      <p className={styles.when}>
        <time dateTime={from}>{formatDayInYear(from)}</time>
        {until && (
          <>
            {' ~ '}
            <time dateTime={until}>{formatLastDay(from, until)}</time>
          </>
        )}
        {isExample && <Badge>{SCHEDULE_TEXT.example}</Badge>}
      </p>
      <div>
        <h4 className={styles.title}>{title}</h4>
        <p>{text}</p>
      </div>
    </li>
  );
}
