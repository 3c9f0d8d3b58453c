import { useId, useState } from 'react';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import { Button } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import { assign } from './lead-changes.ts';
import type { SheetPartProps } from './sheet-part.ts';
import styles from './sheet.module.css';

/** In characters; the database's rules say the same. */
const LONGEST_NAME = 100;

/** Who works the lead. */
export function AssigneePart({ database, lead, onChanged }: SheetPartProps) {
  const id = useId();
  const [typed, setTyped] = useState(lead.assignee ?? '');
  /** What was saved last: who types on meanwhile is told nothing of that. */
  const [saved, setSaved] = useState<string | null>(null);
  const { isBusy, problem, run } = useDeed();
  const save = async () => {
    const isDone = await run(async () => onChanged(await assign(database, lead, typed.trim())));
    setSaved(isDone ? typed : null);
  };
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className={form.label}>
        {LEAD_SHEET_TEXT.assignee}
      </label>
      <input
        id={id}
        type="text"
        className={form.control}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="light" aria-disabled={isBusy}>
        {isBusy ? LEAD_SHEET_TEXT.saving : LEAD_SHEET_TEXT.saveAssignee}
      </Button>
      <p role="status" className={form.good}>
        {saved === typed && LEAD_SHEET_TEXT.saved}
      </p>
      <p role="alert" className={form.problem}>
        {problem && deskProblem(problem)}
      </p>
    </form>
  );
}
