import { describe, expect, it } from 'vitest';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { TEXTS } from '#tests/rules/office/office-world.ts';

function officeOfFive(): MemoryOffice {
  const office = openMemoryOffice();
  for (let at = 0; at < 5; at += 1)
    office.put(`leads/lead-${at}`, {
      ...TEXTS,
      form: at % 2 === 0 ? 'visit' : 'reservation',
      state: 0,
      // Two came at the same moment.
      received_at: new Date(Date.UTC(2027, 2, 1, Math.min(at, 3))),
    });
  return office;
}

const NEWEST = [{ field: 'received_at', direction: 'descending' }] as const;

describe('an office in memory', () => {
  it('pages through leads without leaving out one that came at the same moment', async () => {
    const database = officeOfFive().as('staff');
    const seen: string[] = [];
    let after: Date[] | (Date | string)[] | undefined;
    for (let page = 0; page < 5; page += 1) {
      const [lead] = await database.query({
        collection: 'leads',
        orderBy: NEWEST,
        limit: 1,
        ...(after ? { after } : {}),
      });
      if (!lead) break;
      seen.push(lead.id);
      after = [lead.fields['received_at'] as Date, lead.path];
    }
    expect(seen).toEqual(['lead-4', 'lead-3', 'lead-2', 'lead-1', 'lead-0']);
  });

  it('answers a filter that an index serves, and refuses one that none does', async () => {
    const database = officeOfFive().as('staff');
    const where = [{ field: 'form', is: '==', value: 'visit' }] as const;
    const found = await database.query({ collection: 'leads', where, orderBy: NEWEST, limit: 10 });
    expect(found.map(({ id }) => id)).toEqual(['lead-4', 'lead-2', 'lead-0']);
    const other = [{ field: 'name', is: '==', value: '홍길동' }] as const;
    await expect(database.query({ collection: 'leads', where: other, orderBy: NEWEST, limit: 10 })).rejects.toThrow(
      'failed-precondition',
    );
  });

  it('gives a visitor nothing', async () => {
    const office = officeOfFive();
    await expect(office.as('visitor').find('leads/lead-0')).rejects.toThrow('permission-denied');
    await expect(office.as('other staff').query({ collection: 'leads', limit: 10 })).rejects.toThrow(
      'permission-denied',
    );
  });

  it('finds a document with its path, or null', async () => {
    const database = officeOfFive().as('staff');
    expect(await database.find('leads/lead-3')).toMatchObject({ id: 'lead-3', path: 'leads/lead-3' });
    expect(await database.find('leads/none')).toBe(null);
  });
});
