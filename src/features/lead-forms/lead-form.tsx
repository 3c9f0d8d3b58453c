import type { ComponentType, ReactNode } from 'react';
import type { Outcome } from '#early/window.ts';
import type { OptionLists } from '#forms/field-options.ts';
import { FORM_SPECS, type FormSpec } from '#forms/form-specs.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { FORM, mark } from '#protocol/page/page-marks.ts';
import type { Shell } from '#site/schema/shell.ts';
import { FIELD_ERROR_TEXT } from '#text/forms.ts';
import { Consents } from '#features/lead-forms/fields/consents.tsx';
import { Field } from '#features/lead-forms/fields/field.tsx';
import { FormResult } from './form-result.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useLeadForm } from './use-lead-form.ts';
import styles from './lead-form.module.css';

export interface LeadFormProps {
  form: FormKey;
  /** What it asks (S-40 to S-43). */
  spec?: FormSpec;
  /** The development's own options, by the name that fields give. */
  lists: OptionLists | undefined;
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
  /** What stands under its fields and may send some of its own. */
  children?: ReactNode;
  /** What it says of its result besides. */
  afterResult?: ComponentType<{ form: FormKey; site: string; outcome: Outcome }>;
}

/**
 * Any of the four lead forms. It is a real form with an address, so that it also works without JavaScript. The early
 * script takes what it is given (src/early), before and after this has come; here it is written and shown.
 */
export function LeadForm(props: LeadFormProps) {
  const {
    form,
    spec = FORM_SPECS[form],
    lists = {},
    notice,
    requireConsent,
    phone,
    marked = false,
    afterResult: AfterResult,
  } = props;
  const { progress, errors, edition, closed, initial, onInput } = useLeadForm(form);
  const outcome = progress.status === 'answered' ? progress.outcome : null;
  const receipt = progress.status === 'submitting' ? progress.receipt : undefined;
  const replaces = props.result === 'replaces';
  return (
    <>
      {closed && (replaces || closed.isOff) && <closed.Notice />}
      <form
        key={edition}
        method="post"
        action={__FORM_ENDPOINTS__[form]}
        {...mark(FORM, form)}
        data-other={FIELD_ERROR_TEXT.other}
        hidden={closed?.isOff || (replaces && outcome !== null)}
        className={styles.form}
        onInput={onInput}
      >
        {spec.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            lists={lists}
            initial={initial[field.name] ?? ''}
            error={errors[field.name]}
          />
        ))}
        {props.children}
        <input type="hidden" name="site" value={props.site} />
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="notice_version" value={notice.version} />
        <PrivacyNotice form={form} notice={notice} requireConsent={requireConsent} />
        <Consents
          form={form}
          notice={notice}
          requireConsent={requireConsent}
          asksMarketing={spec.asksMarketing}
          isAdvertisingTicked={initial['marketing_consent'] === 'true'}
          error={errors['consent']}
        />
        <SubmitButton isSubmitting={progress.status === 'submitting'} receipt={receipt} />
      </form>
      <FormResult form={form} fields={spec.fields} outcome={outcome} replaces={replaces} marked={marked} phone={phone}>
        {outcome && AfterResult && <AfterResult form={form} site={props.site} outcome={outcome} />}
      </FormResult>
    </>
  );
}
