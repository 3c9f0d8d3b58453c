import { describe, expect, vi } from 'vitest';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

describe('rules 13 and 14: what tabs and worker tell each other', () => {
  test('messages say that something is different and nothing more; nothing is logged', async ({ world, page }) => {
    const logs = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    const lead = makeLead();
    for (const fault of FAULTS) {
      world.scripted.push(fault);
      await page.submit({ ...makeLead(), fields: { ...lead.fields, message: fault } });
      await page.drain('visitor');
    }
    expect(page.messages.length).toBeGreaterThan(FAULTS.length);
    for (const message of page.messages) expect(message).toEqual({ v: 1, kind: 'changed' });
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    for (const { form } of world.posts) expect(form).toBe('visit');
  });

  test('the waiting list holds the lead and says when it is tried next', async ({ world, page }) => {
    const [lead] = await world.queue(page);
    const nextAt = world.now() + 3750;
    expect(await page.waiting()).toMatchObject([
      { id: lead.id, form: 'visit', createdAt: world.now(), payload: lead, state: 'queued', nextAt },
    ]);
    expect(await page.nextDue()).toBe(nextAt);
    await page.remove(lead.id);
    expect(await page.waiting()).toEqual([]);
    expect(await page.nextDue()).toBeNull();
    expect(page.messages.at(-1)).toEqual({ v: 1, kind: 'changed' });
  });

  test('a lead that the visitor removes while it is being sent is not called saved', async ({ world, page }) => {
    const lead = makeLead();
    world.scripted.push('hang');
    const work = page.begin.submit(lead);
    await world.untilPosted();
    const other = world.start();
    await other.remove(lead.id);
    expect(await world.finish(work, page.life)).toMatchObject({ saved: false });
  });
});
