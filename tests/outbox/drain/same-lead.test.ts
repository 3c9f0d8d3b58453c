import { describe, expect, vi } from 'vitest';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

describe('rule 7: the same text is the same lead', () => {
  const again = (lead = makeLead()) => [lead, { ...lead, id: makeLead().id }] as const;

  test('while it waits: one row, the first one’s id, sent again at once', async ({ world, page }) => {
    const [first, second] = again();
    world.isOnline = false;
    await page.submit(first);
    vi.advanceTimersByTime(3 * 3_600_000);
    world.isOnline = true;
    expect(await page.submit(second)).toMatchObject({ verdict: { kind: 'delivered' }, leadId: first.id });
    expect(world.posts.map(({ id }) => id)).toEqual([first.id]);
    expect(await world.rows()).toEqual([]);
  });

  test('within ten minutes of its delivery: told delivered, not sent', async ({ world, page }) => {
    const other = world.start();
    const [first, second] = again();
    await page.submit(first);
    vi.advanceTimersByTime(9 * 60_000);
    expect(await other.submit(second)).toEqual({
      verdict: { kind: 'delivered' },
      saved: false,
      leadId: first.id,
    });
    expect(world.posts).toHaveLength(1);
  });

  test('later than that, or with another word, it is another lead', async ({ world, page }) => {
    const [first, second] = again();
    await page.submit(first);
    vi.advanceTimersByTime(11 * 60_000);
    await page.submit(second);
    await page.submit({ ...makeLead(), fields: { ...first.fields, message: 'other' } });
    await page.submit({ ...second, id: makeLead().id, form: 'reservation' });
    expect(new Set(world.posts.map(({ id }) => id)).size).toBe(4);
  });

  test('a double click sends one POST, and both hear its verdict', async ({ world, page }) => {
    const [first, second] = again();
    const told = await world.finish(Promise.all([page.begin.submit(first), page.begin.submit(second)]), page.life);
    expect(world.posts).toHaveLength(1);
    expect(told?.map((one) => [one.leadId, one.verdict?.kind])).toEqual([
      [first.id, 'delivered'],
      [first.id, 'delivered'],
    ]);
  });

  test('refused when sent again: told so, and set aside, because it had been called saved', async ({ world, page }) => {
    const [first, second] = again();
    world.scripted.push('rst', '422');
    await page.submit(first);
    expect(await page.submit(second)).toMatchObject({
      verdict: { kind: 'refused' },
      saved: false,
      leadId: first.id,
    });
    expect(await world.rows()).toMatchObject([{ id: first.id, state: 'refused' }]);
  });

  test('a text that was refused may be sent again as it is', async ({ world, page }) => {
    const [first, second] = again();
    world.scripted.push('422');
    await page.submit(first);
    expect(await page.submit(second)).toMatchObject({ leadId: second.id });
    expect(world.posts).toHaveLength(2);
  });
});

describe('rule 11: at most 200 wait', () => {
  test('the 201st is sent once and never called saved', async ({ world }) => {
    const page = world.start('page', { limits: { rows: 3, sendsPerMinute: 15 } });
    await world.queue(page, 3);
    world.isOnline = false;
    expect(await page.submit(makeLead())).toMatchObject({ saved: false, verdict: { kind: 'unreachable' } });
    expect(await world.rows()).toHaveLength(3);
    world.isOnline = true;
    expect(await page.submit(makeLead())).toMatchObject({ saved: false, verdict: { kind: 'delivered' } });
    expect(await world.rows()).toHaveLength(3);
  });

  test('the same text as a waiting one is taken even then', async ({ world }) => {
    const page = world.start('page', { limits: { rows: 1, sendsPerMinute: 15 } });
    const [lead] = await world.queue(page);
    world.isOnline = false;
    expect(await page.submit({ ...lead, id: makeLead().id })).toMatchObject({ saved: true, leadId: lead.id });
  });

  test('dead rows take no place', async ({ world }) => {
    const page = world.start('page', { limits: { rows: 1, sendsPerMinute: 15 } });
    await world.queue(page);
    world.scripted.push('422');
    await page.drain('start');
    world.isOnline = false;
    expect(await page.submit(makeLead())).toMatchObject({ saved: true });
  });

  test('F-21: the page is told of each save, to ask for persistent storage', async ({ world }) => {
    const onSaved = vi.fn();
    const page = world.start('page', { onSaved });
    await page.submit(makeLead());
    expect(onSaved).toHaveBeenCalledTimes(1);
    const without = world.start('page', { onSaved, indexedDB: null });
    await without.submit(makeLead());
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  test('F-15: a visit that leaves leads waiting says so too, to ask for a background sync again', async ({
    world,
    page,
  }) => {
    await world.queue(page);
    const onSaved = vi.fn();
    const later = world.start('page', { onSaved });
    world.scripted.push('500');
    await later.drain('start');
    expect(onSaved).toHaveBeenCalledTimes(1);
    await later.drain('visitor');
    expect(world.accepted().size).toBe(1);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });
});
