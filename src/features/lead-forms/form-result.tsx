import { useEffect, useRef, type ReactNode } from 'react';
import { resultText } from '#early/forms/result-text.ts';
import type { Outcome } from '#early/window.ts';
import type { FieldSpec } from '#forms/field-spec.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { mark, PART, REPLACES, RESULT_OF, TONE, WORDS } from '#protocol/page/page-marks.ts';
import { FORM_TEXT, RESULT_TEXT } from '#text/forms.ts';
import styles from './form-result.module.css';

const MARKED_TEXT: typeof RESULT_TEXT = {
  ...RESULT_TEXT,
  success: `✅ ${RESULT_TEXT.success}`,
  failure: `❌ ${RESULT_TEXT.failure}`,
  exception: `⚠️ ${RESULT_TEXT.exception}`,
};

/** The sentences as attributes, for the early script, which carries none. */
const attributesOf = (words: typeof RESULT_TEXT) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [`data-${name}`, text]));

interface FormResultProps {
  form: FormKey;
  fields: readonly FieldSpec[];
  /** null: there is none yet. Its place is always there: the early script may have written into it. */
  outcome: Outcome | null;
  /** It stands instead of the form. */
  replaces: boolean;
  /** The customer page leads its messages with a mark. */
  marked?: boolean;
  /** Where to call when a request could not be delivered. */
  phone: string;
  /** What else is to be said of it. */
  children?: ReactNode;
}

const labelOf = (fields: readonly FieldSpec[], field: string) =>
  fields.find(({ name }) => name === field)?.label ?? field;

/** The result of a form. It takes the focus, because the form it speaks of may be gone. */
export function FormResult(props: FormResultProps) {
  const { form, fields, outcome, replaces, marked = false, phone, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) element.current?.focus();
  }, [outcome]);
  const words = marked ? MARKED_TEXT : RESULT_TEXT;
  const { message, saved, receipt, call, refused } = resultText(outcome, words);
  return (
    <div
      ref={element}
      hidden={!outcome}
      tabIndex={-1}
      role={outcome?.tone === 'success' ? 'status' : 'alert'}
      {...mark(RESULT_OF, form)}
      {...(replaces && mark(REPLACES))}
      {...(outcome && mark(TONE, outcome.tone))}
      {...attributesOf(words)}
      className={styles.result}
    >
      <p className={styles.message}>
        <span {...mark(PART, 'message')} hidden={!message} suppressHydrationWarning>
          {message}
        </span>
      </p>
      <p {...mark(PART, 'saved')} hidden={!saved} className={styles.saved} suppressHydrationWarning>
        {saved}
      </p>
      <p {...mark(PART, 'receipt')} hidden={!receipt} className={styles.receipt}>
        {FORM_TEXT.receipt}{' '}
        <strong {...mark(WORDS)} suppressHydrationWarning>
          {receipt}
        </strong>
      </p>
      <p {...mark(PART, 'call')} hidden={!call} className={styles.saved}>
        <span {...mark(WORDS)} suppressHydrationWarning>
          {call}
        </span>{' '}
        <a href={`tel:${phone}`}>{phone}</a>
      </p>
      <p {...mark(PART, 'refused')} hidden={!refused} className={styles.saved} suppressHydrationWarning>
        {refused}
      </p>
      {outcome?.tone === 'failure' && outcome.fields.length > 0 && (
        <ul>
          {outcome.fields.map(({ field, message: reason }) => (
            <li key={field}>
              {labelOf(fields, field)}
              {reason && `: ${reason}`}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
