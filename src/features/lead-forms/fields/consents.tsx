import type { FieldErrors } from '#forms/field-spec.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import type { Shell } from '#site/schema/shell.ts';
import { withArticle } from '#site/statement.ts';
import { FIELD_ERROR_TEXT } from '#text/forms.ts';
import { errorAttributes } from './error-attributes.ts';
import { FieldError } from './field-error.tsx';
import styles from '#features/lead-forms/lead-form.module.css';

const CONSENT_ERRORS: FieldErrors = { valueMissing: FIELD_ERROR_TEXT.consent };

interface ConsentsProps {
  form: FormKey;
  notice: Shell['privacyNotice'];
  /** Whether `[필수] 개인정보 수집·이용 동의` is asked. */
  requireConsent: boolean;
  /** Whether `[선택] 광고성 정보 수신 동의` is asked. */
  asksMarketing: boolean;
  /** What the draft says of it; never ticked in advance. */
  isAdvertisingTicked: boolean;
  error: string | undefined;
}

/** The boxes that a form asks to tick, the required apart from the free one. */
export function Consents(props: ConsentsProps) {
  const { form, notice, requireConsent, asksMarketing, isAdvertisingTicked, error } = props;
  return (
    <>
      {requireConsent && (
        <div>
          <label className={styles.consent}>
            <input type="checkbox" name="consent" value="true" required {...errorAttributes(CONSENT_ERRORS)} />
            <span>{notice.required}</span>
          </label>
          <FieldError of="consent" error={error} />
        </div>
      )}
      {asksMarketing && (
        <div>
          <label className={styles.consent}>
            <input
              type="checkbox"
              name="marketing_consent"
              value="true"
              defaultChecked={isAdvertisingTicked}
              aria-describedby={`${form}-marketing`}
            />
            <span>{notice.marketing.label}</span>
          </label>
          <ul id={`${form}-marketing`} className={styles.consentDetails}>
            {notice.marketing.details.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>{withArticle(notice.marketing.basis)}</li>
          </ul>
        </div>
      )}
    </>
  );
}
