import { parseObject } from './json.ts';

/** A field that the form service refused, in its own words. */
export interface FieldRefusal {
  field: string;
  message: string;
}

/** What one attempt came to. Only `delivered` and `refused` end a lead; every other kind is kept and tried again. */
export type Verdict =
  /** The service confirmed. */
  | { kind: 'delivered' }
  /** The service will never take this text (400, 413, 422). */
  | { kind: 'refused'; status: number; fields: FieldRefusal[] }
  /** The owner's form or plan is broken (401, 402, 403, 404, an error inside a 2xx): only the owner can mend it. */
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

/** Only what names a field can be shown beside it. */
const refusedFields = (errors: unknown): FieldRefusal[] =>
  [errors].flat().flatMap((error) => {
    const { field, message } = (error ?? {}) as Record<string, unknown>;
    return typeof field === 'string' ? { field, message: typeof message === 'string' ? message : '' } : [];
  });

/** Judges a complete answer by its status and its JSON, never by message texts. */
export function judge(status: number, body: string): Verdict {
  // The service answers with a JSON object; anything else is not the service's.
  const answer = parseObject(body);
  if (REFUSED.includes(status)) return { kind: 'refused', status, fields: refusedFields(answer?.['errors']) };
  if (BUSY.includes(status) || status >= 500) return { kind: 'busy', status };
  if (status < 300 && !answer) return { kind: 'unparsed', status };
  const isError = status >= 300 || [answer?.['error'], answer?.['errors']].flat().some(Boolean);
  return isError ? { kind: 'blocked', status } : { kind: 'delivered' };
}
