import { CHECK_IN_HASH, isVisitToken } from '#protocol/office/bookings.ts';

/**
 * The token of the visit that the desk was opened for, by a pass held before a phone's camera; null: for none.
 */
export function visitOfHash(hash: string): string | null {
  const token = hash.startsWith(CHECK_IN_HASH) ? hash.slice(CHECK_IN_HASH.length) : null;
  return isVisitToken(token) ? token : null;
}
