const MINUTE = 60_000;
const HOUR = 3_600_000;

/** A lease outlives the longest attempt by far; after it, its owner is taken for dead. */
export const LEASE_MS = MINUTE;
/** A row's next try is never further ahead than this; if it seems so, the clock has jumped. */
export const LONGEST_BACKOFF_MS = 15 * MINUTE;
/** How long a lead waits whose form or plan only the owner can mend. */
export const BLOCKED_WAIT_MS = 6 * HOUR;
/** The window in which sends are counted. */
export const RATE_WINDOW_MS = MINUTE;
/** How long the same text is the same lead after its delivery. */
export const SAME_LEAD_MS = 10 * MINUTE;
/** Answers that are not the service's, after which a replay no longer tries by itself. */
export const UNKNOWN_ANSWERS = 3;
/** How long an unsent lead is tried, and how long a given-up one stays readable, on a visitor's own device. */
export const RETENTION_MS = 7 * 24 * HOUR;
/** On a shared device, which keeps a lead for less: how long of that it is only kept, to be tried once more at the end. */
export const LAST_MS = HOUR;

export interface Limits {
  /** Leads that may wait at once. */
  rows: number;
  /** Sends per form and minute. Hosted form services allow 20. */
  sendsPerMinute: number;
}
export const LIMITS: Limits = { rows: 200, sendsPerMinute: 15 };
