import { useEffect, useRef } from 'react';
import { FORM_TEXT, RESULT_TEXT } from '#text/forms.ts';
import { OUTBOX_TEXT } from '#text/outbox.ts';
import { FORM_FIELDS } from './form-fields.ts';
import type { Outcome } from './submission.ts';
import styles from './form-result.module.css';

const MARKS = { success: '✅', failure: '❌', exception: '⚠️' } as const;

interface FormResultProps {
  outcome: Outcome;
  /** The customer page leads its messages with a mark. */
  marked?: boolean;
  /** Where to call when a request could neither be delivered nor stored. */
  phone: string;
}

const labelOf = (field: string) =>
  Object.values(FORM_FIELDS)
    .flat()
    .find(({ name }) => name === field)?.label ?? field;

/** The result of a form. It takes the focus, because the form it speaks of may be gone. */
export function FormResult({ outcome, marked = false, phone }: FormResultProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [outcome]);
  return (
    <div
      ref={element}
      tabIndex={-1}
      role={outcome.tone === 'success' ? 'status' : 'alert'}
      className={styles[outcome.tone]}
    >
      <p className={styles.message}>
        {marked && `${MARKS[outcome.tone]} `}
        {RESULT_TEXT[outcome.tone]}
      </p>
      {outcome.tone !== 'success' && outcome.saved && <p className={styles.saved}>{OUTBOX_TEXT.saved}</p>}
      {outcome.tone === 'exception' && !outcome.saved && (
        <p className={styles.saved}>
          {OUTBOX_TEXT.call} <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      {outcome.tone === 'success' && (
        <p className={styles.receipt}>
          {FORM_TEXT.receipt} <strong data-confirmed={outcome.receipt}>{outcome.receipt}</strong>
        </p>
      )}
      {outcome.tone === 'failure' && outcome.fields.length > 0 && (
        <>
          <p>{FORM_TEXT.refused}</p>
          <ul>
            {outcome.fields.map(({ field, message }) => (
              <li key={field}>
                {labelOf(field)}
                {message && `: ${message}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
