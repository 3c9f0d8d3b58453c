import { bookWrites } from '#protocol/office/booking-writes.ts';
import { searchTexts } from '#protocol/office/lead-document.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { leadIdOf } from '#tests/support/office/leads.ts';
import type { MemoryOffice } from '#tests/support/office/memory-office.ts';

/** The lead of a visitor; its receipt number ends in the visitor's. */
export const visitorsLead = (visitor: number) => leadIdOf(visitor * 256);

export const tokenOf = (visitor: number) => `${visitor}`.padStart(32, '0');

/** A visitor of this number sends a lead with a visit, as the site does. Its phone ends in the number. */
export async function bookVisit(office: MemoryOffice, visitor: number, slot: string, more: { name?: string } = {}) {
  const [lead, token] = [visitorsLead(visitor), tokenOf(visitor)];
  const phone = `010-0000-${`${visitor}`.padStart(4, '0')}`;
  const { digits, last_four } = searchTexts(lead, phone);
  const texts = { form: 'reservation', name: `방문객 ${visitor}`, phone, digits, last_four, booking: token, ...more };
  await office
    .as('visitor')
    .commit([leadWrite(office.root, lead, texts), ...bookWrites(office.root, token, { slot, lead })]);
}
