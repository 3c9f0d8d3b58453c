import type { FoundDocument } from '#firebase/rest/found-document.ts';
import { LOG_DEEDS, type LogDeed, type LogDocument } from '#protocol/office/office-records.ts';
import { LEAD_STATES, type LeadState } from '#protocol/office/lead-document.ts';
import { timeOfSlot } from '#protocol/office/slots.ts';
import { slotDetailText } from '#features/leads-desk/slots/slot-detail.ts';
import { formatDayInYear } from '#text/dates.ts';
import { ERASURE_NAMES } from '#text/leads-desk/log.ts';
import { STATE_NAMES } from '#text/leads-desk/states.ts';
import { VISIT_DETAIL_NAMES } from '#text/leads-desk/visits.ts';

export interface LogLine extends LogDocument {
  id: string;
}

const isDeed = (value: unknown): value is LogDeed => LOG_DEEDS.some((deed) => deed === value);
const isState = (value: string): value is LeadState => LEAD_STATES.some((state) => state === value);
const isVisitDetail = (value: string): value is keyof typeof VISIT_DETAIL_NAMES =>
  Object.hasOwn(VISIT_DETAIL_NAMES, value);
const isErasure = (value: string): value is keyof typeof ERASURE_NAMES => Object.hasOwn(ERASURE_NAMES, value);

/** An entry of the log as the database has it; null: it is none that this desk knows. */
export function logLineOf({ id, fields }: FoundDocument): LogLine | null {
  const { deed, by, at, lead, count, detail } = fields;
  if (!isDeed(deed) || typeof by !== 'string' || !(at instanceof Date)) return null;
  return {
    id,
    deed,
    by,
    at,
    ...(typeof lead === 'string' && { lead }),
    ...(typeof count === 'number' && { count }),
    ...(typeof detail === 'string' && { detail }),
  };
}

/** What an entry tells further, in words: states and times by their names, all else as it stands. */
export function detailText({ deed, detail = '' }: Pick<LogLine, 'deed' | 'detail'>): string {
  if (deed === 'state' && isState(detail)) return STATE_NAMES[detail];
  if (deed === 'erase' && isErasure(detail)) return ERASURE_NAMES[detail];
  if (deed === 'slots') return slotDetailText(detail) ?? detail;
  if (isVisitDetail(detail)) return VISIT_DETAIL_NAMES[detail];
  const slot = timeOfSlot(detail);
  return slot ? `${formatDayInYear(slot.day)} ${slot.time}` : detail;
}
