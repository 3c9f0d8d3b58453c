import type { Payment } from '#site/money/payments.ts';
import { formatWeekday } from '#text/dates.ts';
import { formatWon } from '#text/money.ts';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import table from '#ui/style/table.module.css';
import styles from './price.module.css';

/** A payment by name: 중도금 2차; what there is one of has no number. */
export const nameOf = ({ kind, number }: Payment, all: readonly Payment[]): string => {
  const name = CALCULATOR_TEXT.kinds[kind];
  return all.filter((other) => other.kind === kind).length > 1 ? CALCULATOR_TEXT.number(name, number) : name;
};

/** What is due when, and the sum of it. */
export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const sum = payments.reduce((total, { won }) => total + won, 0);
  return (
    <table className={`${table.table} ${styles.payments}`}>
      <caption>{CALCULATOR_TEXT.payments}</caption>
      <thead>
        <tr>
          <th scope="col">{CALCULATOR_TEXT.what}</th>
          <th scope="col">{CALCULATOR_TEXT.when}</th>
          <th scope="col" className={table.number}>
            {CALCULATOR_TEXT.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={`${payment.kind}${payment.number}`}>
            <th scope="row">{nameOf(payment, payments)}</th>
            <td>
              {payment.label && <span className={styles.label}>{payment.label}</span>}
              {payment.due && formatWeekday(payment.due)}
            </td>
            <td className={table.number}>{formatWon(payment.won)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {PRICE_TEXT.sum}
          </th>
          <td className={`${table.number} ${styles.sum}`}>{formatWon(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
