import { useId, useState } from 'react';
import { interestOf, readRate } from '#site/money/interest.ts';
import type { Payment } from '#site/money/payments.ts';
import { formatWeekday } from '#text/dates.ts';
import { formatWon } from '#text/money.ts';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import form from '#ui/style/form.module.css';
import styles from './price-calculator.module.css';

/** The interest of the 중도금 by a rate that the visitor types: the site knows no bank's. */
export function InterestField({ payments }: { payments: readonly Payment[] }) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const until = payments.at(-1)?.due ?? null;
  if (until === null || !payments.some(({ kind }) => kind === 'interim')) return null;
  const rate = readRate(typed);
  const isWrong = typed.trim() !== '' && rate === null;
  return (
    <div className={`${form.field} ${styles.rate}`}>
      <label htmlFor={id} className={form.label}>
        {CALCULATOR_TEXT.rate}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className={form.control}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-help`} className={styles.help}>
        {isWrong ? CALCULATOR_TEXT.rateWrong : CALCULATOR_TEXT.rateHelp}
      </p>
      <p role="status">
        {rate !== null && CALCULATOR_TEXT.interest(formatWon(interestOf(payments, rate, until)), formatWeekday(until))}
      </p>
    </div>
  );
}
