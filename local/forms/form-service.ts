import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OptionLists } from '#forms/field-options.ts';
import type { FormSpecs } from '#forms/form-specs.ts';
import { readBody, sendJson, type Service } from '#local/http.ts';
import type { Inbox } from '#local/inbox/inbox.ts';
import { createSlidingWindow } from '#local/sliding-window.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { answerSubmission, type Outcome } from './form-answer.ts';
import { isJson, readFormBody } from './form-body.ts';
import { checkSubmission, type FormRules } from './submission.ts';

const PATH = '/local/forms/';
const LARGEST_BODY = 64 * 1024;
const MINUTE_MS = 60_000;

interface FormServiceOptions {
  inbox: Inbox;
  specs: FormSpecs;
  /** The development's own options. */
  lists: OptionLists;
  /** Submissions of one form in any 60 seconds. */
  rateLimitPerMinute: number;
  clock: () => Date;
}

const TOO_LARGE: Outcome = { kind: 'failed', status: 413, code: 'TOO_LARGE', message: '보내신 내용이 너무 큽니다.' };
const UNREADABLE: Outcome = {
  kind: 'failed',
  status: 400,
  code: 'MALFORMED',
  message: '보내신 내용을 읽을 수 없습니다.',
};
const NOT_STORED: Outcome = {
  kind: 'failed',
  status: 500,
  code: 'NOT_STORED',
  message: '접수 내용을 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
};
const tooMany = (retryAfterSeconds: number): Outcome => ({
  kind: 'failed',
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  retryAfterSeconds,
});

/** As strict as the hosted services: any other header fails the preflight. */
const PREFLIGHT = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'accept, content-type' };

function answerAs({ headers }: IncomingMessage): 'json' | 'page' {
  const accept = headers.accept ?? '';
  const asksPage = accept.includes('text/html') && !accept.includes('application/json');
  return asksPage && !isJson(headers['content-type'] ?? '') ? 'page' : 'json';
}

const trapsOf = (specs: FormSpecs): ReadonlySet<string> =>
  new Set(
    FORM_KEYS.flatMap((form) => specs[form].fields)
      .filter(({ control }) => control === 'trap')
      .map(({ name }) => name),
  );

/** The form service: takes what the site's forms send and keeps it in the inbox. */
export function createFormService({ inbox, specs, lists, rateLimitPerMinute, clock }: FormServiceOptions): Service {
  const forms = new Map(
    FORM_KEYS.map((form) => [
      form as string,
      {
        form,
        rules: { fields: specs[form].fields, lists, traps: trapsOf(specs) },
        window: createSlidingWindow(rateLimitPerMinute, MINUTE_MS, clock),
      },
    ]),
  );

  async function judge(
    request: IncomingMessage,
    { form, rules }: { form: string; rules: FormRules },
  ): Promise<Outcome | undefined> {
    const body = await readBody(request, LARGEST_BODY);
    if (body.kind === 'cut-off') return undefined;
    if (body.kind === 'too-large') return TOO_LARGE;
    const read = await readFormBody(request.headers['content-type'] ?? '', new Uint8Array(body.bytes));
    if (read.kind === 'unreadable') return UNREADABLE;
    const checked = checkSubmission(read.values, rules);
    if (checked.kind === 'refused') return { kind: 'refused', status: 422, errors: checked.errors };
    if (checked.kind === 'trapped') return { kind: 'accepted' };
    try {
      inbox.add({ receivedAt: clock().toISOString(), form, fields: checked.fields });
      return { kind: 'accepted' };
    } catch (error) {
      console.error('접수 내용을 저장하지 못했습니다.', error);
      return NOT_STORED;
    }
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, path: string) {
    const found = forms.get(path.slice(PATH.length));
    if (!found) {
      const message = '없는 양식입니다.';
      return sendJson(response, 404, { error: message, errors: [{ code: 'FORM_NOT_FOUND', message }] });
    }
    const wait = found.window.secondsUntilRoom();
    if (wait === 0) found.window.add();
    const outcome = wait > 0 ? tooMany(wait) : await judge(request, found);
    if (outcome) answerSubmission(request, response, outcome, answerAs(request));
  }

  return {
    owns: (path) => path.startsWith(PATH),
    answer: async (request, response, path) => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS') response.writeHead(204, PREFLIGHT).end();
      else if (request.method === 'POST') await answerPost(request, response, path);
      else {
        const message = 'POST로 보내 주세요.';
        sendJson(
          response,
          405,
          { error: message, errors: [{ code: 'METHOD_NOT_ALLOWED', message }] },
          { allow: 'POST, OPTIONS' },
        );
      }
    },
  };
}
