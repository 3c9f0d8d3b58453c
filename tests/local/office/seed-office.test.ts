import { describe, expect, it } from 'vitest';
import { openDocumentStore, type StoredDocument } from '#local/firestore/data/store.ts';
import { freeSlots, nextVisitDays } from '#local/office/open-slots.ts';
import { seedOffice } from '#local/office/seed-office.ts';
import { FORM_SPECS } from '#forms/form-specs.ts';
import { LEAD_STATES, LEAD_TEXTS, OFFICE_FIELDS } from '#protocol/office/lead-document.ts';
import { erasedId } from '#protocol/office/office-paths.ts';
import type { Visits } from '#site/schema/visits.ts';
import { isVisitToken } from '#protocol/office/bookings.ts';
import { newDirectory, postJson, run } from '#tests/local/running-services.ts';

const NOW = new Date('2026-11-23T05:00:00Z');
const ROOT = 'projects/demo-modelhouse/databases/(default)/documents/sites/s';

const VISITS: Visits = {
  from: '2026-11-01',
  until: '2027-01-31',
  weekdays: { opens: '10:00', closes: '17:00' },
  weekends: { opens: '10:00', closes: '17:00' },
  slotMinutes: 60,
  capacity: 4,
  closedDays: ['2026-11-25'],
};

function office() {
  const store = openDocumentStore(newDirectory(), () => NOW);
  const seed = (leads: number, now = NOW) =>
    seedOffice(store, ROOT, {
      leads,
      slots: freeSlots(nextVisitDays(VISITS, now, 7), 4),
      specs: FORM_SPECS,
      by: 'staff',
      now,
    });
  const list = (collection: string) => store.list(`${ROOT}/${collection}`);
  return { store, seed, list };
}

const textOf = ({ fields }: StoredDocument, field: string): string => {
  const value = fields[field];
  return value && 'stringValue' in value ? value.stringValue : '';
};
const numberOf = ({ fields }: StoredDocument, field: string): number => {
  const value = fields[field];
  return value && 'integerValue' in value ? Number(value.integerValue) : Number.NaN;
};
const timeOf = ({ fields }: StoredDocument, field: string): number => {
  const value = fields[field];
  return value && 'timestampValue' in value ? Date.parse(value.timestampValue) : Number.NaN;
};
const idOf = ({ name }: StoredDocument) => name.slice(name.lastIndexOf('/') + 1);

describe('example leads', () => {
  it('have the fields that the rules let a lead have, and the lengths', () => {
    const { seed, list } = office();
    expect(seed(200)).toBe(200);
    const known = new Set<string>([...Object.keys(LEAD_TEXTS), ...OFFICE_FIELDS, 'received_at', 'booking']);
    for (const lead of list('leads')) {
      expect(Object.keys(lead.fields).filter((field) => !known.has(field))).toEqual([]);
      for (const [field, most] of Object.entries(LEAD_TEXTS))
        expect(textOf(lead, field).length).toBeLessThanOrEqual(most);
      expect(LEAD_STATES[numberOf(lead, 'state')]).toBeDefined();
      expect(textOf(lead, 'last_four')).toMatch(/^\d{4}$/);
    }
  });

  it('came in the last thirty days, from numbers of nobody, of which some came twice, in every state', () => {
    const { seed, list } = office();
    seed(200);
    const leads = list('leads');
    const ages = leads.map((lead) => NOW.getTime() - timeOf(lead, 'received_at'));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(31 * 24 * 3_600_000);
    const phones = leads.map((lead) => textOf(lead, 'digits'));
    expect(phones.filter((phone) => !/^0100000\d{4}$/.test(phone))).toEqual([]);
    expect(new Set(phones).size).toBeLessThan(195);
    expect(new Set(phones).size).toBeGreaterThan(170);
    expect(new Set(leads.map((lead) => numberOf(lead, 'state'))).size).toBe(LEAD_STATES.length);
    expect(leads.filter((lead) => textOf(lead, 'utm_campaign') !== '').length).toBeGreaterThan(40);
  });

  it('hold their notes, and visits for which there is room', () => {
    const { store, seed, list } = office();
    seed(1000);
    const notes = list('leads').flatMap((lead) => store.list(`${lead.name}/notes`));
    expect(notes.length).toBeGreaterThan(200);
    const slots = list('slots');
    expect(slots).toHaveLength(7 * 7);
    const bookings = list('bookings');
    expect(bookings.length).toBeGreaterThan(30);
    for (const slot of slots) {
      const taken = bookings.filter((booking) => textOf(booking, 'slot') === idOf(slot)).length;
      expect(numberOf(slot, 'taken')).toBe(taken);
      expect(taken).toBeLessThanOrEqual(4);
    }
    for (const booking of bookings) {
      expect(isVisitToken(idOf(booking))).toBe(true);
      const lead = store.get(`${ROOT}/leads/${textOf(booking, 'lead')}`);
      expect(lead && textOf(lead, 'booking')).toBe(idOf(booking));
      expect(lead && textOf(lead, 'visitDate')).toMatch(/^2026년 1[12]월 \d+일\([일월화수목금토]\) 1\d:00$/);
    }
  });

  it('come once, however often they are asked for, and more when more are asked for', () => {
    const { store, seed, list } = office();
    seed(50);
    const [first] = list('leads');
    const later = new Date(NOW.getTime() + 24 * 3_600_000);
    expect(seed(50, later)).toBe(0);
    expect(first && store.get(first.name)).toEqual(first);
    expect(seed(80, later)).toBe(30);
    expect(list('leads')).toHaveLength(80);
    // The days go on: one more is open.
    expect(list('slots')).toHaveLength(8 * 7);
  });

  it('do not come again when they were erased', () => {
    const { store, seed, list } = office();
    seed(10);
    const [lead] = list('leads');
    if (!lead) throw new Error('no lead');
    const name = `${ROOT}/log/${erasedId(idOf(lead))}`;
    const time = store.nextTime();
    store.save('commit', time, [
      { name: lead.name, document: null },
      { name, document: { name, fields: {}, createTime: time, updateTime: time } },
    ]);
    expect(seed(10)).toBe(0);
    expect(store.get(lead.name)).toBeUndefined();
  });
});

it('the times that are open begin tomorrow in Korea, on days on which the content receives visitors', () => {
  const daysAt = (now: string) => nextVisitDays(VISITS, new Date(now), 2).map(({ day }) => day);
  expect(daysAt('2026-11-23T14:59:00Z')).toEqual(['2026-11-24', '2026-11-26']);
  expect(daysAt('2026-11-23T15:00:00Z')).toEqual(['2026-11-26', '2026-11-27']);
  expect(daysAt('2026-10-01T00:00:00Z')).toEqual(['2026-11-01', '2026-11-02']);
});

it('the office is empty unless example leads are asked for, and then its staff reads them', async () => {
  const count = async (leads?: number) => {
    const { origin, staff } = await run(leads === undefined ? {} : { leads });
    const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
    const { idToken } = (await postJson(signIn, staff)).body as { idToken: string };
    const { body } = await postJson(
      `${origin}/v1/projects/demo-modelhouse/databases/(default)/documents/sites/${encodeURIComponent('온새미스카이')}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'leads' }], limit: 100 } },
      { authorization: `Bearer ${idToken}` },
    );
    return (body as { document?: unknown }[]).filter(({ document }) => document).length;
  };
  expect(await count()).toBe(0);
  expect(await count(20)).toBe(20);
});

it('the inbox links to the leads desk where there is one', async () => {
  const page = async (desk: string | null) => {
    const { origin } = await run({ desk });
    return (await fetch(`${origin}/local/inbox`)).text();
  };
  expect(await page('/온새미스카이/desk')).toContain(`href="${encodeURI('/온새미스카이/desk')}"`);
  expect(await page(null)).not.toContain('/desk"');
});
