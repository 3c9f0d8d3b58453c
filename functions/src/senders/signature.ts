import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a webhook's request: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", hexadecimal>`. */
export const SIGNATURE_HEADER = 'x-modelhouse-signature';
/** Header with the message's id, which its repeats share. */
export const ID_HEADER = 'x-modelhouse-id';

/** Seconds after which a receiver should take a request for a replay. */
export const FRESH_S = 300;

const digest = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Signs a body at a time, in seconds since 1970. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${digest(secret, seconds, body)}`;

/** What a receiver does: whether the secret's owner signed this body, and lately. `now` in seconds since 1970. */
export function isSigned(secret: string, header: string, body: string, now: number): boolean {
  const [, seconds = '', found = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!found || Math.abs(now - Number(seconds)) > FRESH_S) return false;
  return timingSafeEqual(Buffer.from(found), Buffer.from(digest(secret, Number(seconds), body)));
}
