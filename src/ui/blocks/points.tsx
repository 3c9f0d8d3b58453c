import { keepMeasures } from '#ui/style/measures.ts';
import styles from './points.module.css';

/** Short facts under a text. */
export function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{keepMeasures(point)}</li>
      ))}
    </ul>
  );
}
