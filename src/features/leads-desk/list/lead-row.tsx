import { clsx } from 'clsx';
import { maskedPhone } from '#protocol/office/masked-phone.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { LEAD_LIST_TEXT } from '#text/leads-desk/list.ts';
import { STATE_NAMES } from '#text/leads-desk/states.ts';
import { shortMoment } from '#text/moments.ts';
import { formName, stateOf, type Lead } from './lead.ts';
import styles from './list.module.css';

interface LeadRowProps {
  lead: Lead;
  /** Another lead of the number that stands above it. */
  isFurther: boolean;
  /** How many leads have its number, where it is the first of several; else null. */
  sameNumber: number | null;
  onOpen: () => void;
  /** Where several may be chosen at once. */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null;
}

/** One lead: a line to tap, and, where several are chosen, a box to tick. */
export function LeadRow({ lead, isFurther, sameNumber, onOpen, choice }: LeadRowProps) {
  const state = stateOf(lead);
  return (
    <li className={clsx(styles.row, isFurther && styles.further)}>
      {choice && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={choice.isChosen}
            aria-label={LEAD_LIST_TEXT.choose(lead.name)}
            onChange={({ currentTarget }) => choice.onChoose(currentTarget.checked)}
          />
        </label>
      )}
      <button type="button" className={styles.lead} onClick={onOpen}>
        <span className={styles.who}>
          <bdi className={styles.name}>{lead.name}</bdi>
          <span className={clsx(styles.state, styles[state])}>{STATE_NAMES[state]}</span>
          {sameNumber !== null && <span className={styles.same}>{LEAD_LIST_TEXT.sameNumber(sameNumber)}</span>}
        </span>
        <span className={styles.facts}>
          <span>{shortMoment(lead.received_at)}</span>
          <span>{maskedPhone(lead.phone)}</span>
          <span>{receiptNumber(lead.id)}</span>
          <span>{lead.via === 'desk' ? LEAD_LIST_TEXT.walkIn : formName(lead.form)}</span>
          {lead.assignee && <bdi>{lead.assignee}</bdi>}
        </span>
      </button>
    </li>
  );
}
