import type { Lead } from './lead.ts';

/** Leads with one telephone number; most have it to themselves. */
export interface LeadGroup {
  key: string;
  /** In the order of the list, then what was found besides, newest first. */
  leads: Lead[];
}

/**
 * Puts leads of one number together, where the first of them stands. Nothing is merged: each stays a line of its own.
 * @param listed in the list's order
 * @param besides leads of the same numbers that the list does not have, or not yet
 */
export function groupLeads(listed: readonly Lead[], besides: readonly Lead[]): LeadGroup[] {
  const groups = new Map<string, Lead[]>();
  const seen = new Set<string>();
  const put = (lead: Lead, isNew: boolean) => {
    const key = lead.digits || lead.id;
    if (seen.has(lead.id) || !(isNew || groups.has(key))) return;
    seen.add(lead.id);
    groups.set(key, [...(groups.get(key) ?? []), lead]);
  };
  for (const lead of listed) put(lead, true);
  for (const lead of besides) put(lead, false);
  return [...groups].map(([key, leads]) => ({ key, leads }));
}
