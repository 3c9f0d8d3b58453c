import type { VisitAnswer } from '#protocol/office/bookings.ts';

/** A field that the form service refused, in its own words. */
export interface FieldRefusal {
  field: string;
  message: string;
}

/** What one attempt came to. Only `delivered` and `refused` end a lead; every other kind is kept and tried again. */
export type Verdict =
  /** The receiver confirmed; the office also says what became of the visit that the lead asks for. */
  | { kind: 'delivered'; visit?: VisitAnswer }
  /** The service will never take this text (400, 413, 422). */
  | { kind: 'refused'; status: number; fields: FieldRefusal[] }
  /**
   * The owner's form or plan is broken (401, 402, 403, 404, a 2xx that says no), or something before it (a 400 on a
   * replay that is not the service's): only the owner can mend it.
   */
  | { kind: 'blocked'; status: number }
  /** Not now (408, 425, 429, 5xx). */
  | { kind: 'busy'; status: number }
  /** No answer: network error or timeout. */
  | { kind: 'unreachable'; reason: 'network' | 'timeout' }
  /** An answer, but not the service's (a captive portal's page). */
  | { kind: 'unparsed'; status: number };

/** Whether the form has been sent too much lately. */
export const isRateLimit = (verdict: Verdict): boolean => verdict.kind === 'busy' && verdict.status === 429;

const REFUSED = [400, 413, 422];
const BUSY = [408, 425, 429];

/** Whether a status says: not now. */
export const isBusy = (status: number): boolean => BUSY.includes(status) || status >= 500;

/** The JSON object of an answer; null: it holds none, so it is not the service's. */
export function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return value instanceof Object && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Only what names a field can be shown beside it. */
const refusedFields = (errors: unknown): FieldRefusal[] =>
  [errors].flat().flatMap((error) => {
    const { field, message } = (error ?? {}) as Record<string, unknown>;
    return typeof field === 'string' ? { field, message: typeof message === 'string' ? message : '' } : [];
  });

/** Whether the JSON of a success says that there is none. A confirmation need not say anything. */
const saysNo = ({ error, errors, ok, success, result, status }: Record<string, unknown>): boolean =>
  [error, errors].flat().some(Boolean) ||
  [ok, success].some((word = true) => word !== true && word !== 'true') ||
  [result, status].some((word) => typeof word === 'string' && /^(error|fail)/i.test(word));

/**
 * Judges a complete answer by its status and its JSON, never by message texts. On a replay there is no visitor who
 * could mend the text; so there a refusal counts only from the service itself.
 */
export function judge(status: number, body: string, isReplay: boolean): Verdict {
  const answer = parseObject(body);
  if (REFUSED.includes(status) && (answer || !isReplay))
    return { kind: 'refused', status, fields: refusedFields(answer?.['errors']) };
  if (isBusy(status)) return { kind: 'busy', status };
  if (status < 300 && !answer) return { kind: 'unparsed', status };
  return status >= 300 || saysNo(answer ?? {}) ? { kind: 'blocked', status } : { kind: 'delivered' };
}
