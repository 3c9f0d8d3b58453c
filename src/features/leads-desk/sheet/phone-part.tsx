import { useState } from 'react';
import { maskedPhone } from '#protocol/office/masked-phone.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import type { Lead } from '#features/leads-desk/list/lead.ts';
import { noteReveal } from './lead-changes.ts';
import styles from './sheet.module.css';

/** The number: masked until somebody asks for it, which the log notes first. */
export function PhonePart({ database, lead }: { database: OfficeDatabase; lead: Lead }) {
  const [isShown, setShown] = useState(false);
  const { isBusy, problem, run } = useDeed();
  const reveal = async () => setShown(await run(() => noteReveal(database, lead.id)));
  return (
    <section aria-label={LEAD_SHEET_TEXT.phone} className={styles.phone}>
      {isShown ? (
        <a
          className={buttonClass()}
          href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`}
          aria-label={LEAD_SHEET_TEXT.call(lead.phone)}
        >
          {lead.phone}
        </a>
      ) : (
        <>
          <p className={styles.number}>{maskedPhone(lead.phone)}</p>
          <Button aria-disabled={isBusy} onClick={() => void reveal()}>
            {isBusy ? LEAD_SHEET_TEXT.revealing : LEAD_SHEET_TEXT.reveal}
          </Button>
        </>
      )}
      <p className={form.hint}>{LEAD_SHEET_TEXT.revealNote}</p>
      <p role="alert" className={form.problem}>
        {problem && deskProblem(problem)}
      </p>
    </section>
  );
}
