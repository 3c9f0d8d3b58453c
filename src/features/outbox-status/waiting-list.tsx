import { clsx } from 'clsx';
import type { WaitingLead } from '#outbox/waiting.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { FORM_NAMES, MISSING_TEXT, OUTBOX_TEXT, SEND_PROBLEM_TEXT, STATE_HINT, STATE_TEXT } from '#text/outbox.ts';
import { Button } from '#ui/controls/button.tsx';
import { maskedPhone } from '#protocol/office/masked-phone.ts';
import { moment } from './moment.ts';
import { removeWaiting, sendNow, useOutboxStatus } from './outbox-status-store.ts';
import styles from './waiting-list.module.css';

function Waiting({ lead }: { lead: WaitingLead }) {
  const receipt = receiptNumber(lead.id);
  const isConfirmed = lead.state === 'confirmed';
  const [missing] = lead.missing;
  const remove = () => {
    // The one question that must not be overlooked: what is removed never reaches the office.
    if (window.confirm(isConfirmed ? OUTBOX_TEXT.removeConfirmed : OUTBOX_TEXT.removeConfirm))
      void removeWaiting(lead.id);
  };
  return (
    <li className={styles.lead}>
      <div className={styles.about}>
        <p className={clsx(styles.facts, styles.form)}>
          <span>{FORM_NAMES[lead.form]}</span>{' '}
          <span className={styles.state}>
            {isConfirmed && missing ? MISSING_TEXT[missing] : STATE_TEXT[lead.state]}
          </span>
        </p>
        <p className={styles.facts}>
          <span>
            {OUTBOX_TEXT.receipt} <strong>{receipt}</strong>
          </span>{' '}
          <span>{maskedPhone(lead.payload.fields['phone'])}</span>
        </p>
        <p className={clsx(styles.facts, styles.times)}>
          <span>
            {OUTBOX_TEXT.savedAt} {moment(lead.createdAt)}
          </span>{' '}
          {(lead.state === 'queued' || isConfirmed) && lead.nextAt !== null && (
            <span>
              {OUTBOX_TEXT.nextTry} {moment(lead.nextAt)}
            </span>
          )}
        </p>
        {STATE_HINT[lead.state] && <p className={styles.hint}>{STATE_HINT[lead.state]}</p>}
      </div>
      <Button look="light" aria-label={OUTBOX_TEXT.removeName(receipt)} onClick={remove}>
        {OUTBOX_TEXT.remove}
      </Button>
    </li>
  );
}

interface WaitingListProps {
  leads: readonly WaitingLead[];
  /** On a shared tablet only the count is shown. */
  isKiosk: boolean;
}

/** The requests that wait on this device, and what the visitor can do about them. */
export function WaitingList({ leads, isKiosk }: WaitingListProps) {
  const { isSending, problem } = useOutboxStatus();
  if (leads.length === 0) return <p role="status">{OUTBOX_TEXT.empty}</p>;
  const isAnyAutomatic = leads.some(({ nextAt }) => nextAt !== null);
  // What the service refused is never sent again.
  const isAnyToSend = leads.some(({ state }) => state !== 'refused');
  return (
    <>
      <p role="status" className={styles.explain}>
        {isKiosk ? OUTBOX_TEXT.kiosk(leads.length) : isAnyAutomatic ? OUTBOX_TEXT.explain : OUTBOX_TEXT.stored}
      </p>
      {!isKiosk && (
        <ul className={styles.leads}>
          {leads.map((lead) => (
            <Waiting key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      {isAnyToSend && (
        <Button className={styles.send} disabled={isSending} onClick={() => void sendNow()}>
          {isSending ? OUTBOX_TEXT.sending : OUTBOX_TEXT.sendNow}
        </Button>
      )}
      <p role="alert" className={styles.problem}>
        {problem && SEND_PROBLEM_TEXT[problem]}
      </p>
    </>
  );
}
