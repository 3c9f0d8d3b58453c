import * as v from 'valibot';

/** What became of a question that got no answer of the editor's own. */
export type Unanswered =
  /** The editor has ended, or ended in the middle of its answer. */
  | { kind: 'unreachable' }
  /** Whoever is there now is another program, or an editor that was started anew. */
  | { kind: 'foreign' }
  /** The editor is there, and did not get on with this question. */
  | { kind: 'faulty'; reason: string };

const KINDS: readonly string[] = ['unreachable', 'foreign', 'faulty'] satisfies Unanswered['kind'][];

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

/** Asks the editor's server, and believes nothing that is not an answer to this. Never throws. */
export async function ask<Answer>(
  name: string,
  schema: v.GenericSchema<unknown, Answer>,
  request?: RequestInit,
): Promise<Answer | Unanswered> {
  const response = await fetch(name, request).catch(() => null);
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) return { kind: 'unreachable' };
  const said = parsed(text);
  if (response.status >= FIRST_FAULT) {
    const reason = v.is(faultSchema, said) ? said.reason : String(response.status);
    return { kind: 'faulty', reason };
  }
  if (!response.ok && response.status !== UNREADABLE) return { kind: 'foreign' };
  const answer = v.safeParse(schema, said);
  return answer.success ? answer.output : { kind: 'foreign' };
}
