import type { Law } from '#site/schema/parts/fields.ts';
import { formatDay } from '#text/dates.ts';
import { lawNote } from '#text/pages.ts';
import styles from './law-note.module.css';

/** The article that a statement rests on and when it was checked, small behind it. */
export function LawNote({ law: { article, checked } }: { law: Law }) {
  return <small className={styles.law}>{lawNote(article, checked === null ? null : formatDay(checked))}</small>;
}
