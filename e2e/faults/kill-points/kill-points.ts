import { randomUUID } from 'node:crypto';
import type { Lead } from '#outbox/lead.ts';
import { receiverOf, receiversOf, type Receiver } from '#outbox/receivers.ts';
import { isAccepted, type Fault } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import type { OfficeFault } from '#tests/support/outbox/world/outbox-service.ts';
import { findInOffice, openVisit } from './kill-office.ts';
import { KillSite, type Death } from './kill-site.ts';
import { test as base } from '#e2e/support/site.ts';

/** Who dies, and what the receivers answer until then. */
export interface KillCase {
  death: Death;
  /** What the form's service does. */
  fault: Fault;
  /** What the office does, and whether the lead asks for a visit; absent: there is none. */
  office?: { fault: OfficeFault; hasVisit: boolean };
}

export interface KillOutcome {
  /** false: it was done before it could die. */
  died: boolean;
  /** Why the lead is lost; null: it is not. */
  loss: string | null;
  /** The lead's documents in the office, and its counted places, beyond the first. */
  doubles: number;
  /** Copies beyond the first that the form's service took. */
  repeats: number;
}

/** A lead like no other. */
export function makeLead(): Lead {
  const id = randomUUID();
  return {
    id,
    form: 'visit',
    fields: { name: '홍길동', phone: '010-1234-5678', message: id },
    submittedAt: new Date().toISOString(),
    noticeVersion: '2026-11-01',
    marketingConsent: null,
  };
}

/** Kills the owner of a lead just before its event number `step`, opens the site again, and looks for the lead, at each receiver. */
async function runKillCase(site: KillSite, { death, fault, office }: KillCase, step: number): Promise<KillOutcome> {
  const { collector } = site;
  const lead = makeLead();
  site.hasOffice = office !== undefined;
  if (office?.hasVisit) Object.assign(lead.fields, openVisit(site.office, lead.id));
  const answer = (ofForm: Fault, ofOffice: OfficeFault) => {
    collector.always(lead.id, ofForm);
    site.office.always(lead.id, ofOffice);
  };
  const copies = () => collector.posts().filter(({ leadId }) => leadId === lead.id);
  const sent = () => copies().length + site.office.calls(lead.id);
  const has = (receiver: Receiver) =>
    receiver === 'form' ? collector.accepted().has(lead.id) : findInOffice(site.office, lead).documents > 0;
  if (death.during === 'drain') {
    answer('500', '500');
    await site.save(lead);
  }
  const before = sent();
  answer(fault, office?.fault ?? 'ok');
  const told = await site.workUntil(step, death, lead);

  const rows = await site.rowsOf(lead);
  const row = (receiver: Receiver) => rows.find((one) => receiverOf(one) === receiver);
  const wasSent = sent() > before;
  const isPromised = death.during === 'drain' || rows.length > 0 || wasSent || told?.saved === true;
  // Beside an office nothing ends in the visitor's view but by the service's own word.
  const isRefusal = fault === '422' || (fault === '400html' && death.during === 'submit' && !office);
  const isSetAside = isRefusal && (row('form')?.state ?? 'refused') === 'refused';
  const receivers = receiversOf({ office });
  // Rule 1: whatever was sent stands in the store for each receiver, unless the verdict has ended it.
  const forgotten = receivers.filter(
    (receiver) => wasSent && !row(receiver) && !has(receiver) && !(receiver === 'form' && isRefusal),
  );

  answer('ok', 'ok');
  await site.recover();
  const isKept = (await site.rowOf(lead))?.state === 'refused' || (isSetAside && (office || death.during === 'submit'));
  const missing = receivers.filter((receiver) => !has(receiver) && !(receiver === 'form' && isKept));
  const { documents, places, isBooked } = findInOffice(site.office, lead);
  await site.clear();
  if (fault === 'hang' || office?.fault === 'hang') await site.hangUp();

  let loss: string | null = null;
  if (isPromised && documents > 0 && !isBooked) loss = 'its visit is not booked';
  if (isPromised && missing.length > 0) loss = `saved but never delivered: ${missing.join()}`;
  if (forgotten.length > 0) loss = `sent but not stored: ${forgotten.join()}`;
  return {
    died: told === null,
    loss,
    doubles: Math.max(0, documents - 1) + Math.max(0, places - 1),
    repeats: Math.max(0, copies().filter((copy) => isAccepted(copy.fault)).length - 1),
  };
}

interface Counts {
  cases: number;
  withOffice: number;
  killed: number;
  lost: number;
  doubles: number;
  repeats: number;
}

interface KillPoints {
  run: (given: KillCase, step: number) => Promise<KillOutcome>;
  counts: Counts;
}

/** A test with a browser context in which any number of kill points can be tried. */
export const test = base.extend<object, { killPoints: KillPoints }>({
  killPoints: [
    async ({ browser }, use) => {
      const site = await KillSite.open(await browser.newContext({ serviceWorkers: 'allow' }));
      const counts: Counts = { cases: 0, withOffice: 0, killed: 0, lost: 0, doubles: 0, repeats: 0 };
      const run = async (given: KillCase, step: number) => {
        const outcome = await runKillCase(site, given, step);
        counts.cases += 1;
        counts.withOffice += Number(given.office !== undefined);
        counts.killed += Number(outcome.died);
        counts.lost += Number(outcome.loss !== null);
        counts.doubles += outcome.doubles;
        counts.repeats += outcome.repeats;
        return outcome;
      };
      await use({ run, counts });
      const { cases, withOffice, killed, lost, doubles, repeats } = counts;
      process.stdout.write(
        `kill points in the browser: ${cases} cases, ${withOffice} with an office, ${killed} killed, ` +
          `${lost} lost, ${doubles} double in the office, ${repeats} repeats\n`,
      );
      await site.close();
    },
    { scope: 'worker' },
  ],
});
