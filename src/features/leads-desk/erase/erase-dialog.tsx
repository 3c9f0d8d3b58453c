import { useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import shared from '#features/leads-desk/panel.module.css';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { ERASE_TEXT } from '#text/leads-desk/erase.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { eraseLead } from './erase-lead.ts';

export interface EraseDialogProps {
  database: OfficeDatabase;
  /** Id of the lead. */
  lead: string;
  /** Told once nothing of it is left. */
  onErased: () => void;
  onClose: () => void;
}

/** Asks before one lead is erased because its visitor wishes so. For administrators. */
export function EraseDialog({ database, lead, onErased, onClose }: EraseDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const erase = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await eraseLead(database, lead, 'request');
      onErased();
    } catch (error) {
      setProblem(deskProblem(problemCode(error)));
      setBusy(false);
    }
  };
  return (
    <Dialog title={ERASE_TEXT.title} closeLabel={ERASE_TEXT.close} onClose={onClose}>
      <div className={shared.panel}>
        <p>
          <strong>{ERASE_TEXT.question(receiptNumber(lead))}</strong>
        </p>
        <p>{ERASE_TEXT.what}</p>
        <p className={shared.explain}>{ERASE_TEXT.elsewhere}</p>
        <p role="alert" className={shared.problem}>
          {problem}
        </p>
        <div className={shared.actions}>
          <Button aria-disabled={isBusy} onClick={() => void erase()}>
            {isBusy ? ERASE_TEXT.erasing : ERASE_TEXT.confirm}
          </Button>
          <Button look="light" onClick={onClose}>
            {ERASE_TEXT.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
