import * as v from 'valibot';
import type { SlidingWindow } from '#local/sliding-window.ts';
import { ADMINISTRATOR, isSameText, STAFF, type Account } from './accounts.ts';
import { TOKEN_LIFETIME_S, type Tokens } from './tokens.ts';

/** What one call comes to: a body, or an error's name as hosted projects (with e-mail enumeration protection) give it. */
export type CallResult = { kind: 'answer'; body: unknown } | { kind: 'error'; message: string };

/** An account with what signs its tokens. */
export interface Member {
  account: Account;
  tokens: Tokens;
}

export interface SignInContext {
  members: readonly Member[];
  projectId: string;
  /** Wrong passwords of the last minutes. */
  failures: SlidingWindow;
}

const answer = (body: unknown): CallResult => ({ kind: 'answer', body });
const error = (message: string): CallResult => ({ kind: 'error', message });

/** A text field of a body; empty where it is missing or no text. */
function text(body: unknown, field: string): string {
  const result = v.safeParse(v.object({ [field]: v.string() }), body);
  return result.success ? (result.output[field] ?? '') : '';
}

/** E-mail and password for tokens. */
export function signInWithPassword(body: unknown, { members, failures }: SignInContext): CallResult {
  const [email, password] = [text(body, 'email'), text(body, 'password')];
  if (email === '') return error('INVALID_EMAIL');
  if (password === '') return error('MISSING_PASSWORD');
  if (failures.secondsUntilRoom() > 0) {
    return error('TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.');
  }
  const member = members.find(({ account }) => email.trim().toLowerCase() === account.email);
  // Compared for unknown addresses too, which must not be known by their haste.
  const isRight = isSameText(password, member?.account.password ?? '');
  if (!member || !isRight) {
    failures.add();
    return error('INVALID_LOGIN_CREDENTIALS');
  }
  const { account, tokens } = member;
  return answer({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.localId,
    email: account.email,
    idToken: tokens.newIdToken(),
    refreshToken: tokens.newRefreshToken(),
    expiresIn: String(TOKEN_LIFETIME_S),
  });
}

/** The user whom an id token stands for. */
export function lookup(body: unknown, { members }: SignInContext): CallResult {
  const member = members.find(({ tokens }) => tokens.uidOf(text(body, 'idToken')) !== null);
  if (!member) return error('INVALID_ID_TOKEN');
  const { localId, email, createdAt } = member.account;
  const createdMs = new Date(createdAt).getTime();
  return answer({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId,
        email,
        emailVerified: false,
        validSince: String(Math.floor(createdMs / 1000)),
        createdAt: String(createdMs),
        lastLoginAt: String(createdMs),
        providerUserInfo: [{ providerId: 'password', email, federatedId: email, rawId: email }],
      },
    ],
  });
}

/** Asks for a mail that resets the password. Answers alike for every address, and sends none. */
export function sendOobCode(body: unknown): CallResult {
  if (text(body, 'requestType') !== 'PASSWORD_RESET') return error('OPERATION_NOT_ALLOWED');
  const email = text(body, 'email');
  if (email === '') return error('MISSING_EMAIL');
  console.info(
    `비밀번호 재설정 요청: 이 서버는 메일을 보내지 않습니다. 비밀번호는 데이터 폴더의 ${ADMINISTRATOR.file}과 ${STAFF.file}에 있습니다.`,
  );
  return answer({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });
}

/** A refresh token for a new id token. */
export function refresh(body: unknown, { members, projectId }: SignInContext): CallResult {
  if (text(body, 'grant_type') !== 'refresh_token') return error('INVALID_GRANT_TYPE');
  const refreshToken = text(body, 'refresh_token');
  const member = members.find(({ tokens }) => tokens.isValidRefreshToken(refreshToken));
  if (!member) return error('INVALID_REFRESH_TOKEN');
  const { account, tokens } = member;
  const idToken = tokens.newIdToken();
  return answer({
    id_token: idToken,
    access_token: idToken,
    expires_in: String(TOKEN_LIFETIME_S),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: projectId,
  });
}
