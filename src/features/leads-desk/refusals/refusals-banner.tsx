import { clsx } from 'clsx';
import { useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import { usePages } from '#features/leads-desk/database/use-pages.ts';
import shared from '#features/leads-desk/panel.module.css';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { REFUSALS_TEXT } from '#text/leads-desk/refusals.ts';
import { shortMoment } from '#text/moments.ts';
import { Button } from '#ui/controls/button.tsx';
import { clearRefusals, MOST_REFUSALS, refusalGroups, REFUSALS_QUERY } from './refusal-groups.ts';

interface RefusalsBannerProps {
  database: OfficeDatabase;
  /** Staff are only told. */
  isAdmin: boolean;
}

/** Says in red that the form service does not take leads, why, and what helps. Nothing while it takes all. */
export function RefusalsBanner({ database, isAdmin }: RefusalsBannerProps) {
  // Where they cannot be read, the list says so.
  const { documents, reload } = usePages(database, REFUSALS_QUERY);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (documents.length === 0) return null;
  const clear = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await clearRefusals(database, documents);
      await reload();
    } catch (error) {
      setProblem(deskProblem(problemCode(error)));
    }
    setBusy(false);
  };
  return (
    <section aria-label={REFUSALS_TEXT.title} className={clsx(shared.warning, shared.urgent)}>
      <h2 role="alert" className={shared.title}>
        {REFUSALS_TEXT.found(documents.length, documents.length >= MOST_REFUSALS)}
      </h2>
      <p>{REFUSALS_TEXT.kept}</p>
      <ul className={shared.panel}>
        {refusalGroups(documents).map(({ meaning, remedy, count, last }) => (
          <li key={meaning}>
            <p>
              <strong>{meaning}</strong> {REFUSALS_TEXT.line(count, shortMoment(last))}
            </p>
            <p>{remedy}</p>
          </li>
        ))}
      </ul>
      {!isAdmin && <p>{REFUSALS_TEXT.staff}</p>}
      <p role="alert" className={shared.problem}>
        {problem}
      </p>
      {isAdmin && (
        <div className={shared.actions}>
          <Button look="light" aria-disabled={isBusy} onClick={() => void clear()}>
            {isBusy ? REFUSALS_TEXT.clearing : REFUSALS_TEXT.clear}
          </Button>
        </div>
      )}
    </section>
  );
}
