import { formatDayInYear, formatLastDay, formatMonth } from '#text/dates.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { sideOfWords } from '#site/schedule/side-of-words.ts';
import { layTimeline, type Timeline, type TimelineMonth } from '#site/timeline.ts';
import { SCHEDULE_TEXT } from '#text/pages/schedule.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { TodayLine } from './today-line.tsx';
import styles from './schedule-chart.module.css';

type Step = Schedule['steps'][number];

/** Pixels. */
const HEAD = 64;
const ROW = 48;
const FOOT = 14;
const BAR = 14;
/** Between a mark and its words. */
const SPACE = 10;
/** What the axis is wide in the narrowest window that has the chart. */
const NARROWEST = 760;
/** What a letter is wide at most on average: of a title, and of the days under it. */
const LETTER = { title: 14, days: 8 };

/** How much of the axis words take beside their mark, in percent. */
const wordsWidth = (title: string, days: string): number =>
  ((Math.max(title.length * LETTER.title, days.length * LETTER.days) + SPACE) / NARROWEST) * 100;

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
          <Mark key={mark.step.title} mark={mark} months={months} y={HEAD + (index + 0.5) * ROW} />
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

interface MarkProps {
  mark: Timeline<Step>['marks'][number];
  months: Timeline<Step>['months'];
  y: number;
}

function Mark({ mark, months, y }: MarkProps) {
  const { step, at, width } = mark;
  const { title, from, until } = step;
  const days = until ? `${formatDayInYear(from)} ~ ${formatLastDay(from, until)}` : formatDayInYear(from);
  const isBefore = sideOfWords(months, mark, wordsWidth(title, days)) === 'before';
  const place = { x: `${isBefore ? at : at + width}%`, dx: isBefore ? -SPACE : SPACE };
  return (
    <>
      {until ? (
        <rect x={`${at}%`} y={y - BAR / 2} width={`${width}%`} height={BAR} rx={BAR / 2} className={styles.bar} />
      ) : (
        <circle cx={`${at + width / 2}%`} cy={y} r={BAR / 2} className={styles.dot} />
      )}
      <text y={y} {...place} dy="-0.2em" textAnchor={isBefore ? 'end' : 'start'} className={styles.title}>
        {title}
        <tspan {...place} dy="1.3em" className={styles.when}>
          {days}
        </tspan>
      </text>
    </>
  );
}
