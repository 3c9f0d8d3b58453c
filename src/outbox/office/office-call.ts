import type { Calls } from '#outbox/deliver.ts';
import { post, type Answer } from '#outbox/post.ts';
import { sleep } from '#outbox/time-limit.ts';
import { isBusy, parseObject, type Verdict } from '#outbox/verdict.ts';
import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';

/** What an attempt needs to speak to the office. */
export interface OfficeCall extends Calls {
  office: OfficeEndpoint;
  signal: AbortSignal;
}

const CONTENDED_TRIES = 5;
const CONTENDED_MS = 100;

/** One of Firestore's calls; not preflighted as this type. Rejects when there is no answer. */
export const callOffice = (call: OfficeCall, method: 'commit' | 'batchGet', content: object): Promise<Answer> =>
  post(call, call.office.commit.replace(':commit', `:${method}`), { 'Content-Type': 'text/plain' }, content);

/** Whether other commits came between, as Firestore says in its answer. */
const isContended = ({ status, body }: Answer) => status === 409 && body.includes('"ABORTED"');

/**
 * Only the database's own word is a confirmation. The office refuses no text by itself: what it does not take is for its
 * owner to mend, in its rules, its project or its key.
 */
export function judgeOffice(answer: Answer): Verdict {
  const { status, body } = answer;
  if (isBusy(status) || isContended(answer)) return { kind: 'busy', status };
  if (status >= 300) return { kind: 'blocked', status };
  return parseObject(body)?.['commitTime'] ? { kind: 'delivered' } : { kind: 'unparsed', status };
}

/** Whether it is the database itself that refuses, and nothing on the way. */
export const isOwnRefusal = ({ body }: Answer): boolean => !!parseObject(body)?.['error'];

/** Makes all of the writes or none, again where others wrote at once. Rejects when there is no answer. */
export async function commitToOffice(call: OfficeCall, writes: readonly DatabaseWrite[]): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await callOffice(call, 'commit', { writes });
    if (tries === CONTENDED_TRIES || !isContended(answer)) return answer;
    await sleep(CONTENDED_MS * 2 ** tries * call.random());
  }
}
