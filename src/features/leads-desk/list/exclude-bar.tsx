import { useState } from 'react';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { LEAD_LIST_TEXT } from '#text/leads-desk/list.ts';
import { Button } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { changeStates } from '#features/leads-desk/sheet/lead-changes.ts';
import type { Lead } from './lead.ts';
import styles from './list.module.css';

interface ExcludeBarProps {
  database: OfficeDatabase;
  chosen: readonly Lead[];
  onExcluded: (leads: readonly Lead[]) => void;
}

/** Sets all chosen leads aside in one write: what programs send comes in numbers. */
export function ExcludeBar({ database, chosen, onExcluded }: ExcludeBarProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const exclude = async () => {
    if (isBusy || chosen.length === 0) return;
    setBusy(true);
    setProblem('');
    try {
      onExcluded(await changeStates(database, chosen, 'excluded'));
    } catch (error) {
      setProblem(deskProblem(problemCode(error)));
    }
    setBusy(false);
  };
  return (
    <div className={styles.bar}>
      <p role="status">{LEAD_LIST_TEXT.chosen(chosen.length)}</p>
      <Button aria-disabled={isBusy || chosen.length === 0} onClick={() => void exclude()}>
        {isBusy ? LEAD_LIST_TEXT.excluding : LEAD_LIST_TEXT.exclude}
      </Button>
      <p role="alert" className={form.problem}>
        {problem}
      </p>
    </div>
  );
}
