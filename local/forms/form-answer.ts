import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, sendPage } from '#local/html.ts';
import { sendJson } from '#local/http.ts';
import type { FieldError } from './field-problem.ts';

/** What became of a submission. A robot's is answered as accepted, so that it learns nothing. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'refused'; status: 422; errors: FieldError[] }
  | { kind: 'failed'; status: 400 | 413 | 429 | 500; code: string; message: string; retryAfterSeconds?: number };

/** Where the answer's page leads back to: the page of the form, if it is one of ours. */
function pathBack({ headers }: IncomingMessage): string {
  const referer = headers.referer ?? '';
  if (!URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  // `//name/` at the beginning of a link would be another site.
  return host === headers.host ? pathname.replace(/^\/+/, '/') : '/';
}

function sendThanks(request: IncomingMessage, response: ServerResponse) {
  sendPage(response, 200, {
    title: '등록이 완료되었습니다',
    body: html`
      <h1>등록이 완료되었습니다.</h1>
      <p>전문 상담사가 곧 연락드리겠습니다.</p>
      <p><a href="${pathBack(request)}">이전 페이지로 돌아가기</a></p>
    `,
  });
}

function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, messages }: { status: number; messages: string[] },
  headers: Readonly<Record<string, string>>,
) {
  const body = html`
    <h1>등록에 실패했습니다.</h1>
    <ul>
      ${messages.map((message) => html`<li>${message}</li>`)}
    </ul>
    <p>브라우저의 ‘뒤로’ 버튼을 누르면 입력하신 내용을 고쳐 다시 보내실 수 있습니다.</p>
    <p><a href="${pathBack(request)}">이전 페이지로 돌아가기</a></p>
  `;
  sendPage(response, status, { title: '등록에 실패했습니다', body }, headers);
}

/** Answers a script with JSON as hosted form services do, and a browser without script with a page. */
export function answerSubmission(
  request: IncomingMessage,
  response: ServerResponse,
  outcome: Outcome,
  as: 'json' | 'page',
): void {
  if (outcome.kind === 'accepted') {
    if (as === 'page') sendThanks(request, response);
    else sendJson(response, 200, { ok: true, next: '/thanks' });
    return;
  }
  const errors = outcome.kind === 'refused' ? outcome.errors : [{ code: outcome.code, message: outcome.message }];
  const messages = errors.map(({ message }) => message);
  const wait = outcome.kind === 'failed' ? outcome.retryAfterSeconds : undefined;
  const headers: Record<string, string> = wait === undefined ? {} : { 'retry-after': String(wait) };
  if (as === 'page') sendRefusal(request, response, { status: outcome.status, messages }, headers);
  else sendJson(response, outcome.status, { error: messages.join(' '), errors }, headers);
}
