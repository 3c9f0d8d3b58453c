import { useId, useState, type Ref } from 'react';
import { DESK_TEXT } from '#text/press/desk.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import form from '#ui/style/form.module.css';
import { writtenMoment } from './korean-moment.ts';

/** Four digits of a year, as the database takes them. */
const LATEST = '9999-12-31T23:59';

interface PublishAtFieldProps {
  /** In Korean time; empty: at once. */
  value: string;
  onChange: (value: string) => void;
  /** Of a date that is half written the field alone knows: its value is empty. */
  field: Ref<HTMLInputElement>;
}

/** When an article is to be published, and who will do that. */
export function PublishAtField({ value, onChange, field }: PublishAtFieldProps) {
  const id = useId();
  const [earliest] = useState(() => writtenMoment(new Date()));
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {SCHEDULE_TEXT.publishAt} <span className={form.need}>{DESK_TEXT.optional}</span>
      </label>
      <input
        id={id}
        ref={field}
        type="datetime-local"
        value={value}
        min={earliest}
        max={LATEST}
        aria-describedby={`${id}hint`}
        className={form.control}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}hint`} className={form.hint}>
        {value ? SCHEDULE_TEXT.by[__PRESS__.publishes] : SCHEDULE_TEXT.publishAtHint}
      </p>
    </div>
  );
}
