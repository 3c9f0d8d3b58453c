import type { OfficeReceiver } from '#outbox/deliver.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { deliverToOffice } from './deliver-to-office.ts';
import { reportRefusal } from './report-refusal.ts';

/** The office behind an address, as the outbox sends to it. */
export const openOffice = (office: OfficeEndpoint): OfficeReceiver => ({
  deliver: (calls, lead) => deliverToOffice({ ...calls, office }, lead),
  report: (calls, row) => reportRefusal({ ...calls, office }, row),
});
