import fs from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADMINISTRATOR, STAFF } from '#local/sign-in/accounts.ts';
import { listenToConsole, newDirectory, postJson, run, type Running } from './running-services.ts';

const account = ({ origin }: Running, method: string, body: unknown) =>
  postJson(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, body);

async function refresh({ origin }: Running, fields: Record<string, string>) {
  const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

interface SignedIn {
  idToken: string;
  refreshToken: string;
}

const signIn = async (services: Running, password = services.administrator.password) => {
  const { status, body } = await account(services, 'signInWithPassword', { email: ADMINISTRATOR.email, password });
  return { status, body: body as SignedIn & { error?: { message: string } } };
};

const refusal = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
});

describe('signing in', () => {
  it('gives tokens to the right password and shows whose they are', async () => {
    const services = await run();
    const { status, body } = await signIn(services);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      email: ADMINISTRATOR.email,
      expiresIn: '3600',
    });
    const [header = '', payload = '', signature] = body.idToken.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'none', typ: 'JWT' });
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      email: ADMINISTRATOR.email,
      aud: 'demo-modelhouse',
      sub: expect.any(String),
    });
    expect(signature).toBe('');
    const found = await account(services, 'lookup', { idToken: body.idToken });
    expect(found).toMatchObject({
      status: 200,
      body: { users: [{ email: ADMINISTRATOR.email, emailVerified: false }] },
    });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const services = await run();
    expect(await signIn(services, 'wrong')).toMatchObject(refusal('INVALID_LOGIN_CREDENTIALS'));
    const unknown = await account(services, 'signInWithPassword', {
      email: 'no@example.com',
      password: services.administrator.password,
    });
    expect(unknown).toMatchObject(refusal('INVALID_LOGIN_CREDENTIALS'));
    expect(await account(services, 'signInWithPassword', { email: ADMINISTRATOR.email })).toMatchObject(
      refusal('MISSING_PASSWORD'),
    );
    expect(await account(services, 'signInWithPassword', 'not json')).toMatchObject(refusal('INVALID_EMAIL'));
  });

  it('is closed for a while after ten wrong passwords in five minutes', async () => {
    let now = Date.parse('2026-11-20T03:00:00Z');
    const services = await run({ clock: () => new Date(now) });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(services, 'wrong')).body.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await signIn(services)).body.error?.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
    now += 5 * 60_000;
    expect((await signIn(services)).status).toBe(200);
  });

  it('has no registration of further accounts', async () => {
    const services = await run();
    expect(await account(services, 'signUp', { email: 'a@b.kr', password: '123456' })).toMatchObject(
      refusal('ADMIN_ONLY_OPERATION'),
    );
    expect((await account(services, 'delete', {})).status).toBe(404);
  });
});

describe('tokens', () => {
  it('are renewed by a refresh token, and by nothing else', async () => {
    const services = await run();
    const { refreshToken } = (await signIn(services)).body;
    const renewed = await refresh(services, { grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(renewed).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: '3600', project_id: 'demo-modelhouse' },
    });
    expect((await account(services, 'lookup', { idToken: renewed.body['id_token'] })).status).toBe(200);
    for (const forged of ['', 'r1', `x${refreshToken}`, renewed.body['id_token'] ?? '']) {
      expect(await refresh(services, { grant_type: 'refresh_token', refresh_token: forged })).toMatchObject(
        refusal('INVALID_REFRESH_TOKEN'),
      );
    }
    expect((await refresh(services, { refresh_token: refreshToken })).status).toBe(400);
  });

  it('are refused when they are forged, of another server, or expired', async () => {
    let now = Date.parse('2026-11-20T03:00:00Z');
    const services = await run({ clock: () => new Date(now) });
    const other = await run({ clock: () => new Date(now) });
    const { idToken } = (await signIn(services)).body;
    const [header = '', payload = ''] = idToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp: 9e9 })).toString('base64url')}.`;
    for (const token of [forged, (await signIn(other)).body.idToken, 'x', '', 'a.b.c']) {
      expect(await account(services, 'lookup', { idToken: token })).toMatchObject(refusal('INVALID_ID_TOKEN'));
    }
    now += 3_600_000;
    expect(await account(services, 'lookup', { idToken })).toMatchObject(refusal('INVALID_ID_TOKEN'));
  });
});

describe('the administrator', () => {
  it('has a random password, kept in a file that only this account reads, over restarts', async () => {
    const first = await run();
    const { idToken } = (await signIn(first)).body;
    const file = path.join(first.directory, 'admin.json');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(first.administrator).toEqual({
      email: ADMINISTRATOR.email,
      password: expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/),
    });
    fs.chmodSync(file, 0o644);
    const second = await run({ dataDirectory: first.directory });
    expect(second.administrator).toEqual(first.administrator);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect((await account(second, 'lookup', { idToken })).status).toBe(200);
    expect((await run()).administrator.password).not.toBe(first.administrator.password);
  });

  it('gets a new password, with a word on the console, when the file is damaged', async () => {
    const warnings = listenToConsole('warn');
    const directory = newDirectory();
    fs.writeFileSync(path.join(directory, 'admin.json'), '{"email":"admin@exa');
    const services = await run({ dataDirectory: directory });
    expect((await signIn(services)).status).toBe(200);
    expect(warnings.lines()).toEqual([expect.stringContaining('admin.json')]);
  });

  it('is told on the console that no mail is sent for a forgotten password', async () => {
    const said = listenToConsole('info');
    const services = await run();
    for (const email of [ADMINISTRATOR.email, 'no@example.com']) {
      const answer = await account(services, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
      expect(answer).toMatchObject({ status: 200, body: { email } });
    }
    expect(said.lines()).toHaveLength(2);
    expect(said.lines()[0]).toContain('메일을 보내지 않습니다');
    expect(await account(services, 'sendOobCode', { requestType: 'PASSWORD_RESET' })).toMatchObject(
      refusal('MISSING_EMAIL'),
    );
    expect((await account(services, 'sendOobCode', { requestType: 'VERIFY_EMAIL', email: 'a@b.kr' })).status).toBe(400);
  });
});

describe('the staff', () => {
  const lookedUp = async (services: Running, token: string) =>
    ((await account(services, 'lookup', { idToken: token })).body as { users: { email: string }[] }).users[0]?.email;

  it('signs in beside the administrator with a password and tokens of its own', async () => {
    const services = await run();
    const { body } = await account(services, 'signInWithPassword', services.staff);
    const { idToken, refreshToken } = body as SignedIn;
    expect(await lookedUp(services, idToken)).toBe(STAFF.email);
    const renewed = await refresh(services, { grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(await lookedUp(services, renewed.body['id_token'] ?? '')).toBe(STAFF.email);
    expect(await lookedUp(services, (await signIn(services)).body.idToken)).toBe(ADMINISTRATOR.email);
    const others = { email: STAFF.email, password: services.administrator.password };
    expect(await account(services, 'signInWithPassword', others)).toMatchObject(refusal('INVALID_LOGIN_CREDENTIALS'));
  });

  it('reads the leads of its development, and neither those of another nor what only an administrator may', async () => {
    const services = await run();
    const { idToken } = (await account(services, 'signInWithPassword', services.staff)).body as SignedIn;
    const documents = '/v1/projects/demo-modelhouse/databases/(default)/documents';
    const list = (parent: string) =>
      postJson(
        `${services.origin}${documents}${parent}:runQuery`,
        { structuredQuery: { from: [{ collectionId: 'leads' }], limit: 1 } },
        { authorization: `Bearer ${idToken}` },
      );
    expect((await list(`/sites/${encodeURIComponent('온새미스카이')}`)).status).toBe(200);
    expect((await list('/sites/another')).status).toBe(403);
  });
});

describe('the SDK', () => {
  it('signs in, renews its token, signs out, and understands every refusal', async () => {
    listenToConsole('info');
    const services = await run();
    const app = initializeApp({ projectId: 'demo-modelhouse', apiKey: 'local' }, 'sign-in');
    onTestFinished(() => deleteApp(app));
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, services.origin, { disableWarnings: true });
    const { email, password } = services.administrator;
    await expect(signInWithEmailAndPassword(auth, email, 'wrong')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    expect(user.email).toBe(email);
    expect(await user.getIdToken(true)).toMatch(/\.$/);
    await sendPasswordResetEmail(auth, email);
    await signOut(auth);
    expect(auth.currentUser).toBeNull();
    for (let tries = 0; tries < 9; tries += 1) await signInWithEmailAndPassword(auth, email, 'wrong').catch(() => {});
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
  });
});
