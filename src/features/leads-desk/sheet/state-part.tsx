import { LEAD_STATES } from '#protocol/office/lead-document.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import { STATE_NAMES } from '#text/leads-desk/states.ts';
import { shortMoment } from '#text/moments.ts';
import form from '#ui/style/form.module.css';
import { stateOf, type Lead } from '#features/leads-desk/list/lead.ts';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import { changeStates } from './lead-changes.ts';
import type { SheetPartProps } from './sheet-part.ts';
import styles from './sheet.module.css';

/** The state, one tap or key each: arrows between radios would store, and log, every state on their way. */
export function StatePart({ database, lead, onChanged }: SheetPartProps) {
  const { isBusy, problem, run } = useDeed();
  const change = (to: (typeof LEAD_STATES)[number]) =>
    run(async () => {
      const [changed] = await changeStates(database, [lead], to);
      onChanged(changed ?? lead);
    });
  return (
    <fieldset className={styles.states} aria-busy={isBusy}>
      <legend className={form.label}>{LEAD_SHEET_TEXT.state}</legend>
      {LEAD_STATES.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={stateOf(lead) === state}
          aria-disabled={isBusy}
          onClick={() => stateOf(lead) !== state && void change(state)}
        >
          {STATE_NAMES[state]}
        </button>
      ))}
      <p role="status" className={form.hint}>
        {changedText(lead, isBusy)}
      </p>
      <p role="alert" className={form.problem}>
        {problem && deskProblem(problem)}
      </p>
    </fieldset>
  );
}

function changedText({ changed_at }: Lead, isBusy: boolean): string {
  if (isBusy) return LEAD_SHEET_TEXT.saving;
  return changed_at ? LEAD_SHEET_TEXT.changed(shortMoment(changed_at)) : '';
}
