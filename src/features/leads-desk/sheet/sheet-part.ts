import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import type { Lead } from '#features/leads-desk/list/lead.ts';

/** What the parts of a sheet that change the lead are given. */
export interface SheetPartProps {
  database: OfficeDatabase;
  lead: Lead;
  /** Told what the lead has become. */
  onChanged: (lead: Lead) => void;
}
