import { describe, expect, it } from 'vitest';
import { postJson, run, type Running } from '#tests/local/running-services.ts';
import { root } from '#tests/support/source-files.ts';
import { signIn, type Session } from '#tools/doctor/administrator.ts';
import { examine } from '#tools/doctor/examine.ts';
import { checkDesk, checkOffice } from '#tools/doctor/office.ts';
import { checkWorkedOffice } from '#tools/doctor/office-session.ts';
import { readLiveSite } from '#tools/host/live-check.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { officeRoot } from '#protocol/office/office-paths.ts';
import { brokenOnes, databaseOf, stub } from './examined-services.ts';
import { leadIdOf } from '#tests/support/office/leads.ts';

const SLUG = '온새미스카이';

async function sessionOf({ origin }: Running, account: { email: string; password: string }): Promise<Session> {
  const session = await signIn(databaseOf(origin), `${origin}/identitytoolkit.googleapis.com`, account);
  if (!('token' in session)) throw new Error(session.text);
  return session;
}

describe('an office', () => {
  it('under the rules of this repository is closed to visitors but for its times', async () => {
    const { origin } = await run({ leads: 5 });
    const findings = await checkOffice(databaseOf(origin));
    expect(brokenOnes(findings)).toEqual([]);
    expect(findings).toHaveLength(7);
  });

  it('that anyone may read is broken, and its leads are not repeated', async () => {
    const answer = [{ document: { name: 'leads/a', fields: { name: { stringValue: '김하늘' } } } }];
    const texts = brokenOnes(await checkOffice(databaseOf(await stub(200, answer))));
    expect(texts).toHaveLength(6);
    expect(texts).toContainEqual(
      expect.stringContaining('Listing leads without sign-in: ALLOWED; anyone reads names and phone numbers'),
    );
    expect(texts).toContainEqual(expect.stringContaining('Asking who is staff: ALLOWED'));
    expect(texts.join()).not.toContain('김하늘');
  });

  it('without rules of its own is told to deploy them', async () => {
    const origin = await stub(403, [{ error: { code: 403, status: 'PERMISSION_DENIED' } }]);
    expect(brokenOnes(await checkOffice(databaseOf(origin)))).toEqual([
      expect.stringMatching(/Times for visits: visitors may not read them.*npm run deploy/),
    ]);
  });

  it('that cannot be reached is one line', async () => {
    expect(await checkOffice(databaseOf('http://127.0.0.1:9'))).toHaveLength(1);
  });
});

describe('an office that its staff works', () => {
  const examined = async (services: Running, account = services.staff) =>
    checkWorkedOffice(databaseOf(services.origin), await sessionOf(services, account));

  it('has its indexes, and no refused leads', async () => {
    const findings = await examined(await run({ leads: 5 }));
    expect(brokenOnes(findings)).toEqual([]);
    expect(findings.map(({ text }) => text)).toContainEqual(expect.stringMatching(/Indexes of the leads: (\d+) of \1/));
  });

  it('names the indexes that are missing, and the command that makes them', async () => {
    const origin = await stub(400, [{ error: { code: 400, status: 'FAILED_PRECONDITION' } }]);
    const findings = await checkWorkedOffice(databaseOf(origin), { uid: 'a', token: 't' });
    expect(brokenOnes(findings)).toContainEqual(
      expect.stringMatching(/state \+ received_at.*missing or still being made.*npm run deploy/),
    );
  });

  it('is broken while the form service refuses leads, which are counted and not named', async () => {
    const services = await run();
    const office = officeRoot('demo-modelhouse', SLUG);
    const commit = (writes: unknown[]) =>
      postJson(`${services.origin}/v1/projects/demo-modelhouse/databases/(default)/documents:commit`, { writes });
    for (const [number, status] of [402, 402, 404].entries()) {
      const id = leadIdOf(number);
      const fields = { form: { stringValue: 'visit' }, status: { integerValue: `${status}` } };
      const update = { name: `${office}/refusals/${id}`, fields };
      // oxlint-disable-next-line no-await-in-loop
      const answer = await commit([
        leadWrite(office, id, { form: 'visit', name: '김하늘', phone: '010-0000-0001' }),
        { update, updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] },
      ]);
      expect(answer.status).toBe(200);
    }
    const texts = brokenOnes(await examined(services));
    expect(texts).toEqual([expect.stringContaining('did not take 3 (402: 2, 404: 1)')]);
    expect(texts.join()).not.toMatch(/-4000-|김하늘|0001/);
  });

  it('that the account may not read is told so once', async () => {
    const services = await run({ siteId: 'another' });
    expect(brokenOnes(await examined(services))).toEqual([expect.stringContaining('the account may not read them')]);
    expect(brokenOnes(await examined(services, services.administrator))).toEqual([]);
  });
});

describe('the desk page', () => {
  it.each([
    [{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }, 'good', 'kept by no cache'],
    [{ 'cache-control': 'no-cache' }, 'broken', 'without Cache-Control: no-store and noindex'],
    [{ 'cache-control': 'no-store' }, 'broken', 'without noindex'],
  ])('served with %j is %s', async (headers, state, words) => {
    expect(await checkDesk(await stub(200, {}, headers), SLUG)).toEqual({
      state,
      text: expect.stringContaining(words),
    });
  });

  it('that is not there is broken', async () => {
    expect(await checkDesk(await stub(404), SLUG)).toMatchObject({ state: 'broken' });
  });
});

it('an account is asked for once, for the press and the office', async () => {
  const services = await run({ leads: 5 });
  let asked = 0;
  const credentials = () => {
    asked += 1;
    return Promise.resolve(services.administrator);
  };
  const texts: string[] = [];
  const site = await readLiveSite(root);
  for await (const { title, findings } of examine(site, { local: services.origin, testLead: false, credentials })) {
    if (title === 'Host') break;
    texts.push(...findings.map(({ text }) => text));
  }
  expect(asked).toBe(1);
  expect(texts).toContain('Administrator: the account may publish.');
  expect(texts).toContain('Leads: the account may read them.');
  expect(texts).toContainEqual(expect.stringContaining('Refused leads: none'));
}, 30_000);
