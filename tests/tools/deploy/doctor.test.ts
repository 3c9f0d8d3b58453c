import { describe, expect, it } from 'vitest';
import { OPEN_RULES, run, type Running } from '#tests/local/running-services.ts';
import { root } from '#tests/support/source-files.ts';
import { checkAdministrator, signIn } from '#tools/doctor/administrator.ts';
import { examine } from '#tools/doctor/examine.ts';
import { checkFirestore } from '#tools/doctor/firestore.ts';
import { checkForm, sendTestLead } from '#tools/doctor/forms.ts';
import { readLiveSite } from '#tools/host/live-check.ts';
import { brokenOnes, databaseOf, stub } from './examined-services.ts';

const ORIGIN = 'https://www.site.test';

const CORS = { 'access-control-allow-origin': '*' };

const formAt = (endpoint: string) => ({ form: 'visit' as const, endpoint, origin: ORIGIN });

const inboxOf = async ({ origin }: Running) =>
  ((await (await fetch(`${origin}/local/inbox.json`)).json()) as { leads: { receipt: string; fields: object }[] })
    .leads;

describe('the configuration', () => {
  it('is told which statements of law are to be read against the law again', async () => {
    const site = await readLiveSite(root);
    const old = { file: 'guides.ts', field: 'a.law', remedy: '주택법 제64조: checked on 2026-01-01' };
    const chapters = examine({ ...site, lawToCheck: [old] }, { local: null, testLead: false, credentials: null });
    const { value } = await chapters.next();
    expect(value?.findings).toContainEqual({
      state: 'open',
      text: 'Law: src/content/guides.ts: a.law: 주택법 제64조: checked on 2026-01-01',
    });
    expect(site.lawToCheck.length).toBeGreaterThan(0);
  }, 30_000);
});

describe('a form', () => {
  it('is found working at the embedded service without a lead being sent', async () => {
    const services = await run();
    const finding = await checkForm(formAt(`${services.origin}/local/forms/visit`));
    expect(finding).toEqual({ state: 'good', text: expect.stringContaining('Form visit: reached') });
    expect(await inboxOf(services)).toEqual([]);
  });

  it.each([
    [404, CORS, 'there is no form at'],
    [503, CORS, 'the service answers 503'],
    [204, {}, `does not let ${ORIGIN} send`],
  ])('that answers %i is told to be broken: %o', async (status, headers, reason) => {
    const finding = await checkForm(formAt(`${await stub(status, {}, headers)}/f/a`));
    expect(finding.state).toBe('broken');
    expect(finding.text).toContain(reason);
  });

  it('that nobody answers at is named with its host', async () => {
    const finding = await checkForm(formAt('http://127.0.0.1:9/f/a'));
    expect(finding.text).toMatch(/^Form visit: 127\.0\.0\.1:9 cannot be reached/);
  });

  it('gets a test lead only on demand, which says that it is one, under the receipt number that is told', async () => {
    const services = await run();
    const finding = await sendTestLead(formAt(`${services.origin}/local/forms/visit`));
    expect(finding.state).toBe('good');
    const [lead, ...others] = await inboxOf(services);
    expect(others).toEqual([]);
    expect(finding.text).toContain(lead?.receipt);
    expect(JSON.stringify(lead?.fields)).toContain('TEST - npm run doctor');
  });

  it.each([{ success: false }, { ok: false }, { result: 'error' }, []])(
    'that answers yes to a test lead and says no in its words is broken (%j)',
    async (words) => {
      const finding = await sendTestLead(formAt(await stub(200, words)));
      expect(finding).toMatchObject({ state: 'broken' });
    },
  );

  it('that does not take a test lead is broken, with what the service said', async () => {
    const finding = await sendTestLead(formAt(await stub(200, { error: 'Form is over its limit' })));
    expect(finding).toEqual({ state: 'broken', text: expect.stringContaining('Form is over its limit') });
  });
});

describe('a database', () => {
  it('with the rules and the index of this repository is well, and holds afterwards what it held before', async () => {
    const { origin } = await run();
    const findings = await checkFirestore(databaseOf(origin));
    expect(brokenOnes(findings)).toEqual([]);
    expect(findings[0]?.text).toContain('2 articles');
    expect((await checkFirestore(databaseOf(origin)))[0]?.text).toContain('2 articles');
  });

  it('that anyone may write to is broken, and keeps nothing of the attempt', async () => {
    const { origin } = await run({ rules: OPEN_RULES.replace('request.auth != null', 'true') });
    const texts = brokenOnes(await checkFirestore(databaseOf(origin)));
    expect(texts).toContainEqual(expect.stringContaining('Writing without sign-in: ALLOWED; anyone may publish'));
    expect(texts).toContainEqual(expect.stringContaining('Deleting without sign-in: ALLOWED'));
    expect(texts.join('\n')).not.toContain('by hand');
    const left = await checkFirestore({ ...databaseOf(origin), siteId: '온새미스카이-doctor' });
    expect(left[0]?.text).toContain('0 articles');
  });

  it('whose rules are others than the repository’s is broken', async () => {
    const { origin } = await run({ rules: OPEN_RULES });
    expect(brokenOnes(await checkFirestore(databaseOf(origin)))).toEqual([
      expect.stringContaining('Asking who is an administrator: ALLOWED'),
      expect.stringContaining('Reading more than 50 articles at once: ALLOWED'),
    ]);
  });

  it.each([
    ['FAILED_PRECONDITION', 400, 'its index is missing or still being made'],
    ['PERMISSION_DENIED', 403, 'visitors may not read it'],
    ['NOT_FOUND', 404, 'has no database'],
  ])('that answers %s is told what to do', async (status, code, remedy) => {
    const origin = await stub(code, [{ error: { code, status, message: status } }]);
    const [list] = await checkFirestore(databaseOf(origin));
    expect(list?.state).toBe('broken');
    expect(list?.text).toContain(remedy);
  });

  it('that cannot be reached is one line, not five', async () => {
    expect(await checkFirestore(databaseOf('http://127.0.0.1:9'))).toHaveLength(1);
  });
});

describe('an administrator', () => {
  const signedIn = ({ origin }: Running, credentials: { email: string; password: string }) =>
    signIn(databaseOf(origin), `${origin}/identitytoolkit.googleapis.com`, credentials);
  const sessionOf = async (services: Running, credentials = services.administrator) => {
    const session = await signedIn(services, credentials);
    if (!('token' in session)) throw new Error(session.text);
    return session;
  };

  it('who may publish is told so', async () => {
    const services = await run();
    const findings = await checkAdministrator(databaseOf(services.origin), await sessionOf(services));
    expect(brokenOnes(findings)).toEqual([]);
    expect(findings).toHaveLength(2);
  });

  it('with a wrong password is told what is wrong, and the password is not repeated', async () => {
    const services = await run();
    const finding = await signedIn(services, { ...services.administrator, password: 'open-sesame' });
    expect(finding).toEqual({ state: 'broken', text: expect.stringContaining('e-mail or password are wrong') });
    expect(JSON.stringify(finding)).not.toContain('open-sesame');
  });

  it('without a document of its own is told which one to make', async () => {
    const services = await run();
    const findings = await checkAdministrator(databaseOf(services.origin), await sessionOf(services, services.staff));
    expect(brokenOnes(findings)).toEqual([expect.stringMatching(/make the document admins\/\w+/)]);
  });
});
