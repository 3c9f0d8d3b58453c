import { SCHEMA } from '#outbox/store/indexeddb.ts';
import type { Lead } from '#outbox/lead.ts';
import { isAccepted, type Fault } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { NEXT_SCHEMA } from '#tests/support/outbox/world/outbox-next-schema.ts';
import { makeLead } from './kill-points.ts';
import { DEATHS, KillSite, type Death } from './kill-site.ts';
import type { Build } from './mortal-life.ts';
import { test as base } from '#e2e/support/site.ts';

/** From which build to which, and who dies: the newer one on the way `there`, or the older one when it is `back`. */
export interface Upgrade {
  from: Build;
  to: Build;
  dies: 'there' | 'back';
  death: Death;
}

const WAYS = [
  { from: 'first', to: 'next' },
  { from: 'today', to: 'next' },
  { from: 'first', to: 'today' },
] as const;

/** Every way there and back, with every death on it. */
export const UPGRADES: readonly Upgrade[] = WAYS.flatMap((way) =>
  (['there', 'back'] as const).flatMap((dies) => DEATHS.map((death) => ({ ...way, dies, death }))),
);

export interface UpgradeOutcome {
  /** false: it was done before it could die. */
  died: boolean;
  /** How leads are lost; none: they are not. */
  losses: string[];
  /** Copies beyond each lead's first that the service took. */
  repeats: number;
}

const VERSIONS: Record<Build, number> = { first: 1, today: SCHEMA.length, next: NEXT_SCHEMA.length };

/**
 * A lead that one build has saved meets a newer build, which upgrades the database, and then the older one again. One of
 * these dies just before its event number `step`, while a tab of the build before it is open; it would submit another.
 */
async function runUpgradeCase(
  site: KillSite,
  { from, to, dies, death }: Upgrade,
  fault: Fault,
  step: number,
): Promise<UpgradeOutcome> {
  const { collector } = site;
  const [waiting, submitted] = [makeLead(), makeLead()];
  const leads = [waiting, submitted];
  const losses: string[] = [];
  const answer = (verdict: Fault) => leads.forEach(({ id }) => collector.always(id, verdict));
  const copiesOf = ({ id }: Lead) => collector.posts().filter(({ leadId }) => leadId === id);
  const isThere = ({ id }: Lead) => collector.accepted().has(id);
  const open = async (build: Build) => {
    await site.deploy(build);
    await site.reload();
  };
  /** The newer build comes, and nothing is confirmed to it. */
  const visitNewer = async () => {
    answer('500');
    await open(to);
    await site.drain();
  };

  answer('500');
  await open(from);
  await site.save(waiting);
  if (dies === 'back') await visitNewer();
  await site.deploy(dies === 'there' ? to : from);
  if (death.victim === 'worker') await site.updateWorker();

  answer(fault);
  const told = await site.workUntil(step, death, submitted);
  if ((await site.wholeVersion()) === null) losses.push('half an upgrade');
  const isStored = (await site.rowOf(submitted)) !== null;
  if (!isThere(waiting) && !(await site.rowOf(waiting))) losses.push('what waited is forgotten');
  // What is refused at once ends in the visitor's view.
  const isRefused = fault === '422' || fault === '400html';
  if (copiesOf(submitted).length > 0 && !isStored && !isThere(submitted) && !isRefused)
    losses.push('sent but not stored');

  if (dies === 'there') await visitNewer();
  if ((await site.wholeVersion()) !== VERSIONS[to]) losses.push('never upgraded');
  await open(from);
  answer('ok');
  await site.recover();
  const isSaved = isStored || (death.during === 'submit' && told?.saved === true);
  for (const lead of isSaved ? leads : [waiting]) {
    const isSetAside = fault === '422' && (await site.rowOf(lead))?.state === 'refused';
    if (!isThere(lead) && !isSetAside)
      losses.push(`${lead === waiting ? 'waited' : 'submitted'}, saved but never delivered`);
  }
  await site.clear();
  if (fault === 'hang') await site.hangUp();
  const taken = leads.map((lead) => copiesOf(lead).filter((copy) => isAccepted(copy.fault)).length);
  return { died: told === null, losses, repeats: taken.reduce((sum, copies) => sum + Math.max(0, copies - 1), 0) };
}

type Run = (upgrade: Upgrade, fault: Fault, step: number) => Promise<UpgradeOutcome>;

interface UpgradeKillPoints {
  run: Run;
  counts: { cases: number; killed: number; lost: number; repeats: number };
}

/** A test with a browser context in which any number of kill points across upgrades can be tried. */
export const test = base.extend<object, { upgradeKillPoints: UpgradeKillPoints }>({
  upgradeKillPoints: [
    async ({ browser }, use) => {
      const site = await KillSite.open(await browser.newContext({ serviceWorkers: 'allow' }));
      const counts = { cases: 0, killed: 0, lost: 0, repeats: 0 };
      const run: Run = async (...given) => {
        const outcome = await runUpgradeCase(site, ...given);
        counts.cases += 1;
        counts.killed += Number(outcome.died);
        counts.lost += Number(outcome.losses.length > 0);
        counts.repeats += outcome.repeats;
        return outcome;
      };
      await use({ run, counts });
      process.stdout.write(
        `kill points across upgrades in the browser: ${counts.cases} cases, ${counts.killed} killed, ` +
          `${counts.repeats} repeats, ${counts.lost} lost\n`,
      );
      await site.close();
    },
    { scope: 'worker' },
  ],
});
