import { commitOnce } from '#features/leads-desk/database/commit-once.ts';
import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { looksLikePhone, normalizePhone } from '#early/forms/phone-number.ts';
import { newLeadId } from '#outbox/lead.ts';
import type { PlainFields } from '#protocol/office/database-writes.ts';
import { searchTexts } from '#protocol/office/lead-document.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { logWrite } from '#protocol/office/log-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { FIELD_ERROR_TEXT } from '#text/forms.ts';
import { WALK_IN_TEXT } from '#text/leads-desk/walk-in.ts';

/** What the office types in for a visitor. */
export interface WalkIn {
  name: string;
  phone: string;
  message: string;
  /** Whether the visitor has agreed, on the spot. */
  hasConsent: boolean;
}

export const EMPTY_WALK_IN: WalkIn = { name: '', phone: '', message: '', hasConsent: false };

export type WalkInProblems = Partial<Record<keyof WalkIn, string>>;

/**
 * What keeps it from being saved, in the order of the fields.
 * @param accepted a phone number that was asked about, and is taken the second time
 */
export function walkInProblems({ name, phone, hasConsent }: WalkIn, accepted: string | null): WalkInProblems {
  const problems: WalkInProblems = {};
  if (name.trim() === '') problems.name = FIELD_ERROR_TEXT.name;
  if (phone.trim() === '') problems.phone = FIELD_ERROR_TEXT.phone;
  else if (!looksLikePhone(phone) && phone !== accepted) problems.phone = FIELD_ERROR_TEXT.phoneDoubtful;
  if (!hasConsent) problems.hasConsent = WALK_IN_TEXT.consentMissing;
  return problems;
}

/** What goes into the lead's document besides its id. Texts lose the spaces at their ends. */
function textsOf(id: string, { name, phone, message }: WalkIn, noticeVersion: string): PlainFields {
  const normal = normalizePhone(phone);
  return {
    form: 'reservation',
    name: name.trim(),
    phone: normal,
    ...searchTexts(id, normal),
    ...(message.trim() && { message: message.trim() }),
    via: 'desk',
    notice_version: noticeVersion,
    consent: 'true',
  };
}

const isSame = ({ fields }: FoundDocument, texts: PlainFields) =>
  ['name', 'phone', 'message'].every((field) => (fields[field] ?? '') === (texts[field] ?? ''));

interface SendOptions {
  /** Version of the privacy notice that the visitor was told of. */
  noticeVersion: string;
  /** Id under which it was sent before, and nobody knows whether it came. */
  earlier: string | null;
  /** Told of the id before it is sent. */
  onSend: (id: string) => void;
}

/**
 * Saves it as a lead, with its entry in the log in one commit. Sent again after a lost answer it is no second lead, but
 * where the office has changed its words meanwhile.
 * @returns the lead's id
 * @throws DatabaseError
 */
export async function saveWalkIn(database: OfficeDatabase, walkIn: WalkIn, options: SendOptions): Promise<string> {
  const { noticeVersion, earlier, onSend } = options;
  const found = earlier === null ? null : await database.find(`${OFFICE.leads}/${earlier}`);
  if (found && isSame(found, textsOf(found.id, walkIn, noticeVersion))) return found.id;
  const id = found || earlier === null ? newLeadId() : earlier;
  onSend(id);
  const texts = { ...textsOf(id, walkIn, noticeVersion), submitted_at: new Date().toISOString() };
  const { root, uid } = database;
  await commitOnce(database, [
    leadWrite(root, id, texts),
    logWrite(root, newLeadId(), { deed: 'walk-in', by: uid, lead: id }),
  ]);
  return id;
}
