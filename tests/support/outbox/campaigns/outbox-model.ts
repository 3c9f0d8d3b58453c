import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { DrainCause } from '#outbox/policy.ts';
import { FAULTS, type Fault } from './outbox-collector.ts';
import { Device, PLACES, SLOT, type Place } from '#tests/support/outbox/world/outbox-device.ts';
import type { DeviceKind } from '#tests/support/outbox/world/outbox-promises.ts';
import { OFFICE_FAULTS, type OfficeFault } from '#tests/support/outbox/world/outbox-service.ts';
import { HEALTH, type Health } from '#tests/support/outbox/world/outbox-storages.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
const officeFault = fc.constantFrom<OfficeFault>(...OFFICE_FAULTS);

/** What the next calls come to. */
interface Script {
  form: readonly Fault[];
  office: readonly OfficeFault[];
}
const scripts = (maxLength: number): fc.Arbitrary<Script> =>
  fc.record({ form: fc.array(fault, { maxLength }), office: fc.array(officeFault, { maxLength }) });
const named = ({ form, office }: Script) => `[${form.join()}] [${office.join()}]`;
function script({ world }: Device, { form, office }: Script): void {
  world.scripted.splice(0, Infinity, ...form);
  world.officeScripted.splice(0, Infinity, ...office);
}

let tokens = 0;
/** A lead, which may ask for a visit. */
function leadWith(isVisit: boolean) {
  const lead = makeLead();
  if (!isVisit) return lead;
  const visit = { visit_slot: SLOT, visit_token: String((tokens += 1)).padStart(32, '0') };
  return { ...lead, fields: { ...lead.fields, ...visit } };
}

const COMMANDS: fc.Arbitrary<fc.AsyncCommand<Model, Device>>[] = [
  fc.tuple(page, scripts(3), fc.boolean(), killAt).map(
    ([where, faults, isVisit, kill]) =>
      new Command(`submit(${where}, ${named(faults)}, visit ${isVisit}, kill ${kill})`, (device) => {
        script(device, faults);
        return device.submit(where, leadWith(isVisit), kill);
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
  fc.tuple(place, cause, scripts(4), killAt).map(
    ([where, why, faults, kill]) =>
      new Command(`drain(${where}, ${why}, ${named(faults)}, kill ${kill})`, (device) => {
        script(device, faults);
        return device.drain(where, why, kill);
      }),
  ),
  fc.tuple(cause, scripts(6), killAt).map(
    ([why, faults, kill]) =>
      new Command(`drainTogether(${why}, ${named(faults)}, kill worker ${kill})`, async (device) => {
        script(device, faults);
        await Promise.all([
          device.drain('page1', why, null),
          device.drain('page2', why, null),
          device.drain('worker', 'sync', kill),
        ]);
      }),
  ),
  fc.tuple(killAt, scripts(3)).map(
    ([kill, faults]) =>
      new Command(`submitDuringDrain(${named(faults)}, kill ${kill})`, async (device) => {
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
  fc.constantFrom(1000, 20_000, 120_000, 900_000, 7 * HOUR, 25 * HOUR, 8 * DAY).map(
    (ms) =>
      new Command(`wait(${ms})`, async ({ world }) => {
        await world.land();
        vi.advanceTimersByTime(ms);
      }),
  ),
  fc.constantFrom(-5 * 365 * DAY, -8 * DAY, -HOUR, HOUR, 8 * DAY, 5 * 365 * DAY).map(
    (ms) =>
      new Command(`clockJump(${ms})`, async ({ world }) => {
        await world.land();
        world.clockOffset += ms;
      }),
  ),
  fc.constant(new Command('deploySchema', (device) => device.deploySchema())),
  fc.constant(new Command('closeDatabases', (device) => device.closeDatabases())),
  fc
    .tuple(fc.constantFrom('database' as const, 'local' as const), fc.constantFrom<Health>(...HEALTH))
    .map(
      ([storage, health]) => new Command(`${storage}(${health})`, (device) => device.storages.turn(storage, health)),
    ),
  fault.map((one) => new Command(`verdict(${one})`, (device) => void (device.world.otherwise = one))),
  officeFault.map((one) => new Command(`office(${one})`, (device) => void (device.world.officeOtherwise = one))),
];

/** Builds without an office come and go beside those with one. */
const BUILDS = fc
  .tuple(place, fc.boolean())
  .map(
    ([where, hasOffice]) => new Command(`build(${where}, ${hasOffice})`, (device) => device.turnTo(where, hasOffice)),
  );

/** Runs the campaign and throws fast-check's report with its seed; the seed is printed in any case. */
export async function runModel(
  runs: number,
  hasOffice: boolean,
  seed: number = Date.now() % 2 ** 31,
): Promise<{ histories: number }> {
  const name = `outbox model${hasOffice ? ' with an office' : ''}`;
  process.stdout.write(`${name}: ${runs} runs, seed ${seed}\n`);
  const totals = { histories: 0, commands: 0, posts: 0, officePosts: 0, leads: 0, documents: 0, bookings: 0, kills: 0 };
  const commands = fc.commands(hasOffice ? [...COMMANDS, BUILDS] : COMMANDS, { maxCommands: 24, size: 'max' });
  const property = fc.asyncProperty(fc.constantFrom<DeviceKind>('phone', 'kiosk'), commands, async (kind, history) => {
    const device = new Device(kind, hasOffice);
    await fc.asyncModelRun(() => ({ model: {}, real: device }), history);
    await device.checkEnd();
    const { posts, officePosts, office } = device.world;
    totals.histories++;
    totals.commands += [...history].length;
    totals.posts += posts.length;
    totals.officePosts += officePosts.length;
    totals.leads += device.submitted.length;
    totals.documents += office.ids('leads').length;
    totals.bookings += office.ids('bookings').length;
    totals.kills += device.kills;
  });
  await fc.assert(property, { numRuns: runs, seed });
  process.stdout.write(`${name}: ${JSON.stringify(totals)}\n`);
  return totals;
}
