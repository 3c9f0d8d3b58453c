import type { ClosedSale } from '#site/schema/schedule.ts';
import { SALE_TEXT } from '#text/sale.ts';
import styles from './closed-notice.module.css';

interface ClosedNoticeProps {
  closed: ClosedSale;
  isExample: boolean;
  /** null: no other thing says it. */
  title: string | null;
  /** Where to call instead of writing; null: one can still write. */
  phone: { number: string; hours: string } | null;
}

/** What a form is for since the sale has ended, or what one does instead of it. */
export const ClosedNotice = ({ closed, isExample, title, phone }: ClosedNoticeProps) => (
  <div className={styles.notice}>
    {title && <h2 className={styles.title}>{title}</h2>}
    <p>
      {closed.text} {isExample && SALE_TEXT.example}
    </p>
    {phone && (
      <p className={styles.phone}>
        <a href={`tel:${phone.number}`}>{phone.number}</a> {phone.hours}
      </p>
    )}
  </div>
);
