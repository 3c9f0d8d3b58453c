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

/** Whether the lead still has to be sent. */
export const isKept = ({ kind }: Verdict): boolean => kind !== 'delivered' && kind !== 'refused';

const REFUSED = new Set([400, 413, 422]);
const BUSY = new Set([408, 425, 429]);

type Answer = Record<string, unknown>;

/** The service answers with a JSON object; anything else is not the service's. */
function parseAnswer(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answer) : null;
  } catch {
    return null;
  }
}

const namesError = ({ error, errors }: Answer): boolean =>
  Boolean(error) || (Array.isArray(errors) ? errors.length > 0 : Boolean(errors));

function refusedFields(answer: Answer | null): FieldRefusal[] {
  const errors: unknown[] = Array.isArray(answer?.['errors']) ? answer['errors'] : [];
  return errors.flatMap((error) => {
    if (typeof error !== 'object' || error === null || !('field' in error) || typeof error.field !== 'string')
      return [];
    const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
    return [{ field: error.field, message }];
  });
}

/** Judges a complete answer by its status and its JSON, never by message texts. */
export function judge(status: number, body: string): Verdict {
  const answer = parseAnswer(body);
  if (status >= 200 && status < 300) {
    if (!answer) return { kind: 'unparsed', status };
    return namesError(answer) ? { kind: 'blocked', status } : { kind: 'delivered' };
  }
  if (REFUSED.has(status)) return { kind: 'refused', status, fields: refusedFields(answer) };
  if (BUSY.has(status) || status >= 500) return { kind: 'busy', status };
  return { kind: 'blocked', status };
}
