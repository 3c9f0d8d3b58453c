import { describe, expect, vi } from 'vitest';
import { readConfirmations } from '#outbox/store/ledger.ts';
import { openStorage } from '#outbox/store/storage.ts';
import { FAULTS } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead, type World } from '#tests/support/outbox/world/outbox-world.ts';

const SLOT = '2026-12-05T1400';
let tokens = 0;
const newToken = () => String((tokens += 1)).padStart(32, '0');

function visitLead(token = newToken(), message = token) {
  const fields = { name: '홍길동', phone: '010-1234-5678', message, visit_slot: SLOT, visit_token: token };
  return { ...makeLead(), fields };
}

const openSlot = ({ office }: World, capacity = 1, closed = false) =>
  office.put(`slots/${SLOT}`, { taken: 0, capacity, closed });
const takenOf = ({ office }: World) => office.read(`slots/${SLOT}`)?.['taken'];
const bookingOf = ({ office }: World, id: string) => office.read(`leads/${id}`)?.['booking'];
const untold = (world: World) => {
  const { transact } = openStorage({ indexedDB: world.factory, fallback: null, now: Date.now });
  return world.finish(readConfirmations(transact, world.now()));
};

describe('a lead that asks for a visit', () => {
  test('comes with its booking, and the visitor hears so', async ({ world }) => {
    openSlot(world);
    const lead = visitLead();
    const told = await world.startWithOffice().submit(lead);
    expect(told).toMatchObject({ verdict: { kind: 'delivered' }, visit: 'booked' });
    expect(takenOf(world)).toEqual({ integerValue: '1' });
    expect(bookingOf(world, lead.id)).toEqual({ stringValue: lead.fields.visit_token });
    expect(world.officePosts).toHaveLength(1);
  });

  test('tells the form’s service nothing of slot and token', async ({ world }) => {
    await world.startWithOffice().submit(visitLead());
    await world.start().submit(visitLead());
    for (const { body } of world.posts)
      expect(Object.keys(body).filter((name) => name.startsWith('visit'))).toEqual([]);
    expect(world.posts).toHaveLength(2);
  });

  test.for([
    ['full', (world: World) => openSlot(world, 0)],
    ['closed', (world: World) => openSlot(world, 9, true)],
    ['not there', () => {}],
  ] as const)('comes without its booking where the time is %s', async ([_why, prepare], { world }) => {
    prepare(world);
    const lead = visitLead();
    expect(await world.startWithOffice().submit(lead)).toMatchObject({ verdict: { kind: 'delivered' }, visit: 'full' });
    expect(world.office.ids('leads')).toEqual([lead.id]);
    expect(bookingOf(world, lead.id)).toBeUndefined();
    expect(world.office.ids('bookings')).toEqual([]);
    expect(await world.rows()).toEqual([]);
  });

  test('with a slot or token that is none is a lead like any other', async ({ world }) => {
    const lead = visitLead('x');
    const told = await world.startWithOffice().submit(lead);
    expect(told?.visit).toBeUndefined();
    expect(world.office.ids('leads')).toEqual([lead.id]);
  });

  test.for(['rst', 'half', 'hang'] as const)(
    'is booked once, and told as booked, when the office’s first answer was lost (%s)',
    async (fault, { world }) => {
      openSlot(world);
      const page = world.startWithOffice();
      const lead = visitLead();
      world.otherwise = '500';
      world.officeScripted.push(fault);
      expect(await page.submit(lead)).toMatchObject({ saved: true });
      await page.drain('start');
      expect(takenOf(world)).toEqual({ integerValue: '1' });
      expect(await untold(world)).toMatchObject([{ id: lead.id, visit: 'booked' }]);
    },
  );

  test.for(FAULTS.filter((fault) => fault !== 'ok'))(
    'keeps its free time, whatever its first call meets on the way (%s)',
    async (fault, { world }) => {
      openSlot(world);
      const page = world.startWithOffice();
      const lead = visitLead();
      world.officeScripted.push(fault);
      await page.submit(lead);
      for (let visit = 0; visit < 3; visit++) {
        vi.advanceTimersByTime(20_000);
        await page.drain('visitor');
      }
      expect(bookingOf(world, lead.id)).toEqual({ stringValue: lead.fields.visit_token });
      expect((await untold(world))?.at(-1)).toMatchObject({ visit: 'booked' });
    },
  );

  test.for(FAULTS.flatMap((first) => FAULTS.map((second) => [first, second] as const)))(
    'of a full time is one lead in the end, whatever its calls meet first (%s, %s)',
    async ([first, second], { world }) => {
      openSlot(world, 0);
      const page = world.startWithOffice();
      const lead = visitLead();
      world.officeScripted.push('ok', first, second);
      await page.submit(lead);
      // What still hangs ends with its time.
      for (let visit = 0; visit < 3; visit++) {
        vi.advanceTimersByTime(20_000);
        await page.drain('visitor');
      }
      expect(world.office.ids('leads')).toEqual([lead.id]);
      expect(world.posts).toHaveLength(1);
      expect(await world.rows()).toEqual([]);
    },
  );
});

describe('the visitor', () => {
  test('waits five seconds for word of the visit when the form’s service was quicker, and no longer', async ({
    world,
  }) => {
    openSlot(world);
    world.officeScripted.push('hang');
    const before = world.now();
    const told = await world.startWithOffice().submit(visitLead());
    expect(told).toMatchObject({ verdict: { kind: 'delivered' } });
    expect(told?.visit).toBeUndefined();
    expect(world.now() - before).toBe(5000);
  });

  test('hears later what became of it, also where the lead’s arrival is no news', async ({ world }) => {
    openSlot(world, 0);
    const page = world.startWithOffice();
    const lead = visitLead();
    world.officeScripted.push('500');
    await page.submit(lead);
    await world.startWithOffice('worker').drain('sync');
    expect((await untold(world))?.map(({ id, visit }) => [id, visit])).toEqual([
      [lead.id, undefined],
      [lead.id, 'full'],
    ]);
  });

  test('hears which visit it was, when its page is gone', async ({ world }) => {
    openSlot(world);
    const page = world.startWithOffice();
    const lead = visitLead();
    world.isOnline = false;
    await page.submit(lead);
    world.isOnline = true;
    await world.startWithOffice('worker').drain('sync');
    const wanted = { slot: SLOT, token: lead.fields.visit_token };
    expect((await untold(world))?.at(-1)).toMatchObject({ id: lead.id, visit: 'booked', wanted });
  });

  test('who sends the same text with another token has one lead', async ({ world }) => {
    openSlot(world);
    const page = world.startWithOffice();
    const lead = visitLead();
    world.isOnline = false;
    await page.submit(lead);
    world.isOnline = true;
    const again = visitLead(newToken(), lead.fields.message);
    const told = await page.submit(again);
    expect(told).toMatchObject({ verdict: { kind: 'delivered' }, leadId: lead.id });
    expect(told?.visit, 'whose pass it does not know').toBeUndefined();
    expect(world.office.ids('leads')).toEqual([lead.id]);
    expect(world.office.ids('bookings')).toEqual([lead.fields.visit_token]);
  });
});

test('50 leads that ask for the same time get as many places as there are', async ({ world }) => {
  openSlot(world, 7);
  const pages = Array.from({ length: 50 }, () =>
    world.startWithOffice('page', { limits: { rows: 200, sendsPerMinute: 99 } }),
  );
  const lives = pages.map(({ life }) => life);
  const work = Promise.all(pages.map(({ begin }) => begin.submit(visitLead())));
  const told = await world.finish(work, ...lives);
  expect(told?.filter(({ visit }) => visit === 'booked')).toHaveLength(7);
  expect(told?.filter(({ visit }) => visit === 'full')).toHaveLength(43);
  expect(takenOf(world)).toEqual({ integerValue: '7' });
  expect(world.office.ids('leads')).toHaveLength(50);
});
