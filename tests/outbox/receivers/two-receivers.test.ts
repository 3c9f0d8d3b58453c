import { describe, expect, vi } from 'vitest';
import { FAULTS, isAccepted } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const HOUR = 3_600_000;
/** What the visitor may be told at once: neither hangs until its time is over. */
const QUICK = FAULTS.filter((fault) => fault !== 'hang');

describe('a lead for the form’s service and the office', () => {
  test('goes to both at once, and nothing of it stays', async ({ world }) => {
    const page = world.startWithOffice();
    const lead = makeLead();
    expect(await page.submit(lead)).toMatchObject({ verdict: { kind: 'delivered' }, leadId: lead.id });
    expect(await page.drain('timer')).toEqual({ delivered: 0, pending: 0 });
    expect(world.posts).toHaveLength(1);
    expect(world.officePosts).toHaveLength(1);
    expect(world.office.ids('leads')).toEqual([lead.id]);
    expect(await world.rows()).toEqual([]);
  });

  test.for(QUICK.flatMap((form) => QUICK.map((office) => ({ form, office }))))(
    'answered $form and $office: told at once if one has it, and in the end both have, each once or as its lost answers say',
    async ({ form, office }, { world }) => {
      const page = world.startWithOffice();
      const lead = makeLead();
      world.scripted.push(form);
      world.officeScripted.push(office);
      const told = await page.submit(lead);
      const isConfirmed = form === 'ok' || office === 'ok';
      expect(told?.verdict.kind === 'delivered').toBe(isConfirmed);
      expect(isConfirmed || told?.saved).toBe(true);
      await page.drain('start');
      expect(world.office.ids('leads')).toEqual([lead.id]);
      // The service itself refused the text, and the office has it.
      expect(world.accepted().has(lead.id)).toBe(form !== '422');
      const copies = form === '422' ? 0 : isAccepted(form) && form !== 'ok' ? 2 : 1;
      expect(world.posts.filter((post) => isAccepted(post.fault))).toHaveLength(copies);
      expect(await world.rows()).toEqual([]);
    },
  );

  test.for(['form', 'office'] as const)(
    'where only the %s hangs, the visitor does not wait for it',
    async (receiver, { world }) => {
      const page = world.startWithOffice();
      (receiver === 'form' ? world.scripted : world.officeScripted).push('hang');
      const before = world.now();
      expect(await page.submit(makeLead())).toMatchObject({ verdict: { kind: 'delivered' } });
      expect(world.now()).toBe(before);
    },
  );

  test.for(['form', 'office'] as const)(
    'a %s that fails holds up no copy for the other',
    async (receiver, { world }) => {
      const page = world.startWithOffice();
      const leads = await world.queue(page, 4);
      if (receiver === 'form') world.otherwise = '500nocors';
      else world.officeOtherwise = '500nocors';
      expect(await page.drain('online')).toEqual({ delivered: 4, pending: 4 });
      const ids = new Set(leads.map(({ id }) => id));
      expect(receiver === 'form' ? new Set(world.office.ids('leads')) : world.accepted()).toEqual(ids);
      // One try is enough to see that it is not to be reached.
      expect(receiver === 'form' ? world.posts : world.officePosts).toHaveLength(1);
      world.otherwise = world.officeOtherwise = 'ok';
      expect(await page.drain('online')).toEqual({ delivered: 4, pending: 0 });
      expect(world.accepted()).toEqual(ids);
      expect(new Set(world.office.ids('leads'))).toEqual(ids);
    },
  );

  test('the office’s own limit of copies a minute does not hold up the form’s', async ({ world }) => {
    const page = world.startWithOffice();
    await world.queue(page, 3);
    world.officeScripted.push('429');
    expect(await page.drain('start')).toEqual({ delivered: 3, pending: 3 });
    expect(world.officePosts).toHaveLength(1);
  });

  test('two tabs and the worker send each copy once', async ({ world }) => {
    const page = world.startWithOffice();
    await world.queue(page, 5);
    const others = [world.startWithOffice(), world.startWithOffice(), world.startWithOffice('worker')];
    const lives = others.map(({ life }) => life);
    await world.finish(Promise.all(others.map(({ begin }) => begin.drain('online'))), ...lives);
    expect(world.posts).toHaveLength(5);
    expect(world.officePosts).toHaveLength(5);
    expect(await world.rows()).toEqual([]);
  });

  test('that cannot be stored is sent to both all the same, and is told by either', async ({ world }) => {
    const page = world.startWithOffice('page', { indexedDB: null });
    world.scripted.push('500');
    const lead = makeLead();
    expect(await page.submit(lead)).toMatchObject({ verdict: { kind: 'delivered' }, saved: false });
    expect(world.office.ids('leads')).toEqual([lead.id]);
    world.scripted.push('422');
    world.officeScripted.push('500');
    expect(await page.submit(makeLead())).toMatchObject({ verdict: { kind: 'refused' }, saved: false });
  });
});

describe('the same text again', () => {
  test('is the lead that one receiver has and the other waits for, however long ago', async ({ world }) => {
    const page = world.startWithOffice();
    const lead = makeLead();
    world.officeOtherwise = '404';
    await page.submit(lead);
    vi.advanceTimersByTime(HOUR);
    expect(await page.submit({ ...lead, id: 'other' })).toMatchObject({
      verdict: { kind: 'delivered' },
      leadId: lead.id,
    });
    expect(world.posts).toHaveLength(1);
    world.officeOtherwise = 'ok';
    await page.drain('start');
    expect(world.office.ids('leads')).toEqual([lead.id]);
  });

  test('is sent under the first id to both while neither has it', async ({ world }) => {
    const page = world.startWithOffice();
    const [lead] = await world.queue(page);
    expect(await page.submit({ ...lead, id: 'other' })).toMatchObject({
      verdict: { kind: 'delivered' },
      leadId: lead.id,
    });
    expect(world.accepted()).toEqual(new Set([lead.id]));
    expect(world.office.ids('leads')).toEqual([lead.id]);
  });

  test('that another tab is sending is waited for', async ({ world }) => {
    const [one, two] = [world.startWithOffice(), world.startWithOffice()];
    const lead = makeLead();
    world.scripted.push('500');
    world.officeScripted.push('500');
    const both = [one.begin.submit(lead), two.begin.submit({ ...lead, id: 'other' })];
    const told = await world.finish(Promise.all(both), one.life, two.life);
    expect(told?.map(({ leadId }) => leadId)).toEqual([lead.id, lead.id]);
    expect(world.office.ids('leads')).toEqual([lead.id]);
  });
});
