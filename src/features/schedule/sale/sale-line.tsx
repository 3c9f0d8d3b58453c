import { Link } from 'react-router-dom';
import type { Schedule } from '#site/schema/schedule.ts';
import { SALE_TEXT } from '#text/sale.ts';
import { saleWords } from './sale-words.ts';
import { useToday } from '#features/schedule/use-today.ts';
import styles from './sale-line.module.css';

interface SaleLineProps {
  schedule: Schedule;
  /** Where it leads; null: it is only read. */
  href: string | null;
}

/** The state of the sale in one line: `1순위 접수 중 · 2순위 접수 D-1`. */
export function SaleLine({ schedule, href }: SaleLineProps) {
  const today = useToday();
  const words = today === null ? null : saleWords(schedule, today);
  if (!words) return null;
  const { state, next } = words;
  const line = (
    <>
      {state && <span className={styles.state}>{state}</span>}
      {next && (
        <span className={styles.next}>
          {state && ' · '}
          {next.title} <b>{next.dDay}</b>
        </span>
      )}
      {schedule.example && ` ${SALE_TEXT.example}`}
    </>
  );
  return href === null ? (
    line
  ) : (
    <Link to={href} className={styles.link}>
      {line}
    </Link>
  );
}
