import { randomUUID } from 'node:crypto';
import type { Lead } from '#outbox/lead.ts';
import { isAccepted, type Fault } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { KillSite, type Death } from './kill-site.ts';
import { test as base } from '#e2e/support/site.ts';

export interface KillOutcome {
  /** false: it was done before it could die. */
  died: boolean;
  /** Why the lead is lost; null: it is not. */
  loss: string | null;
  /** Copies beyond the first that the service took. */
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

/** Kills the owner of a lead just before its event number `step`, opens the site again, and looks for the lead. */
async function runKillCase(site: KillSite, death: Death, fault: Fault, step: number): Promise<KillOutcome> {
  const { collector } = site;
  const lead = makeLead();
  if (death.during === 'drain') {
    collector.always(lead.id, '500');
    await site.save(lead);
  }
  const copies = () => collector.posts().filter(({ leadId }) => leadId === lead.id);
  const before = copies().length;
  collector.always(lead.id, fault);
  const told = await site.workUntil(step, death, lead);
  const died = told === null;

  const isStored = (await site.rowOf(lead)) !== null;
  const isSaved = isStored || death.during === 'drain' || told?.saved === true;
  // Rule 1: whatever was sent stands in the store, unless the verdict has ended it.
  const isRefusal = fault === '422' || (fault === '400html' && death.during === 'submit');
  const isEnded = isRefusal || collector.accepted().has(lead.id);
  const isForgotten = copies().length > before && !isStored && !isEnded;

  collector.always(lead.id, 'ok');
  await site.recover();
  const isThere = collector.accepted().has(lead.id) || (await site.rowOf(lead))?.state === 'refused';
  await site.clear();
  if (fault === 'hang') await site.hangUp();
  const repeats = Math.max(0, copies().filter((copy) => isAccepted(copy.fault)).length - 1);
  if (isForgotten) return { died, loss: 'sent but not stored', repeats };
  return { died, loss: isSaved && !isThere ? 'saved but never delivered' : null, repeats };
}

type Run = (death: Death, fault: Fault, step: number) => Promise<KillOutcome>;

interface KillPoints {
  run: Run;
  counts: { cases: number; killed: number; repeats: number };
}

/** A test with a browser context in which any number of kill points can be tried. */
export const test = base.extend<object, { killPoints: KillPoints }>({
  killPoints: [
    async ({ browser }, use) => {
      const site = await KillSite.open(await browser.newContext({ serviceWorkers: 'allow' }));
      const counts = { cases: 0, killed: 0, repeats: 0 };
      const run: Run = async (...given) => {
        const outcome = await runKillCase(site, ...given);
        counts.cases += 1;
        counts.killed += Number(outcome.died);
        counts.repeats += outcome.repeats;
        return outcome;
      };
      await use({ run, counts });
      process.stdout.write(
        `kill points in the browser: ${counts.cases} cases, ${counts.killed} killed, ${counts.repeats} repeats\n`,
      );
      await site.close();
    },
    { scope: 'worker' },
  ],
});
