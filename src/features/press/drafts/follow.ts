import type { Draft } from './drafts.ts';

/** What this device does with the account's copy of a draft. */
export type Following =
  /** Nothing: it has the newer one, or both changed, and storing keeps both. */
  | { kind: 'stay' }
  /** Another device went on with it, and nobody did here. */
  | { kind: 'take'; draft: Draft }
  /** Published, scheduled or thrown away elsewhere, and nobody went on with it here. */
  | { kind: 'drop' };

/**
 * Compares a draft of this device with the account's.
 * @param mine as it was before the account was asked: what was stored meanwhile the answer may not know
 * @param theirs null: the account has none
 * @param isWhole whether all drafts of the account are known
 */
export function followOf(mine: Draft, theirs: Draft | null, uid: string, isWhole: boolean): Following {
  // Edits of published articles stay where they began, and so does what was sent and may be published.
  if (mine.isChanged || mine.base || mine.sent || mine.account?.uid !== uid) return { kind: 'stay' };
  if (!theirs) return { kind: isWhole ? 'drop' : 'stay' };
  return theirs.account?.version === mine.account.version ? { kind: 'stay' } : { kind: 'take', draft: theirs };
}
