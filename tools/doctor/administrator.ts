import { askJson } from './ask.ts';
import { broken, good, type Finding } from './finding.ts';
import { call, rootOf, statusOf, type Database } from './firestore.ts';

export interface Credentials {
  email: string;
  password: string;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  INVALID_LOGIN_CREDENTIALS:
    'e-mail or password are wrong, or there is no such account (console: Authentication, Users)',
  EMAIL_NOT_FOUND: 'there is no such account (console: Authentication, Users, Add user)',
  INVALID_PASSWORD: 'the password is wrong',
  PASSWORD_LOGIN_DISABLED: 'sign-in by e-mail is switched off (console: Authentication, Sign-in method)',
  OPERATION_NOT_ALLOWED: 'sign-in by e-mail is switched off (console: Authentication, Sign-in method)',
  CONFIGURATION_NOT_FOUND: 'the project has no Authentication yet (console: Authentication, Get started)',
  USER_DISABLED: 'the account is disabled (console: Authentication, Users)',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too many wrong passwords: wait some minutes',
};

/** An account that signed in. */
export interface Session {
  uid: string;
  token: string;
}

/**
 * Signs an account in. Neither password nor token is repeated. @returns what is wrong, where it cannot
 * @param accounts `https://identitytoolkit.googleapis.com`, or its place at the embedded services
 */
export async function signIn(
  database: Database,
  accounts: string,
  { email, password }: Credentials,
): Promise<Session | Finding> {
  const address = `${accounts}/v1/accounts:signInWithPassword?key=${encodeURIComponent(database.apiKey)}`;
  const answer = await askJson(address, { email, password, returnSecureToken: true });
  if (typeof answer === 'string') return broken(`Sign-in: ${answer}.`);
  const { idToken, localId, error } = answer.json as {
    idToken?: string;
    localId?: string;
    error?: { message?: string };
  };
  if (!idToken || !localId) {
    const code = error?.message?.split(/[ :]/)[0] ?? `status ${answer.status}`;
    return broken(`Sign-in: ${PROBLEMS[code] ?? code}.`);
  }
  return { uid: localId, token: idToken };
}

/** Whether an account that signed in has the document that lets it publish. */
export async function checkAdministrator(database: Database, { uid, token }: Session): Promise<Finding[]> {
  const name = `${rootOf(database)}/admins/${uid}`;
  const read = await call(database, 'batchGet', { documents: [name] }, { token });
  const signedIn = good('Sign-in: the account may sign in.');
  if (typeof read === 'string') return [signedIn, broken(`Administrator: ${read}.`)];
  if (read.status !== 200)
    return [
      signedIn,
      broken(`Administrator: the rules do not let the account ask (${statusOf(read)}): npm run deploy.`),
    ];
  const isFound = ([read.json].flat() as { found?: unknown }[]).some(({ found }) => found);
  return [
    signedIn,
    isFound
      ? good('Administrator: the account may publish.')
      : broken(
          `Administrator: the account may not publish yet: make the document admins/${uid} (console: Firestore; it needs no fields).`,
        ),
  ];
}
