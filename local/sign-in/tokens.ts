import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { parseJson } from '#local/http.ts';
import { isSameText, type Account } from './accounts.ts';

/** How long an id token is valid, in seconds. */
export const TOKEN_LIFETIME_S = 3600;

export interface Tokens {
  newIdToken: () => string;
  newRefreshToken: () => string;
  /** Whom an id token of this server stands for; null: it is not one, or it has expired. */
  uidOf: (token: string) => string | null;
  isValidRefreshToken: (token: string) => boolean;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const claimsSchema = v.object({ sub: v.string(), iat: v.number(), exp: v.number(), proof: v.string() });

function claimsOf(token: string) {
  const [, payload = '', ...rest] = token.split('.');
  const { success, output } = v.safeParse(claimsSchema, parseJson(Buffer.from(payload, 'base64url')));
  return success && rest.length === 1 ? output : undefined;
}

/**
 * The tokens of one account. As the emulators' they are unsigned (`alg: none`), which anyone could forge; so each
 * carries a proof that only this server can compute.
 */
export function createTokens(account: Account, projectId: string, clock: () => Date): Tokens {
  const { localId, email, tokenSecret } = account;
  const proofOf = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', tokenSecret)
      .update(JSON.stringify([projectId, ...parts]))
      .digest('base64url');
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    newIdToken: () => {
      const iat = nowSeconds();
      const exp = iat + TOKEN_LIFETIME_S;
      const claims = {
        email,
        email_verified: false,
        auth_time: iat,
        user_id: localId,
        sub: localId,
        iat,
        exp,
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
        proof: proofOf('id', localId, iat, exp),
      };
      return `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims)}.`;
    },
    newRefreshToken: () => {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${proofOf('refresh', localId, nonce)}`;
    },
    uidOf: (token) => {
      const claims = claimsOf(token);
      if (!claims) return null;
      const { sub, iat, exp, proof } = claims;
      const isOurs = sub === localId && isSameText(proof, proofOf('id', sub, iat, exp));
      return isOurs && exp > nowSeconds() ? sub : null;
    },
    isValidRefreshToken: (token) => {
      const [nonce = '', proof = ''] = token.split('.');
      return isSameText(proof, proofOf('refresh', localId, nonce));
    },
  };
}
