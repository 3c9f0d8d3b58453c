import { signs } from 'virtual:plan-signs';
import styles from './plan-key.module.css';

/** Signs of a unit's drawing in words: where north is for which homes, and what the crossed squares are. */
export function PlanKey({ unit }: { unit: string }) {
  const own = signs[unit] ?? [];
  if (own.length === 0) return null;
  return (
    <ul className={styles.key}>
      {own.map(({ kind, words }) => (
        <li key={words} data-kind={kind}>
          {words}
        </li>
      ))}
    </ul>
  );
}
