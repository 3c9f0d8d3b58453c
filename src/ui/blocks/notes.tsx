import { keepMeasures } from '#ui/style/measures.ts';
import styles from './notes.module.css';

/** The small print under a page. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{keepMeasures(note)}</li>
      ))}
    </ul>
  );
}
