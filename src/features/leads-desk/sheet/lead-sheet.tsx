import type { ReactNode } from 'react';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import { shortMoment } from '#text/moments.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Lead } from '#features/leads-desk/list/lead.ts';
import { AssigneePart } from './assignee-part.tsx';
import { LeadDetails } from './lead-details.tsx';
import { NotesPart } from './notes-part.tsx';
import { PhonePart } from './phone-part.tsx';
import { SameNumber } from './same-number.tsx';
import type { SheetPartProps } from './sheet-part.ts';
import { StatePart } from './state-part.tsx';
import styles from './sheet.module.css';

interface LeadSheetProps extends SheetPartProps {
  onOpen: (lead: Lead) => void;
  onClose: () => void;
  /** What stands at the end. */
  children?: ReactNode;
}

/** All that the office has of one lead, and may do with it. */
export function LeadSheet({ database, lead, onChanged, onOpen, onClose, children }: LeadSheetProps) {
  const part = { database, lead, onChanged };
  return (
    <Dialog title={LEAD_SHEET_TEXT.title(lead.name)} closeLabel={LEAD_SHEET_TEXT.close} onClose={onClose}>
      {/* Another lead is another sheet: nothing that was typed or shown goes over. */}
      <div key={lead.id} className={styles.sheet}>
        <p className={styles.receipt}>
          {LEAD_SHEET_TEXT.receipt} <strong>{receiptNumber(lead.id)}</strong> · {shortMoment(lead.received_at)}
        </p>
        <PhonePart database={database} lead={lead} />
        <StatePart {...part} />
        <NotesPart database={database} lead={lead.id} />
        <AssigneePart {...part} />
        <SameNumber database={database} lead={lead} onOpen={onOpen} />
        <LeadDetails lead={lead} />
        {children}
      </div>
    </Dialog>
  );
}
