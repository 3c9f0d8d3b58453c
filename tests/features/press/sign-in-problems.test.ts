import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeOf } from '#firebase/firebase-app.ts';
import { publishProblem } from '#text/press/desk.ts';
import { signInProblem } from '#text/sign-in.ts';

/** What hosted projects refuse a sign-in with, and what the administrator reads. */
const REFUSALS: [answer: string, problem: RegExp][] = [
  ['INVALID_LOGIN_CREDENTIALS', /이메일 또는 비밀번호가 올바르지 않습니다/],
  ['EMAIL_NOT_FOUND', /이메일 또는 비밀번호가 올바르지 않습니다/],
  ['INVALID_PASSWORD', /이메일 또는 비밀번호가 올바르지 않습니다/],
  ['INVALID_EMAIL', /이메일 형식이 올바르지 않습니다/],
  ['MISSING_PASSWORD', /비밀번호를 입력해 주세요/],
  ['USER_DISABLED', /사용이 중지된 계정입니다/],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.', /시도가 너무 많았습니다/],
  ['TOKEN_EXPIRED', /로그인이 만료되었습니다/],
  ['OPERATION_NOT_ALLOWED', /이메일 로그인이 켜져 있지 않습니다/],
  ['PASSWORD_LOGIN_DISABLED', /이메일 로그인이 켜져 있지 않습니다/],
  ['API key not valid. Please pass a valid API key.', /API 키가 올바르지 않습니다/],
  ['QUOTA_EXCEEDED', /보낼 수 있는 메일의 수를 넘었습니다/],
];

/** The SDK, and a service that refuses everything in these words; null: the service is gone. */
async function refusedWith(answer: string | null): Promise<Auth> {
  const server = http.createServer((_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.end(JSON.stringify({ error: { code: 400, message: answer, errors: [] } }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const app = initializeApp({ projectId: 'p', apiKey: 'k' }, `refused-${port}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  if (answer === null) await new Promise((resolve) => server.close(resolve));
  onTestFinished(async () => {
    server.close();
    await deleteApp(app);
  });
  return auth;
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no problem',
    (error: unknown) => signInProblem(codeOf(error), error instanceof Error ? error.message : ''),
  );

describe('a refused sign-in', () => {
  it.each(REFUSALS)('with %s is told in Korean', async (answer, problem) => {
    const auth = await refusedWith(answer);
    expect(await problemOf(signInWithEmailAndPassword(auth, 'boss@example.com', 'open-sesame'))).toMatch(problem);
  });

  it('without a network says so, also when a new password is asked for', async () => {
    const auth = await refusedWith(null);
    expect(await problemOf(signInWithEmailAndPassword(auth, 'a@example.com', 'b'))).toMatch(/인터넷 연결을 확인/);
    expect(await problemOf(sendPasswordResetEmail(auth, 'a@example.com'))).toMatch(/인터넷 연결을 확인/);
  });

  it('for a reason that nobody foresaw is told in the service’s words', async () => {
    const auth = await refusedWith('SOMETHING_NEW');
    expect(await problemOf(signInWithEmailAndPassword(auth, 'a@example.com', 'b'))).toContain('something-new');
  });
});

it('a publish that fails always says why and that the text is still there', () => {
  const problems = ['permission-denied', 'unauthenticated', 'auth/user-token-expired', 'resource-exhausted', 'unknown'];
  const told = problems.map(publishProblem);
  for (const problem of told) expect(problem).toContain('쓰신 글은 그대로 남아 있습니다.');
  expect(told[1]).toBe(told[2]);
  expect(new Set(told).size).toBe(problems.length - 1);
});
