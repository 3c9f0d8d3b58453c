import type { FormKey } from '#protocol/forms.ts';
import type { Shell } from '#site/schema/shell.ts';
import { FORM_TEXT } from '#text/forms.ts';
import { Button } from '#ui/button.tsx';
import { Consents } from './consents.tsx';
import { Field } from './field.tsx';
import { FORM_FIELDS } from './form-fields.ts';
import { FormResult } from './form-result.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useLeadForm } from './use-lead-form.ts';
import styles from './lead-form.module.css';

interface LeadFormProps {
  form: FormKey;
  notice: Shell['privacyNotice'];
  /** Whether `[필수] 개인정보 수집·이용 동의` is asked. */
  requireConsent: boolean;
  /** `replaces`: the result stands instead of the form (popups). `below`: the form stays. */
  result: 'replaces' | 'below';
  /** Where to call when nothing else works. */
  phone: string;
  /** The result is led by a mark. */
  marked?: boolean;
}

/**
 * Any of the four lead forms. It is a real form with an address, so that it also works without JavaScript and can
 * be held before hydration.
 */
export function LeadForm({ form, notice, requireConsent, result, phone, marked = false }: LeadFormProps) {
  const { progress, errors, edition, initial, onSubmit, onInvalid, onInput } = useLeadForm(form, notice.version);
  const outcome = progress.status === 'answered' ? progress.outcome : null;
  if (outcome && result === 'replaces') return <FormResult outcome={outcome} marked={marked} phone={phone} />;
  const submitting = progress.status === 'submitting';
  return (
    <>
      <form
        key={edition}
        method="post"
        action={__FORM_ENDPOINTS__[form]}
        data-form={form}
        data-hold=""
        className={styles.form}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {FORM_FIELDS[form].map((spec) => (
          <Field
            key={spec.name}
            spec={spec}
            initial={initial[spec.name] ?? ''}
            error={errors[spec.name]}
            onInvalid={onInvalid}
          />
        ))}
        {form === 'visit' && (
          <div className={styles.trap} aria-hidden="true">
            <label>
              {FORM_TEXT.leaveEmpty}
              <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        )}
        <PrivacyNotice form={form} notice={notice} requireConsent={requireConsent} />
        <Consents
          form={form}
          notice={notice}
          requireConsent={requireConsent}
          isAdvertisingTicked={initial['marketing_consent'] === 'true'}
          error={errors['consent']}
          onInvalid={onInvalid}
        />
        <Button type="submit" disabled={submitting} className={styles.submit}>
          {submitting ? FORM_TEXT.submitting : FORM_TEXT.submit}
        </Button>
      </form>
      {outcome && (
        <div className={styles.result}>
          <FormResult outcome={outcome} marked={marked} phone={phone} />
        </div>
      )}
    </>
  );
}
