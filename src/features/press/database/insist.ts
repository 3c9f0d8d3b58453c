import { codeOf } from '#firebase/firebase-app.ts';
import { withinTime } from '#browser/within-time.ts';
import { tooLate } from './time-limit.ts';

/** Before another try, in milliseconds. */
const PAUSES_MS = [1000, 1500];

/** What another try may mend: a token that was refused, for which the SDK then has a new one, and a network that is gone for a moment. */
const PASSING = new Set(['unauthenticated', 'unknown', 'unavailable', 'internal', 'aborted', 'cancelled']);

/** Longer than all tries need on a slow phone. */
const WRITE_MS = 30_000;

/** Tries again what may only have failed for a moment; each try looks first what the one before it has done. */
async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!PASSING.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

/** A write that is tried for as long as a slow phone may need. @throws {Error} `deadline-exceeded` after that */
export const write = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  withinTime(insist(attempt), WRITE_MS, tooLate);
