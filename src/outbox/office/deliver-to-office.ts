import type { Lead } from '#outbox/lead.ts';
import { isBusy, type Verdict } from '#outbox/verdict.ts';
import { bookWrites } from '#protocol/office/booking-writes.ts';
import { wantedVisit } from '#protocol/office/bookings.ts';
import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { callOffice, commitToOffice, isOwnRefusal, judgeOffice, type OfficeCall } from './office-call.ts';
import { officeTexts } from './office-texts.ts';

/**
 * Puts a lead into the office, where it is one however often it is sent, together with the visit that it asks for. A
 * visit whose time is taken holds up no lead: that goes alone then. Rejects when there is no answer.
 */
export async function deliverToOffice(call: OfficeCall, lead: Lead): Promise<Verdict> {
  const { root } = call.office;
  const visit = wantedVisit(lead.fields);
  const texts = officeTexts(lead);
  const send = (booking?: string, more: readonly DatabaseWrite[] = []) =>
    commitToOffice(call, [leadWrite(root, lead.id, { ...texts, booking }), ...more]);
  if (!visit) return judgeOffice(await send());
  const { slot, token } = visit;
  const answer = await send(token, bookWrites(root, token, { slot, lead: lead.id }));
  const together = judgeOffice(answer);
  if (together.kind === 'delivered') return { ...together, visit: 'booked' };
  if (together.kind !== 'blocked' || !isOwnRefusal(answer)) return together;
  // The time is taken; or an answer was lost, and what was booked cannot be booked again.
  const { status, body } = await callOffice(call, 'batchGet', { documents: [`${root}/${OFFICE.bookings}/${token}`] });
  if (!/"(found|missing)"/.test(body)) return isBusy(status) ? { kind: 'busy', status } : together;
  const alone = judgeOffice(await send());
  return alone.kind === 'delivered' ? { ...alone, visit: body.includes('"found"') ? 'booked' : 'full' } : alone;
}
