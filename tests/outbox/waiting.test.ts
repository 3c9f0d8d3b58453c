import { describe, expect, vi } from 'vitest';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

describe('the waiting list', () => {
  test('has a lead once, with the form’s own name, while neither receiver has it', async ({ world }) => {
    const page = world.startWithOffice();
    const [first] = await world.queue(page);
    vi.advanceTimersByTime(1000);
    const [second] = await world.queue(page);
    expect(await page.waiting()).toMatchObject(
      [first, second].map(({ id }) => ({ id, form: 'visit', state: 'queued', missing: ['form', 'office'] })),
    );
  });

  test.for([
    ['form', 'office'],
    ['office', 'form'],
  ] as const)('says that the %s has it and the %s is still to', async ([, missing], { world }) => {
    const page = world.startWithOffice();
    if (missing === 'form') world.otherwise = '500';
    else world.officeOtherwise = '500';
    const lead = makeLead();
    await page.submit(lead);
    const [shown] = (await page.waiting()) ?? [];
    expect(shown).toMatchObject({ id: lead.id, state: 'confirmed', missing: [missing], last: { kind: 'busy' } });
    expect(shown?.nextAt).toBeGreaterThan(world.now());
  });

  test('says the time of the copy that is tried next, and null where none is', async ({ world }) => {
    const page = world.startWithOffice();
    world.otherwise = '404';
    world.officeOtherwise = '500';
    await page.submit(makeLead());
    expect((await page.waiting())?.[0]?.nextAt).toBe(world.now() + 3750);
    world.otherwise = world.officeOtherwise = 'html';
    for (let visit = 0; visit < 3; visit++) {
      vi.advanceTimersByTime(20_000);
      await page.drain('visitor');
    }
    expect(await page.waiting()).toMatchObject([{ state: 'unknown', nextAt: null }]);
  });

  test('names what goes on before what is over', async ({ world }) => {
    const page = world.startWithOffice();
    world.officeOtherwise = 'html';
    world.otherwise = '500';
    await page.submit(makeLead());
    for (let visit = 0; visit < 2; visit++) {
      vi.advanceTimersByTime(20_000);
      await page.drain('visitor');
    }
    expect(await page.waiting()).toMatchObject([{ state: 'queued', missing: ['form', 'office'] }]);
  });
});
