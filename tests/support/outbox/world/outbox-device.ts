import type { DrainCause } from '#outbox/policy.ts';
import type { Lead } from '#outbox/lead.ts';
import type { Submission } from '#outbox/outbox.ts';
import { isAccepted, type Fault } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { recover } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { closeDatabases, Life } from './outbox-life.ts';
import { Storages } from './outbox-storages.ts';
import { World, type Actor } from './outbox-world.ts';

export const PLACES = ['page1', 'page2', 'worker'] as const;
export type Place = (typeof PLACES)[number];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** For how long a lead is tried, and then kept to be tried a last time; the worker does not know that a device is shared. */
const PROMISES = {
  phone: { retentionMs: 7 * DAY, triedMs: 7 * DAY, keptMs: 7 * DAY },
  kiosk: { retentionMs: DAY, triedMs: 23 * HOUR, keptMs: HOUR },
} as const;
export type DeviceKind = keyof typeof PROMISES;

/** An attempt takes its time, and so does a submit that waits for another. */
const SLACK_MS = 60_000;
/** What a sender sees as an answer of some kind, and that is no confirmation. */
const ANSWERED: readonly Fault[] = ['500', '429', 'html', '200error', '200no', '400html', '404', '422'];

const textOf = ({ form, fields }: Lead) => JSON.stringify([form, fields]);

/** A device with two tabs and a worker, and what its visitor has been told. */
export class Device {
  readonly world = new World();
  readonly storages = new Storages(this.world.factory);
  readonly kind: DeviceKind;
  readonly actors: Record<Place, Actor>;
  readonly submitted: Lead[] = [];
  /** When each text was submitted, by the device's clock. */
  private readonly times = new Map<string, number[]>();
  /** Ids of leads that the visitor was told are saved, with their text. */
  readonly confirmed = new Map<string, string>();
  /** Ids that ended in the visitor's view: refused at the form. */
  readonly refused = new Set<string>();
  kills = 0;
  /** Copies that the service took while a storage may have refused to write down that it did. */
  private unwritten = 0;
  private version = 1;
  private lives = 0;

  constructor(kind: DeviceKind) {
    this.kind = kind;
    this.actors = { page1: this.start('page1'), page2: this.start('page2'), worker: this.start('worker') };
    this.world.onPost = async () => void (this.unwritten += this.storages.areSound() ? 0 : 1);
  }

  start(place: Place): Actor {
    const via = place === 'worker' ? 'worker' : 'page';
    const { retentionMs } = PROMISES[via === 'worker' ? 'phone' : this.kind];
    const life = new Life(`${place}-${++this.lives}`);
    return this.world.start(via, { ...this.storages.of(life, via), retentionMs }, life);
  }

  private told(submission: Submission | null, lead: Lead) {
    if (!submission) return;
    if (submission.saved) this.confirmed.set(submission.leadId, textOf(lead));
    if (submission.verdict.kind === 'refused') this.refused.add(submission.leadId);
    if (submission.verdict.kind === 'delivered' && !this.world.accepted().has(submission.leadId))
      throw new Error('told delivered, but the service does not have it');
  }

  async submit(place: Exclude<Place, 'worker'>, lead: Lead, killAt: number | null): Promise<void> {
    this.submitted.push(lead);
    this.times.set(textOf(lead), [...(this.times.get(textOf(lead)) ?? []), this.world.now()]);
    await this.perform(
      place,
      killAt,
      (actor) => actor.submit(lead),
      (submission) => this.told(submission, lead),
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
    if (!this.storages.areSound()) return;
    // The very first schema is the outbox's own.
    await this.drain('page1', 'timer', null);
    this.version++;
    const database = await this.world.finish(this.world.deploy(this.version));
    database?.close();
  }

  /**
   * Whether a lead that was called saved may be gone unsent: the service itself refused its last copy, or a network
   * answered two attempts when it was too old to be tried, and again too old to be kept.
   */
  private mayBeGone(id: string, text: string): boolean {
    const posts = this.world.posts.filter((post) => post.id === id);
    const last = posts.at(-1);
    if (!last) return false;
    if (last.fault === '422') return true;
    const isApart = (one: number, other: number, ms: number) => Math.abs(one - other) >= ms - SLACK_MS;
    const { triedMs, keptMs } = PROMISES[this.kind];
    const old = posts.filter(
      ({ at, fault }) =>
        ANSWERED.includes(fault) && (this.times.get(text) ?? []).some((time) => isApart(at, time, triedMs)),
    );
    return ANSWERED.includes(last.fault) && old.some(({ at }) => isApart(last.at, at, keptMs));
  }

  /** What holds after every command (S-62, S-70). */
  async check(): Promise<void> {
    const rows = [...(await this.world.rows()), ...this.storages.localRows()];
    const stored = new Set(rows.map(({ id }) => id));
    const accepted = this.world.accepted();
    for (const [id, text] of this.confirmed) {
      const isKnown = accepted.has(id) || stored.has(id) || this.refused.has(id) || this.mayBeGone(id, text);
      if (!isKnown) throw new Error(`lead ${id} was called saved and has disappeared`);
    }
    if (this.world.doubles.length > 0) throw new Error(`two senders at once: ${this.world.doubles.join()}`);
    const copies = this.world.posts.filter(({ fault }) => isAccepted(fault));
    const lostVerdicts = copies.filter(({ fault }) => fault !== 'ok').length;
    const repeats = copies.length - accepted.size;
    if (repeats > lostVerdicts + this.kills + this.unwritten)
      throw new Error(`${repeats} repeats, ${lostVerdicts} lost verdicts, ${this.kills} kills`);
  }

  /** With storages, network and service in order, everything that was called saved arrives, given up or not. */
  async checkEnd(): Promise<void> {
    this.storages.turn('database', 'sound');
    this.storages.turn('local', 'sound');
    await recover(this.world, this.actors.page1);
    await this.check();
    const left = [...(await this.world.rows()), ...this.storages.localRows()];
    const unsent = left.filter(({ id, state }) => state !== 'refused' && !this.world.accepted().has(id));
    if (unsent.length > 0)
      throw new Error(`never sent with a service that would take them: ${unsent.map(({ state }) => state).join()}`);
  }
}
