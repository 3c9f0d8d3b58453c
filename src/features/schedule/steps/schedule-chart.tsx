import { formatDayInYear, formatLastDay, formatMonth } from '#text/dates.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { layTimeline, type Timeline, type TimelineMonth } from '#site/timeline.ts';
import { SCHEDULE_TEXT } from '#text/pages/schedule.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { TodayLine } from './today-line.tsx';
import styles from './schedule-chart.module.css';

type Step = Schedule['steps'][number];

/** Pixels. */
const HEAD = 64;
const ROW = 42;
const FOOT = 14;
const BAR = 14;
/** Percent of the axis from which words stand before their mark, so that they stay on the chart. */
const LATE = 70;

interface ScheduleChartProps {
  steps: readonly Step[];
  /** null: not known yet. */
  today: string | null;
  /** Whether every date is an example, and says so. */
  isExample: boolean;
}

/**
 * The steps on an axis of days, as a staircase. For the eye alone: the list under it says the same in words. It has no
 * view box, so that words keep their size.
 */
export function ScheduleChart({ steps, today, isExample }: ScheduleChartProps) {
  const { months, marks } = layTimeline(steps);
  const height = HEAD + steps.length * ROW + FOOT;
  return (
    <div className={styles.frame} aria-hidden="true">
      {isExample && (
        <p className={styles.example}>
          <Badge>{SCHEDULE_TEXT.example}</Badge> {SCHEDULE_TEXT.allExamples}
        </p>
      )}
      <svg width="100%" height={height} className={styles.chart}>
        {months.map((month) => (
          <Month key={month.month} month={month} height={height} />
        ))}
        {today !== null && <TodayLine today={today} months={months} top={HEAD} bottom={height} />}
        {marks.map((mark, index) => (
          <Mark key={mark.step.title} mark={mark} y={HEAD + (index + 0.5) * ROW} />
        ))}
      </svg>
    </div>
  );
}

function Month({ month: { month, at, width, gap, weeks }, height }: { month: TimelineMonth; height: number }) {
  return (
    <>
      <rect x={`${at}%`} y={HEAD} width={`${width}%`} height={height - HEAD} className={styles.month} />
      {gap > 0 && <line x1={`${at - gap}%`} x2={`${at}%`} y1={HEAD} y2={HEAD} className={styles.gap} />}
      <line x1={`${at}%`} x2={`${at}%`} y1={HEAD} y2={height} className={styles.start} />
      <line x1={`${at}%`} x2={`${at + width}%`} y1={HEAD} y2={HEAD} className={styles.edge} />
      <text x={`${at}%`} y="20" className={styles.monthName}>
        {formatMonth(month)}
      </text>
      {weeks.map(({ day, at: monday }) => (
        <g key={day}>
          <line x1={`${monday}%`} x2={`${monday}%`} y1={HEAD} y2={height} className={styles.week} />
          <text x={`${monday}%`} y={HEAD - 10} className={styles.day}>
            {SCHEDULE_TEXT.dayOfMonth(day)}
          </text>
        </g>
      ))}
    </>
  );
}

function Mark({ mark: { step, at, width }, y }: { mark: Timeline<Step>['marks'][number]; y: number }) {
  const { title, from, until } = step;
  const isLate = at + width > LATE;
  const days = until ? `${formatDayInYear(from)} ~ ${formatLastDay(from, until)}` : formatDayInYear(from);
  return (
    <>
      {until ? (
        <rect x={`${at}%`} y={y - BAR / 2} width={`${width}%`} height={BAR} rx={BAR / 2} className={styles.bar} />
      ) : (
        <circle cx={`${at + width / 2}%`} cy={y} r={BAR / 2} className={styles.dot} />
      )}
      <text
        x={`${isLate ? at : at + width}%`}
        y={y}
        dx={isLate ? -10 : 10}
        dy="0.34em"
        textAnchor={isLate ? 'end' : 'start'}
        className={styles.title}
      >
        {title}
        <tspan dx="8" className={styles.when}>
          {days}
        </tspan>
      </text>
    </>
  );
}
