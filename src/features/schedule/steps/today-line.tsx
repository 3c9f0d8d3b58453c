import { placeOnAxis } from '#site/schedule/place-on-axis.ts';
import type { TimelineMonth } from '#site/timeline.ts';
import { STEP_TEXT } from '#text/sale.ts';
import styles from './schedule-chart.module.css';

interface TodayLineProps {
  today: string;
  months: readonly TimelineMonth[];
  /** Pixels, from the axis to the chart's foot. */
  top: number;
  bottom: number;
}

/** Today on the chart of days, where its months show it. */
export function TodayLine({ today, months, top, bottom }: TodayLineProps) {
  const at = placeOnAxis(months, today);
  if (at === null) return null;
  return (
    <>
      <line x1={`${at}%`} x2={`${at}%`} y1={top - 6} y2={bottom} className={styles.today} />
      <text x={`${at}%`} y={top - 26} textAnchor="middle" className={styles.todayName}>
        {STEP_TEXT.today}
      </text>
    </>
  );
}
