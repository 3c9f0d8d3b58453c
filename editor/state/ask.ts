import * as v from 'valibot';

/** What became of a question that got no answer of the editor's own. */
export type Unanswered =
  /** The editor has ended, or ended in the middle of its answer. */
  | { kind: 'unreachable' }
  /** Nobody has answered in all the time that this may take. */
  | { kind: 'late' }
  /** Whoever is there now is another program, or an editor that was started anew. */
  | { kind: 'foreign' }
  /** The editor is there, and did not get on with this question. */
  | { kind: 'faulty'; reason: string };

const KINDS: readonly string[] = ['unreachable', 'late', 'foreign', 'faulty'] satisfies Unanswered['kind'][];

export const isUnanswered = (answer: object): answer is Unanswered =>
  'kind' in answer && KINDS.includes(String(answer.kind));

/** So the editor says that it could not read what it was asked; its answer has the shape of every other. */
const UNREADABLE = 400;
const FIRST_FAULT = 500;

const faultSchema = v.object({ reason: v.string() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** For whatever is read, checked or drawn: a busy machine may need some seconds. */
const LIMIT_MS = 30_000;

const failure = (error: unknown): Unanswered =>
  error instanceof DOMException && error.name === 'TimeoutError' ? { kind: 'late' } : { kind: 'unreachable' };

async function tell(name: string, request: RequestInit): Promise<{ response: Response; text: string } | Unanswered> {
  try {
    const response = await fetch(name, request);
    return { response, text: await response.text() };
  } catch (error) {
    return failure(error);
  }
}

/** Asks the editor's server, and believes nothing that is not an answer to this. Never throws. @param limit in milliseconds */
export async function ask<Answer>(
  name: string,
  schema: v.GenericSchema<unknown, Answer>,
  request?: RequestInit,
  limit: number = LIMIT_MS,
): Promise<Answer | Unanswered> {
  const told = await tell(name, { ...request, signal: AbortSignal.timeout(limit) });
  if ('kind' in told) return told;
  const { response, text } = told;
  const said = parsed(text);
  if (response.status >= FIRST_FAULT) {
    const reason = v.is(faultSchema, said) ? said.reason : String(response.status);
    return { kind: 'faulty', reason };
  }
  if (!response.ok && response.status !== UNREADABLE) return { kind: 'foreign' };
  const answer = v.safeParse(schema, said);
  return answer.success ? answer.output : { kind: 'foreign' };
}
