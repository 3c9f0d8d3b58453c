import styles from './closed-notice.module.css';

interface ClosedNoticeProps {
  text: string;
  /** Where to call instead of writing; null: one can still write. */
  phone: { number: string; hours: string } | null;
}

/** What a form is for since the sale has ended, or what one does instead of it. */
export const ClosedNotice = ({ text, phone }: ClosedNoticeProps) => (
  <div className={styles.notice}>
    <p>{text}</p>
    {phone && (
      <p className={styles.phone}>
        <a href={`tel:${phone.number}`}>{phone.number}</a> {phone.hours}
      </p>
    )}
  </div>
);
