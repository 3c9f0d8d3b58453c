import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { DrainCause } from '#outbox/policy.ts';
import { FAULTS, type Fault } from './outbox-collector.ts';
import { Device, PLACES, type DeviceKind, type Place } from '#tests/support/outbox/world/outbox-device.ts';
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
    .constantFrom(1000, 20_000, 120_000, 900_000, 7 * HOUR, 25 * HOUR, 8 * DAY)
    .map((ms) => new Command(`wait(${ms})`, () => void vi.advanceTimersByTime(ms))),
  fc
    .constantFrom(-5 * 365 * DAY, -8 * DAY, -HOUR, HOUR, 8 * DAY, 5 * 365 * DAY)
    .map((ms) => new Command(`clockJump(${ms})`, (device) => void (device.world.clockOffset += ms))),
  fc.constant(new Command('deploySchema', (device) => device.deploySchema())),
  fc.constant(new Command('closeDatabases', (device) => device.closeDatabases())),
  fc
    .tuple(fc.constantFrom('database' as const, 'local' as const), fc.constantFrom<Health>(...HEALTH))
    .map(
      ([storage, health]) => new Command(`${storage}(${health})`, (device) => device.storages.turn(storage, health)),
    ),
  fault.map((one) => new Command(`verdict(${one})`, (device) => void (device.world.otherwise = one))),
];

/** Runs the campaign and throws fast-check's report with its seed; the seed is printed in any case. */
export async function runModel(runs: number, seed: number = Date.now() % 2 ** 31): Promise<{ histories: number }> {
  process.stdout.write(`outbox model: ${runs} runs, seed ${seed}\n`);
  const totals = { histories: 0, commands: 0, posts: 0, leads: 0, kills: 0 };
  const property = fc.asyncProperty(
    fc.constantFrom<DeviceKind>('phone', 'kiosk'),
    fc.commands(COMMANDS, { maxCommands: 24, size: 'max' }),
    async (kind, commands) => {
      const device = new Device(kind);
      await fc.asyncModelRun(() => ({ model: {}, real: device }), commands);
      await device.checkEnd();
      totals.histories++;
      totals.commands += [...commands].length;
      totals.posts += device.world.posts.length;
      totals.leads += device.submitted.length;
      totals.kills += device.kills;
    },
  );
  await fc.assert(property, { numRuns: runs, seed });
  process.stdout.write(`outbox model: ${JSON.stringify(totals)}\n`);
  return totals;
}
