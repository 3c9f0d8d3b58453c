import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { DrainCause } from '#outbox/claim.ts';
import type { Lead } from '#outbox/lead.ts';
import type { Submission } from '#outbox/submission.ts';
import { FAULTS, isAccepted, type Fault } from './outbox-collector.ts';
import { recover } from './outbox-kill-points.ts';
import { closeDatabases } from './outbox-life.ts';
import { makeLead, World, type Actor } from './outbox-world.ts';

const PLACES = ['page1', 'page2', 'worker'] as const;
type Place = (typeof PLACES)[number];
const DAY = 86_400_000;

/** A device with two tabs and a worker, and what its visitor has been told. */
export class Device {
  readonly world = new World();
  readonly actors: Record<Place, Actor>;
  readonly submitted: Lead[] = [];
  /** Ids of leads that the visitor was told are saved. */
  readonly confirmed = new Set<string>();
  /** Ids that ended in the visitor's view: refused at the form. */
  readonly refused = new Set<string>();
  /** Ids of rows seen refused, expired or unknown: these may be erased later. */
  readonly dead = new Set<string>();
  kills = 0;
  version = 1;

  constructor() {
    this.actors = { page1: this.start('page1'), page2: this.start('page2'), worker: this.start('worker') };
  }

  start(place: Place): Actor {
    return this.world.start(place === 'worker' ? 'worker' : 'page');
  }

  private told(submission: Submission | null) {
    if (!submission) return;
    if (submission.saved) this.confirmed.add(submission.leadId);
    if (submission.verdict.kind === 'refused') this.refused.add(submission.leadId);
    if (submission.verdict.kind === 'delivered' && !this.world.accepted().has(submission.leadId))
      throw new Error('told delivered, but the service does not have it');
  }

  async submit(place: Exclude<Place, 'worker'>, lead: Lead, killAt: number | null): Promise<void> {
    this.submitted.push(lead);
    await this.perform(
      place,
      killAt,
      (actor) => actor.submit(lead),
      (submission) => this.told(submission),
    );
  }

  async drain(place: Place, cause: DrainCause, killAt: number | null): Promise<void> {
    const until = place === 'worker' ? this.world.now() + 120_000 : Infinity;
    await this.perform(
      place,
      killAt,
      (actor) => actor.drain(cause, until),
      () => {},
    );
  }

  private async perform<T>(
    place: Place,
    killAt: number | null,
    work: (actor: Actor) => Promise<T | null>,
    then: (result: T | null) => void,
  ) {
    const actor = this.actors[place];
    if (killAt !== null) actor.life.dieBefore(killAt);
    const result = await work(actor);
    if (actor.life.isDead) this.kills++;
    else then(result);
    // A killed tab is opened again; one that was to die later, lives on.
    if (actor.life.isDead) this.actors[place] = this.start(place);
    else actor.life.dieBefore(Infinity);
  }

  closeDatabases(): void {
    closeDatabases(this.world.factory);
  }

  /** A newer build adds to the schema. */
  async deploySchema(): Promise<void> {
    // The very first schema is the outbox's own.
    await this.drain('page1', 'timer', null);
    this.version++;
    const database = await this.world.finish(this.world.deploy(this.version));
    database?.close();
  }

  /** The invariants of outbox.md, after every command. */
  async check(): Promise<void> {
    const rows = await this.world.rows();
    for (const { id, state } of rows) if (!['queued', 'sending'].includes(state)) this.dead.add(id);
    const stored = new Set(rows.map(({ id }) => id));
    const accepted = this.world.accepted();
    for (const id of this.confirmed) {
      const isKnown = accepted.has(id) || stored.has(id) || this.refused.has(id) || this.dead.has(id);
      if (!isKnown) throw new Error(`lead ${id} was called saved and has disappeared`);
    }
    if (this.world.doubles.length > 0) throw new Error(`two senders at once: ${this.world.doubles.join()}`);
    const copies = this.world.posts.filter(({ fault }) => isAccepted(fault));
    const lostVerdicts = copies.filter(({ fault }) => fault !== 'ok').length;
    if (copies.length - accepted.size > lostVerdicts + this.kills)
      throw new Error(`${copies.length - accepted.size} repeats, ${lostVerdicts} lost verdicts, ${this.kills} kills`);
  }

  /** With the network and the service in order, everything that was called saved arrives. */
  async checkEnd(): Promise<void> {
    await recover(this.world, this.actors.page1);
    await this.check();
    const accepted = this.world.accepted();
    for (const id of this.confirmed) {
      if (!accepted.has(id) && !this.refused.has(id) && !this.dead.has(id)) throw new Error(`lead ${id} never arrived`);
    }
    const left = (await this.world.rows()).filter(({ state }) => state === 'queued' || state === 'sending');
    if (left.length > 0) throw new Error(`${left.length} leads still wait`);
  }
}

/** The model itself knows nothing: what may be is in the invariants. */
type Model = Record<string, never>;

class Command implements fc.AsyncCommand<Model, Device> {
  private readonly name: string;
  private readonly act: (device: Device) => Promise<unknown> | void;
  constructor(name: string, act: (device: Device) => Promise<unknown> | void) {
    this.name = name;
    this.act = act;
  }
  check = () => true;
  async run(_model: Model, device: Device): Promise<void> {
    await this.act(device);
    await device.check();
  }
  toString = () => this.name;
}

const fault = fc.constantFrom<Fault>(...FAULTS);
const page = fc.constantFrom('page1' as const, 'page2' as const);
const place = fc.constantFrom<Place>(...PLACES);
const cause = fc.constantFrom<DrainCause>('start', 'online', 'visible', 'pageshow', 'timer', 'visitor', 'sync');
const killAt = fc.option(fc.nat({ max: 60 }), { freq: 3 });
const script = (device: Device, faults: readonly Fault[]) => {
  device.world.scripted.length = 0;
  device.world.scripted.push(...faults);
};

const COMMANDS: fc.Arbitrary<fc.AsyncCommand<Model, Device>>[] = [
  fc.tuple(page, fc.array(fault, { maxLength: 2 }), killAt).map(
    ([where, faults, kill]) =>
      new Command(`submit(${where}, [${faults.join()}], kill ${kill})`, (device) => {
        script(device, faults);
        return device.submit(where, makeLead(), kill);
      }),
  ),
  fc.tuple(page, fc.nat(), killAt).map(
    ([where, which, kill]) =>
      new Command(`resubmit(${where}, ${which}, kill ${kill})`, async (device) => {
        const before = device.submitted[which % Math.max(1, device.submitted.length)];
        const again = makeLead();
        if (before) await device.submit(where, { ...before, id: again.id }, kill);
      }),
  ),
  fc.tuple(place, cause, fc.array(fault, { maxLength: 4 }), killAt).map(
    ([where, why, faults, kill]) =>
      new Command(`drain(${where}, ${why}, [${faults.join()}], kill ${kill})`, (device) => {
        script(device, faults);
        return device.drain(where, why, kill);
      }),
  ),
  fc.tuple(cause, fc.array(fault, { maxLength: 6 }), killAt).map(
    ([why, faults, kill]) =>
      new Command(`drainTogether(${why}, [${faults.join()}], kill worker ${kill})`, async (device) => {
        script(device, faults);
        await Promise.all([
          device.drain('page1', why, null),
          device.drain('page2', why, null),
          device.drain('worker', 'sync', kill),
        ]);
      }),
  ),
  fc.tuple(killAt, fc.array(fault, { maxLength: 3 })).map(
    ([kill, faults]) =>
      new Command(`submitDuringDrain([${faults.join()}], kill ${kill})`, async (device) => {
        script(device, faults);
        await Promise.all([device.drain('page2', 'online', kill), device.submit('page1', makeLead(), null)]);
      }),
  ),
  fc
    .boolean()
    .map(
      (isOnline) => new Command(isOnline ? 'online' : 'offline', (device) => void (device.world.isOnline = isOnline)),
    ),
  place.map(
    (where) =>
      new Command(`kill(${where})`, (device) => {
        device.actors[where].life.die();
        device.actors[where] = device.start(where);
      }),
  ),
  fc
    .constantFrom(1000, 20_000, 120_000, 900_000, 7 * 3_600_000, 8 * DAY)
    .map((ms) => new Command(`wait(${ms})`, () => void vi.advanceTimersByTime(ms))),
  fc
    .constantFrom(-5 * 365 * DAY, -3_600_000, 3_600_000, 5 * 365 * DAY)
    .map((ms) => new Command(`clockJump(${ms})`, (device) => void (device.world.clockOffset += ms))),
  fc.constant(new Command('deploySchema', (device) => device.deploySchema())),
  fc.constant(new Command('closeDatabases', (device) => device.closeDatabases())),
  fault.map((one) => new Command(`verdict(${one})`, (device) => void (device.world.otherwise = one))),
];

/** Runs the campaign and throws fast-check's report with its seed; the seed is printed in any case. */
export async function runModel(runs: number, seed: number = Date.now() % 2 ** 31): Promise<{ histories: number }> {
  process.stdout.write(`outbox model: ${runs} runs, seed ${seed}\n`);
  const totals = { histories: 0, commands: 0, posts: 0, leads: 0, kills: 0 };
  const property = fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 24, size: 'max' }), async (commands) => {
    const device = new Device();
    await fc.asyncModelRun(() => ({ model: {}, real: device }), commands);
    await device.checkEnd();
    totals.histories++;
    totals.commands += [...commands].length;
    totals.posts += device.world.posts.length;
    totals.leads += device.submitted.length;
    totals.kills += device.kills;
  });
  await fc.assert(property, { numRuns: runs, seed });
  process.stdout.write(`outbox model: ${JSON.stringify(totals)}\n`);
  return totals;
}
