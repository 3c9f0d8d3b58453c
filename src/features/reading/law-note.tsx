import type { Law } from '#site/schema/parts/fields.ts';
import { formatDay } from '#text/dates.ts';
import { READING_TEXT } from '#text/pages/reading.ts';
import styles from './law-note.module.css';

/** The article that a statement rests on and when it was checked, small behind it. */
export function LawNote({ law: { article, checked, use } }: { law: Law }) {
  return (
    <small className={styles.law}>
      {READING_TEXT.lawNote(article, checked === null ? null : formatDay(checked), use)}
    </small>
  );
}
