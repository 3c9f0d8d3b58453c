import { useId } from 'react';
import { FORM_SPECS } from '#forms/form-specs.ts';
import type { TextField } from '#forms/field-spec.ts';
import { FORM_TEXT } from '#text/forms.ts';
import { WALK_IN_TEXT } from '#text/leads-desk/walk-in.ts';
import type { WalkIn, WalkInProblems } from './walk-in-lead.ts';
import form from '#ui/style/form.module.css';
import styles from './walk-in.module.css';

interface WalkInFieldsProps {
  walkIn: WalkIn;
  problems: WalkInProblems;
  onChange: (news: Partial<WalkIn>) => void;
}

type TextName = 'name' | 'phone' | 'message';

const isTextField = (field: { name: string; control: string }): field is TextField & { name: TextName } =>
  ['name', 'phone', 'message'].includes(field.name) && ['text', 'tel', 'multiline'].includes(field.control);

/** What the site asks for a visit, from the same table: the form of the home screen has all three. */
const FIELDS = FORM_SPECS.visit.fields.filter(isTextField);

/** Name, phone and message. */
export function WalkInFields({ walkIn, problems, onChange }: WalkInFieldsProps) {
  const id = useId();
  return FIELDS.map(({ name, label, control: kind, need, inputMode, maxLength }) => {
    const control = {
      id: id + name,
      name,
      value: walkIn[name],
      maxLength,
      autoComplete: 'off',
      required: need === 'required',
      'aria-invalid': problems[name] ? true : undefined,
      'aria-describedby': `${id}${name}-problem`,
      className: form.control,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        onChange({ [name]: currentTarget.value }),
    };
    return (
      <div key={name} className={form.field}>
        <label htmlFor={id + name} className={form.label}>
          {label} <span className={form.need}>{need === 'required' ? FORM_TEXT.required : FORM_TEXT.optional}</span>
        </label>
        {kind === 'multiline' ? (
          <textarea rows={4} {...control} />
        ) : (
          <input type={kind} inputMode={inputMode} {...control} />
        )}
        <p id={`${id}${name}-problem`} className={form.problem}>
          {problems[name]}
        </p>
      </div>
    );
  });
}

/** That the visitor agreed; never ticked in advance. */
export function WalkInConsent({ walkIn, problems, onChange }: WalkInFieldsProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="hasConsent"
          required
          checked={walkIn.hasConsent}
          aria-invalid={problems.hasConsent ? true : undefined}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange({ hasConsent: currentTarget.checked })}
        />
        <span>{WALK_IN_TEXT.consent}</span>
      </label>
      <p id={id} className={form.problem}>
        {problems.hasConsent}
      </p>
    </div>
  );
}
