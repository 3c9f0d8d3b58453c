/**
 * `host:port` of a running Firestore emulator, as Firebase's own tools name it: with it the parity tests ask that one,
 * else the embedded service.
 */
export const EMULATOR = process.env['FIRESTORE_EMULATOR_HOST'];

/** The token that every Firestore emulator takes for the project's owner, whom no rule holds back. */
export const OWNER = 'owner';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that emulators believe although nobody signed it, as the SDK makes one of `mockUserToken`. */
export function unsignedToken(uid: string, projectId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `${base64url({ alg: 'none', type: 'JWT' })}.${base64url(claims)}.`;
}

/** Whom such a token stands for. Only the tests' services take one, never the one that people run. */
export function uidOfUnsigned(token: string): string | null {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || 'null');
  return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : null;
}
