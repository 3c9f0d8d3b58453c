import { useEffect, useState } from 'react';
import { LEADS_DESK_TEXT } from '#text/leads-desk/desk.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import form from '#ui/style/form.module.css';
import type { OfficeDatabase } from './database/office-database.ts';
import type { Role } from './database/role.ts';
import type { DeskFacts } from './desk-facts.ts';
import { EraseTool } from './erase/erase-tool.tsx';
import { LeadsView } from './leads-view.tsx';
import type { TakeFirst } from './list/lead-pages.ts';
import { LogPanel } from './log/log-panel.tsx';
import { NumbersPanel } from './numbers/numbers-panel.tsx';
import { LeadSheet } from './sheet/lead-sheet.tsx';
import { SlotsPanel } from './slots/slots-panel.tsx';
import { useOpenLead } from './use-open-lead.ts';
import { CheckIn } from './visits/check-in.tsx';
import { visitOfHash } from './visits/visit-hash.ts';
import { VisitsPanel } from './visits/visits-panel.tsx';

interface OfficeViewsProps {
  database: OfficeDatabase;
  takeFirst: TakeFirst;
  role: Role;
  facts: DeskFacts;
}

type View = keyof typeof LEADS_DESK_TEXT.viewNames;

/** A pass that staff held before the camera has opened the desk; its token leaves the address with the check-in. */
function useScannedVisit() {
  const [token, setToken] = useState(() => visitOfHash(window.location.hash));
  useEffect(() => {
    // The next visitor's may be opened where the desk is open already.
    const look = () => setToken((before) => visitOfHash(window.location.hash) ?? before);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const end = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setToken(null);
  };
  return { token, end };
}

/** The desk's views, for who may work leads. */
export function OfficeViews({ database, takeFirst, role, facts }: OfficeViewsProps) {
  const isAdmin = role === 'admin';
  const { plan } = facts;
  const [view, setView] = useState<View>('list');
  const { token, end } = useScannedVisit();
  const sheet = useOpenLead(database);
  const openById = (id: string) => void sheet.openById(id);
  const shown: View[] = plan ? ['list', 'visits', 'slots', 'numbers', 'log'] : ['list', 'numbers', 'log'];
  const tabs = shown.map((id) => ({ id, label: LEADS_DESK_TEXT.viewNames[id] }));
  return (
    <>
      <p role="alert" className={form.problem}>
        {sheet.problem && deskProblem(sheet.problem)}
      </p>
      {token ? (
        <CheckIn database={database} token={token} onOpenLead={openById} onClose={end} />
      ) : (
        <Tabs label={LEADS_DESK_TEXT.views} tabs={tabs} selected={view} onSelect={(id) => setView(id as View)}>
          {view === 'list' && (
            <LeadsView database={database} takeFirst={takeFirst} isAdmin={isAdmin} facts={facts} sheet={sheet} />
          )}
          {view === 'visits' && <VisitsPanel database={database} onOpenLead={openById} />}
          {view === 'slots' && plan && <SlotsPanel database={database} plan={plan} />}
          {view === 'numbers' && <NumbersPanel database={database} />}
          {view === 'log' && <LogPanel database={database} onOpenLead={openById} />}
        </Tabs>
      )}
      {sheet.lead && (
        <LeadSheet
          database={database}
          lead={sheet.lead}
          onChanged={sheet.change}
          onOpen={sheet.open}
          onClose={sheet.close}
        >
          <Erasing database={database} isAdmin={isAdmin} lead={sheet.lead.id} onErased={sheet.erase} />
        </LeadSheet>
      )}
    </>
  );
}

interface ErasingProps {
  database: OfficeDatabase;
  isAdmin: boolean;
  lead: string;
  onErased: (lead: string) => void;
}

const Erasing = ({ lead, onErased, ...rest }: ErasingProps) => (
  <EraseTool {...rest} lead={lead} onErased={() => onErased(lead)} />
);
