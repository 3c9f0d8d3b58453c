import { useId, useState } from 'react';
import { DESK_TEXT } from '#text/press/desk.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import form from '#ui/style/form.module.css';
import { writtenMoment } from './korean-moment.ts';

interface PublishAtFieldProps {
  /** In Korean time; empty: at once. */
  value: string;
  onChange: (value: string) => void;
}

/** When an article is to be published, and who will do that. */
export function PublishAtField({ value, onChange }: PublishAtFieldProps) {
  const id = useId();
  const [earliest] = useState(() => writtenMoment(new Date()));
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {SCHEDULE_TEXT.publishAt} <span className={form.need}>{DESK_TEXT.optional}</span>
      </label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        min={earliest}
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
