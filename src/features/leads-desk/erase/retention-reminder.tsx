import { useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import shared from '#features/leads-desk/panel.module.css';
import { keptSince, type LeadRetention } from '#site/retention.ts';
import { RETENTION_TEXT, ERASE_TEXT } from '#text/leads-desk/erase.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { OVERDUE_AT_ONCE, useOverdue } from './use-overdue.ts';

interface RetentionReminderProps {
  database: OfficeDatabase;
  /** Staff are only told. */
  isAdmin: boolean;
  /** How long the content promises to keep leads. */
  retention: LeadRetention;
  /** Told when leads were erased, so that a list can be read anew. */
  onErased?: () => void;
}

/** Says that leads are past the time that the privacy policy promises, and lets administrators erase them all. */
export function RetentionReminder({ database, isAdmin, retention, onErased }: RetentionReminderProps) {
  const [since] = useState(() => keptSince(retention, new Date()));
  const { leads, erased, isErasing, problem, eraseAll, stop } = useOverdue(database, since);
  const [isAsking, setAsking] = useState(false);
  if (leads.length === 0 && erased === 0) return null;
  const erase = async () => {
    setAsking(false);
    await eraseAll();
    onErased?.();
  };
  const isDone = leads.length === 0;
  return (
    <section aria-label={RETENTION_TEXT.title} className={shared.warning}>
      <h2 className={shared.title}>
        {isDone ? RETENTION_TEXT.done(erased) : RETENTION_TEXT.found(leads.length, leads.length >= OVERDUE_AT_ONCE)}
      </h2>
      {!isDone && <p>{RETENTION_TEXT.promise(retention.months)}</p>}
      {!isDone && !isAdmin && <p>{RETENTION_TEXT.staff}</p>}
      <p role="status">{erased > 0 && !isDone && RETENTION_TEXT.progress(erased)}</p>
      <p role="alert" className={shared.problem}>
        {problem && deskProblem(problem)}
      </p>
      {!isDone && isAdmin && (
        <div className={shared.actions}>
          {isErasing ? (
            <Button look="light" onClick={stop}>
              {RETENTION_TEXT.stop}
            </Button>
          ) : (
            <Button onClick={() => setAsking(true)}>
              {erased > 0 ? RETENTION_TEXT.goOn : RETENTION_TEXT.eraseAll}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <Dialog title={RETENTION_TEXT.title} closeLabel={ERASE_TEXT.close} onClose={() => setAsking(false)}>
          <div className={shared.panel}>
            <p>{RETENTION_TEXT.question}</p>
            <p className={shared.explain}>{ERASE_TEXT.elsewhere}</p>
            <div className={shared.actions}>
              <Button onClick={() => void erase()}>{ERASE_TEXT.confirm}</Button>
              <Button look="light" onClick={() => setAsking(false)}>
                {ERASE_TEXT.keep}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}
