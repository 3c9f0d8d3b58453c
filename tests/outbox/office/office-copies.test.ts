import { describe, expect } from 'vitest';
import { officeTexts } from '#outbox/office/office-texts.ts';
import { LEAD_TEXTS } from '#protocol/office/lead-document.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

const lead = makeLead({
  id: 'abcdef01-0000-4000-8000-000000000000',
  form: 'customer',
  fields: { name: '홍길동', phone: '+82 10-1234-5678', message: '', nickname: '길동', via: 'desk', state: '3' },
  consent: true,
  marketingConsent: false,
  site: 'onsaemi',
  page: '/Promotion/Customer',
});

describe('a lead as the office keeps it', () => {
  test('has the texts that the office knows, what it is found by, and no empty ones', () => {
    expect(officeTexts(lead)).toEqual({
      name: '홍길동',
      phone: '+82 10-1234-5678',
      digits: '01012345678',
      last_four: '5678',
      receipt: 'ABCDEF',
      form: 'customer',
      page: '/Promotion/Customer',
      via: 'page',
      submitted_at: '2026-11-21T03:00:00.000Z',
      notice_version: '2026-11-01',
      consent: 'true',
      marketing_consent: 'false',
    });
  });

  test('has no text longer than the rules let through, and no half character', async ({ world }) => {
    const fields = Object.fromEntries(Object.entries(LEAD_TEXTS).map(([key, most]) => [key, '9'.repeat(most + 9)]));
    const long = makeLead({ fields: { ...fields, message: `9${'😀'.repeat(1000)}` }, noticeVersion: 'x'.repeat(999) });
    const texts = officeTexts(long);
    for (const [key, text] of Object.entries(texts))
      expect(text.length, key).toBeLessThanOrEqual(LEAD_TEXTS[key as keyof typeof LEAD_TEXTS]);
    expect(texts['message']).toBe(`9${'😀'.repeat(999)}`);
    await world.startWithOffice().submit(long);
    expect(world.office.ids('leads')).toEqual([long.id]);
  });
});

describe('the office’s answer', () => {
  test('to the same lead from page and worker, whose first answer was lost, is yes, and leaves the office’s state', async ({
    world,
  }) => {
    const page = world.startWithOffice();
    world.officeScripted.push('half');
    await page.submit(lead);
    world.office.put(`leads/${lead.id}`, { ...officeTexts(lead), state: 2, received_at: new Date(), assignee: '김' });
    await world.startWithOffice('worker').drain('sync');
    expect(world.officePosts).toHaveLength(2);
    expect(await world.rows()).toEqual([]);
    expect(world.office.read(`leads/${lead.id}`)).toMatchObject({ state: { integerValue: '2' } });
  });

  test.for([
    ['aborted', 'busy'],
    ['429', 'busy'],
    ['500', 'busy'],
    ['404', 'blocked'],
    ['422', 'blocked'],
    ['400html', 'blocked'],
    ['html', 'unparsed'],
    ['200error', 'unparsed'],
    ['200no', 'unparsed'],
    ['302', 'unreachable'],
  ] as const)('%s is %s, and the copy is kept', async ([fault, kind], { world }) => {
    const page = world.startWithOffice();
    world.otherwise = '500';
    world.officeOtherwise = fault;
    await page.submit(makeLead());
    const office = (await world.rows()).filter(({ form }) => form.startsWith('office:'));
    expect(office).toMatchObject([{ state: 'queued', last: { kind } }]);
  });

  test('that the rules refuse the lead is for the owner to mend, and loses nothing for the form', async ({ world }) => {
    const page = world.startWithOffice();
    await page.submit(makeLead({ fields: { phone: '010-1234-5678' } }));
    expect(world.accepted().size).toBe(1);
    expect(await world.rows()).toMatchObject([{ form: 'office:visit', last: { kind: 'blocked', status: 403 } }]);
  });

  test('that others write at once is asked again, five times in all, in the attempt’s own time', async ({ world }) => {
    const page = world.startWithOffice();
    world.otherwise = '500';
    world.officeScripted.push('aborted', 'aborted', 'aborted', 'aborted');
    expect(await page.submit(makeLead())).toMatchObject({ verdict: { kind: 'delivered' } });
    expect(world.officePosts).toHaveLength(5);
    world.officeOtherwise = 'aborted';
    const before = world.now();
    expect(await page.submit(makeLead())).toMatchObject({ verdict: { kind: 'busy' }, saved: true });
    expect(world.officePosts).toHaveLength(10);
    expect(world.now() - before).toBeLessThan(5000);
  });
});

test('where a visit came from goes to both receivers, and makes no other lead', async ({ world }) => {
  const page = world.startWithOffice();
  const came = makeLead({ origin: { utm_source: 'naver', referrer_host: 'search.naver.com', landing: '/' } });
  await page.submit(came);
  expect(world.posts[0]?.body).toMatchObject({ utm_source: 'naver', referrer_host: 'search.naver.com', landing: '/' });
  expect(world.office.read(`leads/${came.id}`)).toMatchObject({ utm_source: { stringValue: 'naver' } });
  const { origin: _first, ...again } = came;
  expect(await page.submit({ ...again, id: 'other' })).toMatchObject({ leadId: came.id });
});

test('what stands in the trap is for the form’s service alone, also when it has waited', async ({ world }) => {
  const page = world.startWithOffice();
  world.scripted.push('500');
  await page.submit(makeLead({ fields: { name: 'x', phone: '1', _gotcha: 'y' } }));
  expect(await page.drain('start')).toEqual({ delivered: 1, pending: 0 });
  expect(world.officePosts).toEqual([]);
});

test('a row with what are no texts is sent as well as can be', async ({ world, page }) => {
  const [late] = await world.queue(page);
  const [row] = await world.rows();
  await world.write({ ...row, payload: { ...late, fields: { ...late.fields, name: 7, message: null }, origin: 7 } });
  expect(await world.startWithOffice().drain('start')).toMatchObject({ delivered: 2 });
});
