import { setTimeout } from 'node:timers/promises';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { openRestOffice } from '#features/leads-desk/database/rest-office.ts';
import { roleOf } from '#features/leads-desk/database/role.ts';
import { structuredQuery } from '#features/leads-desk/database/structured-query.ts';
import { addNote, noteReveal } from '#features/leads-desk/sheet/lead-changes.ts';
import { readNotes } from '#features/leads-desk/sheet/notes.ts';
import { readPage } from '#features/leads-desk/list/lead-pages.ts';
import { leadQuery, NO_FILTER } from '#features/leads-desk/list/lead-query.ts';
import { leadOf } from '#features/leads-desk/list/lead.ts';
import { searchTexts } from '#protocol/office/lead-document.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { documentsOf, officeRoot } from '#protocol/office/office-paths.ts';
import { postJson, rawRequest, run, type Running } from '#tests/local/running-services.ts';
import { leadIdOf } from '#tests/support/office/leads.ts';

const SITE = '온새미스카이';
const root = officeRoot('demo-modelhouse', SITE);
const PHONE = '010-1234-5678';

const endpoint = ({ origin }: Running) => ({
  commit: `${origin}/v1/${documentsOf('demo-modelhouse')}:commit?key=demo`,
  root,
});

const start = () => run({ rules: fs.readFileSync('firestore.rules', 'utf8') });

async function signIn(services: Running, account: { email: string; password: string }) {
  const { body } = await postJson(
    `${services.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    account,
  );
  return body as { idToken: string; localId: string };
}

/** The embedded services with the deployed rules, and the desk of who signs in there. */
async function openDesk() {
  const services = await start();
  const { idToken, localId: uid } = await signIn(services, services.administrator);
  return { services, uid, idToken, database: openRestOffice(endpoint(services), { uid, token: async () => idToken }) };
}

/** Sends leads as visitors do, one each. */
async function send(services: Running, count: number) {
  for (let number = 0; number < count; number += 1) {
    const id = leadIdOf(number);
    const texts = { form: 'customer', name: `손님${number}`, phone: PHONE, ...searchTexts(id, PHONE) };
    const { status } = await postJson(endpoint(services).commit, { writes: [leadWrite(root, id, texts)] });
    expect(status).toBe(200);
  }
}

test('a lead that a visitor sent is found, and is the one with its id', async () => {
  const { services, database } = await openDesk();
  await send(services, 1);
  const found = await database.find(`leads/${leadIdOf(0)}`);
  expect(found && leadOf(found)).toMatchObject({ id: leadIdOf(0), name: '손님0', digits: '01012345678', state: 0 });
  expect(await database.find('leads/another')).toBeNull();
});

test('pages of leads follow each other, none left out and none twice', async () => {
  const { services, database } = await openDesk();
  await send(services, 120);
  const ids: string[] = [];
  for (let page = await readPage(database, NO_FILTER, null); ; page = await readPage(database, NO_FILTER, page.last)) {
    ids.push(...page.leads.map(({ id }) => id));
    if (!page.last) break;
  }
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
});

test('notes are read below their lead, newest first', async () => {
  const { services, uid, database } = await openDesk();
  await send(services, 1);
  await addNote(database, leadIdOf(0), '내일 오후에 다시 전화');
  // The database tells milliseconds apart, no less.
  await setTimeout(2);
  await addNote(database, leadIdOf(0), '방문 약속');
  expect((await readNotes(database, leadIdOf(0))).map(({ text, by }) => [text, by])).toEqual([
    ['방문 약속', uid],
    ['내일 오후에 다시 전화', uid],
  ]);
});

test('an account has the role that the database gives it, in the developments that it names', async () => {
  const services = await start();
  const roleIn = async (account: { email: string; password: string }, site: string) => {
    const { idToken, localId: uid } = await signIn(services, account);
    return roleOf(endpoint(services), { uid, token: async () => idToken }, site);
  };
  expect(await roleIn(services.administrator, SITE)).toBe('admin');
  expect(await roleIn(services.staff, SITE)).toBe('staff');
  expect(await roleIn(services.staff, '물빛언덕')).toBeNull();
  const stranger = roleOf(endpoint(services), { uid: 'somebody', token: async () => null }, SITE);
  await expect(stranger).rejects.toMatchObject({ code: 'permission-denied' });
});

test('long answers come compressed, as they do from the hosted database', async () => {
  const { services, idToken } = await openDesk();
  await send(services, 30);
  const lengthOf = async (coding: string) => {
    const { headers } = await rawRequest(
      services.origin,
      {
        method: 'POST',
        path: `/v1/${encodeURI(root)}:runQuery?key=demo`,
        headers: { authorization: `Bearer ${idToken}`, 'accept-encoding': coding, origin: 'http://127.0.0.1:1' },
      },
      JSON.stringify({ structuredQuery: structuredQuery(root, leadQuery(NO_FILTER, null)) }),
    );
    return { coding: headers['content-encoding'], vary: headers.vary, bytes: Number(headers['content-length']) };
  };
  const [plain, compressed] = [await lengthOf('identity'), await lengthOf('br, gzip')];
  expect(plain.coding).toBeUndefined();
  expect(compressed).toMatchObject({ coding: 'gzip', vary: 'origin, accept-encoding' });
  expect(compressed.bytes).toBeLessThan(plain.bytes / 3);
});

test('a caller whose token is refused is asked for a new one, once', async () => {
  const { services, idToken, uid } = await openDesk();
  await send(services, 1);
  const asked: boolean[] = [];
  const token = async (isRefused: boolean) => {
    asked.push(isRefused);
    return isRefused ? idToken : 'long.over.';
  };
  const database = openRestOffice(endpoint(services), { uid, token });
  expect(await database.query(leadQuery(NO_FILTER, null))).toHaveLength(1);
  expect(asked).toEqual([false, true]);
});

test('nobody but the office reads, and what is refused says why', async () => {
  const { services, uid } = await openDesk();
  await send(services, 1);
  const database = openRestOffice(endpoint(services), { uid, token: async () => null });
  await expect(database.query(leadQuery(NO_FILTER, null))).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(noteReveal(database, leadIdOf(0))).rejects.toMatchObject({ code: 'permission-denied' });
});

test('without a server, or with one that is not the database, nothing was done', async () => {
  const nowhere = openRestOffice(
    { commit: `http://127.0.0.1:9/v1/${documentsOf('demo-modelhouse')}:commit`, root },
    { uid: 'x', token: async () => null },
  );
  await expect(nowhere.query(leadQuery(NO_FILTER, null))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(nowhere.commit([])).rejects.toMatchObject({ code: 'unavailable' });
});
