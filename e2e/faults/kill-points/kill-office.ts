import type { Value } from '#local/firestore/data/values.ts';
import type { Lead } from '#outbox/lead.ts';
import { VISIT_SLOT, VISIT_TOKEN, wantedVisit } from '#protocol/office/bookings.ts';
import { slotOf } from '#protocol/office/slots.ts';
import { visitTokenOf, type OfficeCollector } from '#tests/support/outbox/campaigns/office-collector.ts';

let days = 0;

/** Opens a time that nobody else asks for, with more places than one. @returns the fields by which a lead asks for it */
export function openVisit({ office }: OfficeCollector, leadId: string): Record<string, string> {
  days += 1;
  const slot = slotOf(new Date(Date.UTC(2027, 0, days)).toISOString().slice(0, 10), '10:00');
  office.put(`slots/${slot}`, { taken: 0, capacity: 9, closed: false });
  return { [VISIT_SLOT]: slot, [VISIT_TOKEN]: visitTokenOf(leadId) };
}

const textOf = (value: Value | undefined): string => {
  if (value && 'stringValue' in value) return value.stringValue;
  return value && 'integerValue' in value ? value.integerValue : '';
};

/** What an office has of a lead. */
export interface OfficeFinding {
  /** Documents with its text, under whatever id. */
  documents: number;
  /** Places that are counted at the time that it asks for. */
  places: number;
  /** It has its visit, if it asks for one, and each knows the other. */
  isBooked: boolean;
}

/** Looks for a lead past the rules. Its message is like no other's. */
export function findInOffice({ office }: OfficeCollector, { id, fields }: Lead): OfficeFinding {
  const field = (path: string, name: string) => textOf(office.read(path)?.[name]);
  const documents = office.ids('leads').filter((one) => field(`leads/${one}`, 'message') === fields['message']).length;
  const visit = wantedVisit(fields);
  if (!visit) return { documents, places: 0, isBooked: true };
  const { slot, token } = visit;
  return {
    documents,
    places: Number(field(`slots/${slot}`, 'taken')),
    isBooked: field(`leads/${id}`, 'booking') === token && field(`bookings/${token}`, 'lead') === id,
  };
}
