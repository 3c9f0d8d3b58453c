import { expect, test } from 'vitest';
import { commitOnce } from '#features/leads-desk/database/commit-once.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { logWrite } from '#protocol/office/log-writes.ts';
import { openMemoryOffice } from '#tests/support/office/memory-office.ts';

const entry = (root: string, id: string) => [logWrite(root, id, { deed: 'slots', by: 'ours', count: 1 })];

/** The desk's database whose `failing` answers are lost, after the database has done what was asked or before. */
function losing(database: OfficeDatabase, failing: number, isAfter: boolean) {
  const seen = { commits: 0 };
  const commit: OfficeDatabase['commit'] = async (writes) => {
    seen.commits += 1;
    if (seen.commits > failing) return database.commit(writes);
    if (isAfter) await database.commit(writes).catch(() => {});
    throw new DatabaseError('unavailable');
  };
  return { seen, database: { ...database, commit } };
}

test('a commit whose answer was lost is made once, and counts as done', async () => {
  const office = openMemoryOffice();
  const { database, seen } = losing(office.as('staff'), 1, true);
  await commitOnce(database, entry(office.root, 'one'));
  expect(seen.commits).toBe(2);
  expect(office.ids('log')).toEqual(['one']);
});

test('a commit that never arrived is tried again', async () => {
  const office = openMemoryOffice();
  await commitOnce(losing(office.as('staff'), 2, false).database, entry(office.root, 'one'));
  expect(office.ids('log')).toEqual(['one']);
});

test('what the rules forbid is not tried again, and is said to be forbidden', async () => {
  const office = openMemoryOffice();
  const { database, seen } = losing(office.as('stranger'), 0, false);
  await expect(commitOnce(database, entry(office.root, 'one'))).rejects.toMatchObject({ code: 'permission-denied' });
  expect(seen.commits).toBe(1);
});

test('a network that stays away is told of after three tries', async () => {
  const office = openMemoryOffice();
  const { database, seen } = losing(office.as('staff'), 9, false);
  await expect(commitOnce(database, entry(office.root, 'one'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(seen.commits).toBe(3);
});
