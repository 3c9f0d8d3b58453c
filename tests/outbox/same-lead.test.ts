import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeTimers, makeLead, World } from '#tests/support/outbox-world.ts';

let world: World;
beforeEach(() => {
  fakeTimers();
  world = new World();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('rule 7: the same text is the same lead', () => {
  const again = (lead = makeLead()) => [lead, { ...lead, id: makeLead().id }] as const;

  test('while it waits: one row, the first one’s id, sent again at once', async () => {
    const page = world.start();
    const [first, second] = again();
    world.isOnline = false;
    await world.finish(page.submit(first), page.life);
    vi.advanceTimersByTime(3 * 3_600_000);
    world.isOnline = true;
    expect(await world.finish(page.submit(second), page.life)).toMatchObject({
      verdict: { kind: 'delivered' },
      leadId: first.id,
    });
    expect(world.posts.map(({ id }) => id)).toEqual([first.id]);
    expect(await world.rows()).toEqual([]);
  });

  test('within ten minutes of its delivery: told delivered, not sent', async () => {
    const page = world.start();
    const other = world.start();
    const [first, second] = again();
    await world.finish(page.submit(first), page.life);
    vi.advanceTimersByTime(9 * 60_000);
    expect(await world.finish(other.submit(second), other.life)).toEqual({
      verdict: { kind: 'delivered' },
      saved: false,
      leadId: first.id,
    });
    expect(world.posts).toHaveLength(1);
  });

  test('later than that, or with another word, it is another lead', async () => {
    const page = world.start();
    const [first, second] = again();
    await world.finish(page.submit(first), page.life);
    vi.advanceTimersByTime(11 * 60_000);
    await world.finish(page.submit(second), page.life);
    await world.finish(page.submit({ ...makeLead(), fields: { ...first.fields, message: 'other' } }), page.life);
    await world.finish(page.submit({ ...second, id: makeLead().id, form: 'reservation' }), page.life);
    expect(new Set(world.posts.map(({ id }) => id)).size).toBe(4);
  });

  test('a double click sends one POST, and both hear its verdict', async () => {
    const page = world.start();
    const [first, second] = again();
    const told = await world.finish(Promise.all([page.submit(first), page.submit(second)]), page.life);
    expect(world.posts).toHaveLength(1);
    expect(told?.map((one) => [one.leadId, one.verdict?.kind])).toEqual([
      [first.id, 'delivered'],
      [first.id, 'delivered'],
    ]);
  });

  test('refused when sent again: told so, and set aside, because it had been called saved', async () => {
    const page = world.start();
    const [first, second] = again();
    world.scripted.push('rst', '422');
    await world.finish(page.submit(first), page.life);
    expect(await world.finish(page.submit(second), page.life)).toMatchObject({
      verdict: { kind: 'refused' },
      saved: false,
      leadId: first.id,
    });
    expect(await world.rows()).toMatchObject([{ id: first.id, state: 'refused' }]);
  });

  test('a text that was refused may be sent again as it is', async () => {
    const page = world.start();
    const [first, second] = again();
    world.scripted.push('422');
    await world.finish(page.submit(first), page.life);
    expect(await world.finish(page.submit(second), page.life)).toMatchObject({ leadId: second.id });
    expect(world.posts).toHaveLength(2);
  });
});

describe('rule 11: at most 200 wait', () => {
  test('the 201st is sent once and never called saved', async () => {
    const page = world.start('page', { limits: { rows: 3, sendsPerMinute: 15 } });
    world.isOnline = false;
    for (let count = 0; count < 3; count++) await world.finish(page.submit(makeLead()), page.life);
    expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({
      saved: false,
      verdict: { kind: 'unreachable' },
    });
    expect(await world.rows()).toHaveLength(3);
    world.isOnline = true;
    expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({
      saved: false,
      verdict: { kind: 'delivered' },
    });
  });

  test('the same text as a waiting one is taken even then', async () => {
    const page = world.start('page', { limits: { rows: 1, sendsPerMinute: 15 } });
    world.isOnline = false;
    const lead = makeLead();
    await world.finish(page.submit(lead), page.life);
    expect(await world.finish(page.submit({ ...lead, id: makeLead().id }), page.life)).toMatchObject({
      saved: true,
      leadId: lead.id,
    });
  });

  test('dead rows take no place', async () => {
    const page = world.start('page', { limits: { rows: 1, sendsPerMinute: 15 } });
    world.isOnline = false;
    await world.finish(page.submit(makeLead()), page.life);
    world.isOnline = true;
    world.scripted.push('422');
    await world.finish(page.drain('start'), page.life);
    world.isOnline = false;
    expect(await world.finish(page.submit(makeLead()), page.life)).toMatchObject({ saved: true });
  });

  test('row 21: the page is told of each save, to ask for persistent storage', async () => {
    const onSaved = vi.fn();
    const page = world.start('page', { onSaved });
    await world.finish(page.submit(makeLead()), page.life);
    expect(onSaved).toHaveBeenCalledTimes(1);
    const without = world.start('page', { onSaved, indexedDB: null });
    await world.finish(without.submit(makeLead()), without.life);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });
});
