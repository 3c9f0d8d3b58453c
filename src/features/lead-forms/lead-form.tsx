import type { FormKey } from '#protocol/forms.ts';
import type { Shell } from '#site/schema/shell.ts';
import { CHECK_TEXT, SUBMIT_TEXT } from '#text/forms.ts';
import { Button } from '#ui/button.tsx';
import { Consents } from './consents.tsx';
import { Field } from './field.tsx';
import { FORM_FIELDS } from './form-fields.ts';
import { FormResult } from './form-result.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useLeadForm } from './use-lead-form.ts';
import styles from './lead-form.module.css';

export interface LeadFormProps {
  form: FormKey;
  /** Slug of the development. */
  site: string;
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
 * Any of the four lead forms. It is a real form with an address, so that it also works without JavaScript. The early
 * script takes what it is given (src/early), before and after this has come; here it is written and shown.
 */
export function LeadForm({ form, site, notice, requireConsent, result, phone, marked = false }: LeadFormProps) {
  const { progress, errors, edition, initial, onInput } = useLeadForm(form);
  const outcome = progress.status === 'answered' ? progress.outcome : null;
  const receipt = progress.status === 'submitting' ? progress.receipt : undefined;
  const submitting = progress.status === 'submitting';
  const replaces = result === 'replaces';
  return (
    <>
      <form
        key={edition}
        method="post"
        action={__FORM_ENDPOINTS__[form]}
        data-form={form}
        data-ask-phone={CHECK_TEXT.askPhone}
        data-too-long={CHECK_TEXT.tooLong}
        data-other={CHECK_TEXT.other}
        hidden={replaces && outcome !== null}
        className={styles.form}
        onInput={onInput}
      >
        {FORM_FIELDS[form].map((spec) => (
          <Field key={spec.name} spec={spec} initial={initial[spec.name] ?? ''} error={errors[spec.name]} />
        ))}
        <input type="hidden" name="site" value={site} />
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="notice_version" value={notice.version} />
        <PrivacyNotice form={form} notice={notice} requireConsent={requireConsent} />
        <Consents
          form={form}
          notice={notice}
          requireConsent={requireConsent}
          isAdvertisingTicked={initial['marketing_consent'] === 'true'}
          error={errors['consent']}
        />
        <Button
          type="submit"
          disabled={submitting}
          data-idle={SUBMIT_TEXT.submit}
          data-submitting={SUBMIT_TEXT.submitting}
          className={styles.submit}
          suppressHydrationWarning
        >
          {submitting ? SUBMIT_TEXT.submitting : SUBMIT_TEXT.submit}
        </Button>
        <p role="status" data-part="kept" hidden={!receipt}>
          {SUBMIT_TEXT.kept}{' '}
          <strong data-words="" suppressHydrationWarning>
            {receipt ?? ''}
          </strong>
        </p>
      </form>
      <FormResult form={form} outcome={outcome} replaces={replaces} marked={marked} phone={phone} />
    </>
  );
}
