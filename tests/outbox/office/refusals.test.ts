import { describe, expect, vi } from 'vitest';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead, type World } from '#tests/support/outbox/world/outbox-world.ts';

/** Lets what nobody waits for come to its end. */
const settle = (world: World) => world.finish(world.startWithOffice().begin.nextDue());
const statusOf = ({ office }: World, id: string) => office.read(`refusals/${id}`)?.['status'];

describe('what the form’s service does not take', () => {
  test.for([
    ['404', '404'],
    ['200error', '402'],
    ['200no', '402'],
  ] as const)('%s: the office hears of it with the lead that it has', async ([fault, status], { world }) => {
    world.otherwise = fault;
    const page = world.startWithOffice();
    const lead = makeLead();
    await page.submit(lead);
    await settle(world);
    await page.drain('visitor');
    expect(statusOf(world, lead.id)).toEqual({ integerValue: status });
    expect(world.office.read(`refusals/${lead.id}`)).toMatchObject({ form: { stringValue: 'visit' } });
  });

  test('the office hears of it when it gets the lead later', async ({ world }) => {
    world.otherwise = '404';
    world.officeScripted.push('500');
    const page = world.startWithOffice();
    const lead = makeLead();
    await page.submit(lead);
    expect(world.office.ids('refusals')).toEqual([]);
    vi.advanceTimersByTime(20_000);
    await page.drain('visible');
    expect(world.office.ids('refusals')).toEqual([lead.id]);
  });

  test('a rush of a minute is none, a plan that is used up is one', async ({ world }) => {
    world.otherwise = '429';
    const page = world.startWithOffice();
    const lead = makeLead();
    await page.submit(lead);
    await page.drain('visitor');
    expect(world.office.ids('refusals')).toEqual([]);
    await page.drain('visitor');
    expect(statusOf(world, lead.id)).toEqual({ integerValue: '429' });
  });

  test.for(['500', '422', '400html', 'html', 'rst'] as const)(
    '%s says nothing of form or plan',
    async (fault, { world }) => {
      world.scripted.push(fault, fault);
      const page = world.startWithOffice();
      await page.submit(makeLead());
      await page.drain('visitor');
      expect(world.office.ids('refusals')).toEqual([]);
      expect(world.office.ids('leads')).toHaveLength(1);
    },
  );

  test('an office that does not hear of it loses nothing', async ({ world }) => {
    world.scripted.push('404', '404');
    world.officeScripted.push('ok', 'hang', '500nocors');
    const page = world.startWithOffice();
    await page.submit(makeLead());
    await page.drain('visitor');
    await page.drain('visitor');
    expect(world.accepted().size).toBe(1);
    expect(await world.rows()).toEqual([]);
  });
});
