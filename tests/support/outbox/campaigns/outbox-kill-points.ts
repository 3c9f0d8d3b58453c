import { addressed, receiversOf, type Receiver } from '#outbox/receivers.ts';
import { isAccepted, type Fault } from './outbox-collector.ts';
import { asFirstBuild, openAsFirstBuild } from '#tests/support/outbox/world/outbox-first-schema.ts';
import { Life } from '#tests/support/outbox/world/outbox-life.ts';
import { isWhole, NEXT_SCHEMA } from '#tests/support/outbox/world/outbox-next-schema.ts';
import { OFFICE_RECEIVER } from '#tests/support/outbox/world/outbox-office.ts';
import { has, repeatsTo } from '#tests/support/outbox/world/outbox-promises.ts';
import type { OfficeFault } from '#tests/support/outbox/world/outbox-service.ts';
import { makeLead, World, type Actor } from '#tests/support/outbox/world/outbox-world.ts';

/** By then every lease of the dead is over. */
const LEASE_OVER_MS = 61_000;

/** A page that finds something due again and again looks at it after a while. */
const A_WHILE_MS = 2000;

export interface KillCase {
  /** What the owner is doing when it dies. */
  during: 'submit' | 'drain';
  via: 'page' | 'worker';
  fault: Fault;
  /** What the office answers first; absent: there is none. */
  office?: OfficeFault;
  lastWrites: 'lost' | 'committed';
  hasLocks: boolean;
}

export interface KillOutcome {
  /** false: it was done before it could die. */
  died: boolean;
  /** Why the lead is lost; null: it is not. */
  loss: string | null;
  /** Copies beyond the first that the service took. */
  repeats: number;
}

/**
 * A page that opens later, with the service in order: it sends at its start and whenever something is due. What is not
 * due by the clock any more waits for one that opens still later. Ends when nothing is left but what was refused.
 */
export async function recover(world: World, page: Actor = world.start()): Promise<void> {
  world.mend();
  await world.land();
  let cause: 'start' | 'timer' = 'start';
  for (let round = 0; round < 40; round++) {
    await page.drain(cause);
    const left = (await page.waiting()) ?? [];
    if (left.every(({ state }) => state === 'refused')) return;
    cause = left.some(({ nextAt }) => nextAt !== null) ? 'timer' : 'start';
    const due = cause === 'timer' ? ((await page.nextDue()) ?? 0) : world.now() + LEASE_OVER_MS;
    world.clockOffset += Math.max(A_WHILE_MS, due - world.now());
  }
}

/** Kills the owner just before its event number `step`, restarts, and looks for the lead, at each receiver. */
export async function runKillCase(given: KillCase, step: number): Promise<KillOutcome> {
  const world = new World();
  world.hasLocks = given.hasLocks;
  const office = given.office ? OFFICE_RECEIVER : null;
  const receivers = receiversOf({ office });
  const lead = makeLead();
  if (given.during === 'drain') {
    world.isOnline = false;
    await world.start('page', { office }).submit(lead);
    world.isOnline = true;
  }
  const owner = world.start(given.via, { office }, new Life('owner', given.lastWrites));
  owner.life.dieBefore(step);
  world.scripted.push(given.fault);
  if (given.office) world.officeScripted.push(given.office);
  const told = given.during === 'submit' ? await owner.submit(lead) : await owner.drain('start');
  // What nobody waits for goes on until it is over, or the owner dies in it.
  if (office && !owner.life.isDead) await world.land();
  const died = owner.life.isDead;
  owner.life.die();

  const stored = new Set((await world.rows()).map(({ id }) => id));
  const isSaved =
    given.during === 'drain' || stored.has(lead.id) || (told as { saved?: boolean } | null)?.saved === true;
  const wasSent = world.posts.length + world.officePosts.length > 0;
  // What the service refuses ends in the visitor's view; on a replay, and beside an office, only by the service's own word.
  const isRefusal = given.fault === '422' || (given.fault === '400html' && given.during === 'submit' && !office);
  for (const receiver of receivers) {
    const isEnded = (isRefusal && receiver === 'form') || has(world, receiver, lead.id);
    // Rule 1: whatever was sent stands in the store, unless the verdict has ended it.
    if (wasSent && !isEnded && !stored.has(addressed(receiver, lead.id)))
      return { died, loss: `sent but not stored for the ${receiver}`, repeats: 0 };
  }

  await recover(world, world.start('page', { office }));
  const left = await world.rows();
  const isRefused = left.some(({ id, state }) => id === lead.id && state === 'refused');
  const isLost = (receiver: Receiver) =>
    !has(world, receiver, lead.id) &&
    !(receiver === 'form' && isRefusal && (isRefused || office || given.during === 'submit'));
  const lost = isSaved ? receivers.filter(isLost) : [];
  const repeats = receivers.map((receiver) => repeatsTo(world, receiver).repeats);
  return {
    died,
    loss: lost.length > 0 ? `saved but never delivered to ${lost.join()}` : null,
    repeats: repeats.reduce((sum, count) => sum + count, 0),
  };
}

/**
 * A lead that a build without schema versions has stored meets a newer one, which upgrades the database and dies just
 * before its event number `step`, in the upgrade itself too; then comes the newer one again, whose service fails, and
 * then the old one, back on the same device. Looks for both leads: the old one's, and the one that the newer submits.
 */
export async function runUpgradeKillCase(given: KillCase, step: number): Promise<KillOutcome> {
  const world = new World();
  world.hasLocks = given.hasLocks;
  const startOld = () => world.start('page', asFirstBuild(world.factory));
  const [waiting] = await world.queue(startOld());
  const dying = world.start(given.via, { schema: NEXT_SCHEMA }, new Life('owner', given.lastWrites));
  dying.life.dieBefore(step);
  world.scripted.push(given.fault);
  const submitted = makeLead();
  const told = given.during === 'submit' ? await dying.submit(submitted) : await dying.drain('start');
  const died = dying.life.isDead;
  dying.life.die();
  const database = await openAsFirstBuild(world.factory);
  if (!isWhole(database)) return { died, loss: 'half an upgrade', repeats: 0 };
  database.close();
  const isTold = (told as { saved?: boolean } | null)?.saved === true;
  const isStored = (await world.rows()).some(({ id }) => id === submitted.id);

  world.scripted.length = 0;
  world.otherwise = '500';
  await world.start('page', { schema: NEXT_SCHEMA }).drain('online');
  await recover(world, startOld());
  const left = await world.rows();
  const isThere = (id: string) =>
    world.accepted().has(id) || (given.fault === '422' && left.some((row) => row.id === id && row.state === 'refused'));
  const lost = [waiting.id, ...(isTold || isStored ? [submitted.id] : [])].filter((id) => !isThere(id));
  const copies = world.posts.filter(({ fault }) => isAccepted(fault)).length;
  const loss =
    lost.length > 0 ? `${lost.length} lost, ${left.map(({ state }) => state).join() || 'nothing'} left` : null;
  return { died, loss, repeats: copies - world.accepted().size };
}
