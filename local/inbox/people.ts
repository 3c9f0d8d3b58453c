import type { InboxLead } from './inbox.ts';

/** Fewer digits than any telephone has are no telephone. */
const FEWEST_DIGITS = 7;

/** The same for every writing of a Korean number; null: no number that could be somebody's. */
function phoneKey(phone = ''): string | null {
  const digits = phone.normalize('NFKC').replace(/\D/g, '').replace(/^82/, '').replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? null : digits;
}

/** The leads of one person after another, by telephone, in the order of each one's first in the list. */
export function byPerson(leads: readonly InboxLead[]): InboxLead[][] {
  const people = new Map<string | InboxLead, InboxLead[]>();
  for (const lead of leads) {
    const key = phoneKey(lead.fields['phone']) ?? lead;
    people.set(key, [...(people.get(key) ?? []), lead]);
  }
  return [...people.values()];
}
