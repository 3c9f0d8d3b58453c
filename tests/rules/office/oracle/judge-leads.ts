import { isVisitToken } from '#protocol/office/bookings.ts';
import type { PlainFields } from '#protocol/office/database-writes.ts';
import { LEAD_STATES, LEAD_TEXTS, OFFICE_FIELDS } from '#protocol/office/lead-document.ts';
import { erasedId, OFFICE } from '#protocol/office/office-paths.ts';
import { changedKeys } from './model.ts';
import { areOf, isNow, isText, isTextOrNone, isWhole, type Judge, type Sight } from './sight.ts';

const isErased = ({ becomes }: Sight, lead: string) => becomes(OFFICE.log, erasedId(lead)) !== undefined;

/** As the outbox makes them. */
const isLeadId = (id: string) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id);

const areDigits = (value: PlainFields[string]) => value === undefined || /^\d*$/.test(String(value));

/** What a lead may say of itself when it is new. */
function isNewLead(sight: Sight, data: PlainFields): boolean {
  return (
    areOf(Object.keys(data), [...Object.keys(LEAD_TEXTS), 'state', 'received_at', 'booking']) &&
    [data.form, data.name, data.phone].every((value) => isText(value, 1, 100)) &&
    Object.entries(LEAD_TEXTS).every(([key, most]) => isTextOrNone(data[key], most)) &&
    areDigits(data.digits) &&
    areDigits(data.last_four) &&
    /^([0-9A-F]{6})?$/.test(String(data.receipt ?? '')) &&
    data.state === 0 &&
    isNow(sight, data.received_at)
  );
}

/** A lead names only a booking that its own commit makes for it. */
const isItsNewBooking = ({ id, was, becomes }: Sight, token: PlainFields[string]) =>
  isVisitToken(token) && !was(OFFICE.bookings, token) && becomes(OFFICE.bookings, token)?.lead === id;

/** The same lead again, for which nothing is new but the time, and perhaps a visit where it had none. */
function isRepeat(sight: Sight, before: PlainFields, after: PlainFields): boolean {
  const keys = changedKeys(before, after).filter((key) => key !== 'received_at');
  if (!isNow(sight, after.received_at)) return false;
  if (keys.length === 0) return true;
  return areOf(keys, ['booking']) && before.booking === undefined && isItsNewBooking(sight, after.booking);
}

/** The office says where it stands and who works it, and signs that. */
const isWorked = (sight: Sight, before: PlainFields, after: PlainFields) =>
  sight.isOffice &&
  areOf(changedKeys(before, after), OFFICE_FIELDS) &&
  isWhole(after.state, 0, LEAD_STATES.length - 1) &&
  isTextOrNone(after.assignee, 100) &&
  isNow(sight, after.changed_at) &&
  after.changed_by === sight.uid;

/** Anybody sends a lead; the office works it; an administrator erases it, with its visit and its refusal. */
export const judgeLead: Judge = (sight) => {
  const { before, after, id, isAdmin, isOffice, becomes } = sight;
  if (!after) {
    const isVisitGone = before?.booking === undefined || !becomes(OFFICE.bookings, String(before.booking));
    return isAdmin && isErased(sight, id) && isVisitGone && !becomes(OFFICE.refusals, id);
  }
  if (before) return isRepeat(sight, before, after) || isWorked(sight, before, after);
  return (
    isLeadId(id) &&
    isNewLead(sight, after) &&
    (after.via !== 'desk' || isOffice) &&
    (after.booking === undefined || isItsNewBooking(sight, after.booking)) &&
    !isErased(sight, id)
  );
};

/** The office adds notes to leads that there are, and signs them; they go with their lead. */
export const judgeNote: Judge = (sight) => {
  const { before, after, id, uid, isAdmin, isOffice, becomes } = sight;
  if (!after) return isAdmin && isErased(sight, id);
  return (
    !before &&
    isOffice &&
    areOf(Object.keys(after), ['text', 'at', 'by']) &&
    isText(after.text, 1, 2000) &&
    isNow(sight, after.at) &&
    after.by === uid &&
    becomes(OFFICE.leads, id) !== undefined
  );
};

/** Anybody reports that the form's service refused a lead that is here; an administrator clears that. */
export const judgeRefusal: Judge = (sight) => {
  const { after, id, isAdmin, becomes } = sight;
  if (!after) return isAdmin;
  return (
    areOf(Object.keys(after), ['form', 'status', 'at']) &&
    isText(after.form, 1, LEAD_TEXTS.form) &&
    isWhole(after.status, 400, 599) &&
    isNow(sight, after.at) &&
    becomes(OFFICE.leads, id) !== undefined
  );
};
