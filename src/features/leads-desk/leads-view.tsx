import { useState } from 'react';
import { LEADS_DESK_TEXT } from '#text/leads-desk/desk.ts';
import { Button } from '#ui/controls/button.tsx';
import type { OfficeDatabase } from './database/office-database.ts';
import type { DeskFacts } from './desk-facts.ts';
import { RetentionReminder } from './erase/retention-reminder.tsx';
import { ExportTool } from './export/export-tool.tsx';
import { LeadList } from './list/lead-list.tsx';
import type { TakeFirst } from './list/lead-pages.ts';
import { RefusalsBanner } from './refusals/refusals-banner.tsx';
import shared from './panel.module.css';
import type { useOpenLead } from './use-open-lead.ts';
import { WalkInForm } from './walk-in/walk-in-form.tsx';

interface LeadsViewProps {
  database: OfficeDatabase;
  takeFirst: TakeFirst;
  isAdmin: boolean;
  facts: DeskFacts;
  sheet: ReturnType<typeof useOpenLead>;
}

/** What the office must not overlook, then its leads, and a form for who came without asking. */
export function LeadsView({ database, takeFirst, isAdmin, facts, sheet }: LeadsViewProps) {
  const [isWalkIn, setWalkIn] = useState(false);
  /** Another number is another list: it is read anew. */
  const [edition, setEdition] = useState(0);
  const renew = () => setEdition((before) => before + 1);
  const { site, retention, noticeVersion } = facts;
  if (isWalkIn)
    return (
      <WalkInForm
        database={database}
        noticeVersion={noticeVersion}
        onSaved={(lead) => {
          setWalkIn(false);
          void sheet.openById(lead);
        }}
        onClose={() => setWalkIn(false)}
      />
    );
  return (
    <div className={shared.panel}>
      <RefusalsBanner database={database} isAdmin={isAdmin} />
      <RetentionReminder database={database} isAdmin={isAdmin} retention={retention} onErased={renew} />
      <LeadList
        key={edition}
        database={database}
        takeFirst={takeFirst}
        changed={sheet.changed}
        erased={sheet.erased}
        onOpen={sheet.open}
        renderTools={(filter) => (
          <>
            <Button look="light" onClick={() => setWalkIn(true)}>
              {LEADS_DESK_TEXT.walkIn}
            </Button>
            <ExportTool database={database} isAdmin={isAdmin} site={site} filter={filter} />
          </>
        )}
      />
    </div>
  );
}
