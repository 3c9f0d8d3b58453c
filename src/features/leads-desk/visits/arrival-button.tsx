import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { VISITS_TEXT } from '#text/leads-desk/visits.ts';
import { arrive, undoArrival } from './arrival.ts';
import type { Visit } from './visit-list.ts';
import form from '#ui/style/form.module.css';
import styles from './visits.module.css';

interface ArrivalButtonProps {
  database: OfficeDatabase;
  visit: Visit;
  /** Told of the visit as it is then; null: it is no more. */
  onChange: (visit: Visit | null) => void;
}

/** 도착 in one tap, and after it the way back. */
export function ArrivalButton({ database, visit, onChange }: ArrivalButtonProps) {
  const { isBusy, problem, run } = useDeed();
  const { state, visitor, receipt } = visit;
  const name = visitor?.name ?? VISITS_TEXT.receipt(receipt);
  const hasArrived = state === 'arrived';
  const deed = hasArrived ? VISITS_TEXT.undo : VISITS_TEXT.arrive;
  const change = () =>
    run(async () => onChange(await (hasArrived ? undoArrival(database, visit) : arrive(database, visit))));
  if (state === 'cancelled') return <strong className={styles.state}>{VISITS_TEXT.cancelled}</strong>;
  return (
    <div className={styles.arrival}>
      {hasArrived && <strong className={styles.arrived}>{VISITS_TEXT.arrived}</strong>}
      <button
        type="button"
        aria-label={VISITS_TEXT.ofVisitor(name, deed)}
        aria-disabled={isBusy}
        className={hasArrived ? styles.undo : styles.arrive}
        data-print="no"
        onClick={() => void change()}
      >
        {deed}
      </button>
      <p role="alert" className={form.problem}>
        {problem && deskProblem(problem === 'permission-denied' ? 'aborted' : problem)}
      </p>
    </div>
  );
}
