import { useState } from 'react';
import { eraseNotebook, useNotebook } from '#notebook/notebook.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './my-visit.module.css';

/** Erases the whole notebook, after one question. */
export function EraseNotebook() {
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<'erased' | 'eraseFailed' | null>(null);
  const isEmpty = useNotebook(({ entries }) => entries.length === 0);
  const erase = async () => {
    const isErased = await eraseNotebook();
    setAsked(false);
    setOutcome(isErased ? 'erased' : 'eraseFailed');
  };
  return (
    <>
      <Button look="light" onClick={() => setAsked(true)}>
        {NOTEBOOK_TEXT.erase}
      </Button>
      <span role="status">{isEmpty && outcome && NOTEBOOK_TEXT[outcome]}</span>
      {isAsked && (
        <Dialog title={NOTEBOOK_TEXT.eraseQuestion} closeLabel={NOTEBOOK_TEXT.close} onClose={() => setAsked(false)}>
          <p>{NOTEBOOK_TEXT.eraseWarning}</p>
          <div className={styles.answers}>
            <Button look="light" onClick={() => setAsked(false)}>
              {NOTEBOOK_TEXT.eraseNo}
            </Button>
            <Button onClick={() => void erase()}>{NOTEBOOK_TEXT.eraseYes}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
