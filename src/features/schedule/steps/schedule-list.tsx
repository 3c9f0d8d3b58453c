import { formatDayInYear, formatLastDay, formatMonth } from '#text/dates.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { layTimeline } from '#site/timeline.ts';
import { SCHEDULE_TEXT } from '#text/pages/schedule.ts';
import { Badge } from '#ui/controls/badge.tsx';
import type { CalendarSite } from './step-event.ts';
import { StepMarks } from './step-marks.tsx';
import styles from './schedule-list.module.css';

type Step = Schedule['steps'][number];

interface ScheduleListProps {
  steps: readonly Step[];
  /** null: not known yet, and no step is marked. */
  today: string | null;
  /** Whether every date is an example, and says so. */
  isExample: boolean;
  /** What a calendar is told of the development. */
  site: CalendarSite;
}

/** The steps in words, month by month; on phones it is drawn as a line of days. */
export function ScheduleList({ steps, ...rest }: ScheduleListProps) {
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
              <StepRow key={step.title} step={step} {...rest} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

type StepRowProps = Omit<ScheduleListProps, 'steps'> & { step: Step };

function StepRow({ step, today, isExample, site }: StepRowProps) {
  const { title, from, until, text } = step;
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
      <div className={styles.words}>
        <h4 className={styles.title}>{title}</h4>
        <p>{text}</p>
      </div>
      {today !== null && <StepMarks step={step} today={today} isExample={isExample} site={site} />}
    </li>
  );
}
