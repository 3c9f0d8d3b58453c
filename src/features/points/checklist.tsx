import type { ReactNode } from 'react';
import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import type { Statement } from '#site/schema/parts/fields.ts';
import type { Points } from '#site/schema/points.ts';
import type { Schedule } from '#site/schema/schedule.ts';
import { formatWeekday } from '#text/dates.ts';
import { POINTS_TEXT } from '#text/pages/points.ts';
import styles from './checklist.module.css';

interface ChecklistProps {
  checklist: Points['checklist'];
  /** Whose steps tell by which day something is judged; null: no day is known. */
  schedule: Schedule | null;
  sentence: (statement: Statement) => ReactNode;
}

/** The day by which something is judged, in words. */
function dayOf(asOf: string, schedule: Schedule | null): string {
  const step = schedule?.steps.find(({ title }) => title === asOf);
  return step && schedule
    ? POINTS_TEXT.asOf(asOf, formatWeekday(step.from), schedule.example)
    : POINTS_TEXT.asOfStep(asOf);
}

/** What to look up before applying, each with its day. No verdict: the rules change, and only the notice decides. */
export function Checklist({ checklist: { title, lead, items }, schedule, sentence }: ChecklistProps) {
  return (
    <section {...mark(BELOW_FOLD)} className={styles.checklist}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <label className={styles.label}>
              <input type="checkbox" />
              <span>{item.title}</span>
            </label>
            <p>{sentence(item.text)}</p>
            {item.asOf && <p className={styles.day}>{dayOf(item.asOf, schedule)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
