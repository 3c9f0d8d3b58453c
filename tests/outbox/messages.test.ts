import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAULTS } from '#tests/support/outbox-collector.ts';
import { fakeTimers, makeLead, World } from '#tests/support/outbox-world.ts';

let world: World;
beforeEach(() => {
  fakeTimers();
  world = new World();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('rules 13 and 14: what is told around', () => {
  test('messages carry an id, a form and nothing personal; nothing is logged', async () => {
    const logs = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    const page = world.start();
    const lead = makeLead();
    for (const fault of FAULTS) {
      world.scripted.push(fault);
      await world.finish(page.submit({ ...makeLead(), fields: { ...lead.fields, message: fault } }), page.life);
      await world.finish(page.drain('visitor'), page.life);
    }
    expect(page.messages.length).toBeGreaterThan(FAULTS.length);
    for (const message of page.messages)
      expect(Object.keys(message).sort().join()).toMatch(/^(kind,v|form,id,kind,late,v)$/);
    expect(JSON.stringify(page.messages)).not.toMatch(/홍길동|1234/);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    for (const { form } of world.posts) expect(form).toBe('visit');
  });

  test('a delivery at the form is not late, one from the store is', async () => {
    const page = world.start();
    await world.finish(page.submit(makeLead()), page.life);
    world.scripted.push('rst');
    await world.finish(page.submit(makeLead()), page.life);
    await world.finish(page.drain('online'), page.life);
    const lates = page.messages.flatMap((message) => (message.kind === 'delivered' ? [message.late] : []));
    expect(lates).toEqual([false, true]);
  });

  test('the waiting list holds the lead and says when it is tried next', async () => {
    const page = world.start();
    world.isOnline = false;
    const lead = makeLead();
    await world.finish(page.submit(lead), page.life);
    const [waiting] = (await world.finish(page.waiting(), page.life)) ?? [];
    expect(waiting).toMatchObject({
      id: lead.id,
      form: 'visit',
      createdAt: world.now(),
      payload: lead,
      state: 'queued',
      nextAt: world.now() + 3750,
      attempts: 1,
    });
    expect(await world.finish(page.nextDue(), page.life)).toBe(world.now() + 3750);
    await world.finish(page.remove(lead.id), page.life);
    expect(await world.finish(page.waiting(), page.life)).toEqual([]);
    expect(await world.finish(page.nextDue(), page.life)).toBeNull();
    expect(page.messages.at(-1)).toEqual({ v: 1, kind: 'changed' });
  });

  test('a lead that the visitor removes while it is being sent is not called saved', async () => {
    const page = world.start();
    const lead = makeLead();
    world.scripted.push('hang');
    const work = page.submit(lead);
    while (world.posts.length === 0) await new Promise((resolve) => void setImmediate(resolve));
    const other = world.start();
    await world.finish(other.remove(lead.id), other.life);
    expect(await world.finish(work, page.life)).toMatchObject({ saved: false });
  });
});
