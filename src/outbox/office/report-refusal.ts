import { DELIVERY_TIMEOUT_MS } from '#outbox/deliver.ts';
import { bare } from '#outbox/receivers.ts';
import type { LeadRow } from '#outbox/row.ts';
import { timeoutSignal } from '#outbox/time-limit.ts';
import { isRateLimit } from '#outbox/verdict.ts';
import { refusalWrite } from '#protocol/office/lead-writes.ts';
import { commitToOffice, type OfficeCall } from './office-call.ts';

/** Fewer may be a moment's rush; more are a plan that is used up. */
const RATE_LIMITS = 3;
/** For the services that say it with a success: the plan is used up. */
const PAYMENT_REQUIRED = 402;

/**
 * The status by which the form's service does not take a row for as long as nobody mends its form or plan; 0: it may
 * yet, or it was not the service (a 400 that is a replay's is a proxy's).
 */
function refusalOf({ last, attempts }: LeadRow): number {
  if (last?.kind === 'blocked' && last.status !== 400) return last.status < 400 ? PAYMENT_REQUIRED : last.status;
  return last && isRateLimit(last) && attempts >= RATE_LIMITS ? 429 : 0;
}

/** Lets the office know of a refused row whose lead it has. Best effort: never throws, and the next refusal says it again. */
export async function reportRefusal(calls: Omit<OfficeCall, 'signal'>, row: LeadRow): Promise<void> {
  const status = refusalOf(row);
  if (!status) return;
  const call = { ...calls, signal: timeoutSignal(DELIVERY_TIMEOUT_MS) };
  const refusal = { form: row.payload.form, status };
  await commitToOffice(call, [refusalWrite(calls.office.root, bare(row.id), refusal)]).catch(() => {});
}
