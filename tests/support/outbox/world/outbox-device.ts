import type { DrainCause } from '#outbox/policy.ts';
import type { Lead } from '#outbox/lead.ts';
import type { Submission } from '#outbox/outbox.ts';
import { bare, receiverOf, RECEIVERS, type Receiver } from '#outbox/receivers.ts';
import type { LeadRow } from '#outbox/row.ts';
import { VISIT_TOKEN, type VisitAnswer } from '#protocol/office/bookings.ts';
import { recover } from '#tests/support/outbox/campaigns/outbox-kill-points.ts';
import { closeDatabases, Life } from './outbox-life.ts';
import { OFFICE_RECEIVER } from './outbox-office.ts';
import { has, isAccountedFor, isOld, PROMISES, repeatsTo, type DeviceKind } from './outbox-promises.ts';
import { Storages } from './outbox-storages.ts';
import { World, type Actor } from './outbox-world.ts';

export const PLACES = ['page1', 'page2', 'worker'] as const;
export type Place = (typeof PLACES)[number];

/** A time for visits, and how many it takes. */
export const SLOT = '2026-12-05T1400';
const CAPACITY = 2;

const textOf = ({ form, fields }: Lead) => JSON.stringify([form, fields]);

/** A device with two tabs and a worker, and what its visitor has been told. */
export class Device {
  readonly world = new World();
  readonly storages = new Storages(this.world.factory);
  readonly kind: DeviceKind;
  private readonly hasOffice: boolean;
  /** Where the build knows an office. */
  readonly builds: Record<Place, boolean>;
  readonly actors: Record<Place, Actor>;
  readonly submitted: Lead[] = [];
  /** When each text was submitted, by the device's clock. */
  private readonly times = new Map<string, number[]>();
  /** Ids of leads that the visitor was told are saved, or that were stored; by receiver, with their text. */
  readonly promised: Record<Receiver, Map<string, string>> = { form: new Map(), office: new Map() };
  /** Ids that ended in the visitor's view: refused at the form. */
  readonly refused = new Set<string>();
  /** Ids of leads whose office's copy met a build that knows no office when it was old: that goes by its age alone. */
  private readonly outlived = new Set<string>();
  /** What visitors were told of their visits, by token. */
  readonly visits = new Map<string, VisitAnswer>();
  kills = 0;
  /** Copies that the service took while a storage may have refused to write down that it did. */
  private unwritten = 0;
  private version = 1;
  private lives = 0;

  constructor(kind: DeviceKind, hasOffice = false) {
    this.kind = kind;
    this.hasOffice = hasOffice;
    this.builds = { page1: hasOffice, page2: hasOffice, worker: hasOffice };
    this.actors = { page1: this.start('page1'), page2: this.start('page2'), worker: this.start('worker') };
    this.world.onPost = async () => void (this.unwritten += this.storages.areSound() ? 0 : 1);
    this.world.office.put(`slots/${SLOT}`, { taken: 0, capacity: CAPACITY, closed: false });
  }

  start(place: Place): Actor {
    const via = place === 'worker' ? 'worker' : 'page';
    const { retentionMs } = PROMISES[via === 'worker' ? 'phone' : this.kind];
    const life = new Life(`${place}-${++this.lives}`);
    const office = this.builds[place] ? OFFICE_RECEIVER : null;
    return this.world.start(via, { ...this.storages.of(life, via), retentionMs, office }, life);
  }

  /** A tab or worker dies, and another build of the same place starts. */
  turnTo(place: Place, hasOffice: boolean): void {
    this.builds[place] = hasOffice;
    this.actors[place].life.die();
    this.actors[place] = this.start(place);
  }

  private told(submission: Submission | null, lead: Lead) {
    if (!submission) return;
    const { verdict, saved, leadId, visit } = submission;
    if (verdict.kind === 'refused') this.refused.add(leadId);
    if (visit) this.visits.set(lead.fields[VISIT_TOKEN] ?? '', visit);
    if (verdict.kind === 'delivered' && !RECEIVERS.some((receiver) => has(this.world, receiver, leadId)))
      throw new Error('told delivered, but nobody has it');
    // By whom, only the store knows.
    const isPromised = RECEIVERS.some((receiver) => this.promised[receiver].has(leadId));
    if (saved && !isPromised) this.promised.form.set(leadId, textOf(lead));
  }

  async submit(place: Exclude<Place, 'worker'>, lead: Lead, killAt: number | null): Promise<void> {
    this.submitted.push(lead);
    // Asked for again, a time may be free by now.
    this.visits.delete(lead.fields[VISIT_TOKEN] ?? '');
    this.times.set(textOf(lead), [...(this.times.get(textOf(lead)) ?? []), this.world.now()]);
    // Where the form's service is alone, its refusal may still end the lead, in the visitor's view.
    const promisedAtOnce = this.builds[place] ? RECEIVERS : [];
    const onStored = (id: string) =>
      promisedAtOnce.forEach((receiver) => this.promised[receiver].set(id, textOf(lead)));
    await this.perform(
      place,
      killAt,
      (actor) => actor.submit(lead, onStored),
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

  private async rows(): Promise<LeadRow[]> {
    return [...(await this.world.rows()), ...this.storages.localRows()];
  }

  /** What holds after every command (S-62, S-70), for each receiver. */
  async check(): Promise<void> {
    const rows = await this.rows();
    const isAnyWithout = Object.values(this.builds).includes(false);
    for (const receiver of RECEIVERS) {
      for (const [id, text] of this.promised[receiver]) {
        const promised = { id, receiver, times: this.times.get(text) ?? [] };
        if (isAnyWithout && receiver === 'office' && isOld(this.world, this.kind, promised)) this.outlived.add(id);
        if (receiver === 'office' && this.outlived.has(id)) continue;
        if (!this.refused.has(id) && !isAccountedFor(this.world, this.kind, rows, promised))
          throw new Error(`lead ${id} was called saved and has disappeared for the ${receiver}`);
      }
      const { repeats, lostVerdicts } = repeatsTo(this.world, receiver);
      if (repeats > lostVerdicts + this.kills + this.unwritten)
        throw new Error(`${receiver}: ${repeats} repeats, ${lostVerdicts} lost verdicts, ${this.kills} kills`);
    }
    if (this.world.doubles.length > 0) throw new Error(`two senders at once: ${this.world.doubles.join()}`);
    this.checkOffice();
  }

  /** Each document is a lead's, each booking is one of its slot's places, and what visitors were told of it is true. */
  private checkOffice(): void {
    const { office } = this.world;
    const ids = new Set(this.submitted.map(({ id }) => id));
    const strangers = office.ids('leads').filter((id) => !ids.has(id));
    if (strangers.length > 0) throw new Error(`documents of no lead: ${strangers.join()}`);
    const taken = office.read(`slots/${SLOT}`)?.['taken'];
    const bookings = office.ids('bookings').length;
    if (JSON.stringify(taken) !== JSON.stringify({ integerValue: `${bookings}` }) || bookings > CAPACITY)
      throw new Error(`${bookings} bookings, ${JSON.stringify(taken)} taken`);
    for (const [token, answer] of this.visits) {
      const isBooked = office.read(`bookings/${token}`) !== undefined;
      if (isBooked !== (answer === 'booked')) throw new Error(`told ${answer}, and it is not so`);
    }
  }

  /** With storages, network and receivers in order, everything that was called saved arrives, given up or not. */
  async checkEnd(): Promise<void> {
    this.storages.turn('database', 'sound');
    this.storages.turn('local', 'sound');
    for (const place of PLACES) if (this.builds[place] !== this.hasOffice) this.turnTo(place, this.hasOffice);
    await recover(this.world, this.actors.page1);
    await this.check();
    const receivers = RECEIVERS.slice(0, this.hasOffice ? 2 : 1);
    const unsent = (await this.rows()).filter(
      (row) =>
        row.state !== 'refused' &&
        receivers.includes(receiverOf(row)) &&
        !has(this.world, receiverOf(row), bare(row.id)),
    );
    if (unsent.length > 0)
      throw new Error(
        `never sent to one that would take them: ${unsent.map(({ id, state }) => `${id} ${state}`).join()}`,
      );
  }
}
