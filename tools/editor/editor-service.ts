import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { EditAnswer, EditRequest } from '#editor/model/messages.ts';
import { parseJson, pathOf, readBody, send, sendJson, type Handler } from '#local/http.ts';
import type { Content } from '#site/content-schema.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { drawEdited } from './draw-edited.ts';
import { editRequestSchema } from './edit-request.ts';
import { readEdited, saveEdits, tryEdits } from './edited-content.ts';
import { SCRIPT_FILE, STYLE_FILE, typeOf, type EditorBundle } from './editor-bundle.ts';
import { mayAsk } from './guard.ts';
import { inTurn } from './in-turn.ts';

/** A long text of every file at once is a tenth of it. */
const LARGEST_BODY = 5 * 1024 * 1024;
const PREFIX = '/editor/';

interface EditorOptions {
  root: string;
  /** Of the content. */
  folder: string;
  /** Stands in the page's address; whoever does not know it gets nothing. */
  token: string;
  bundle: EditorBundle;
  /** Has the site beside show what is not saved yet; null: what is on the disk. */
  preview: (content: Content | null) => void;
}

const HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

const PAGE = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${EDITOR_TEXT.title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${STYLE_FILE}">
<script type="module" src="${SCRIPT_FILE}"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;

async function readAsked(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, LARGEST_BODY);
  return body.kind === 'complete' ? parseJson(body.bytes) : undefined;
}

/** What a request asks for; null: nothing that the editor reads. */
async function readRequest(request: IncomingMessage): Promise<EditRequest | null> {
  const read = v.safeParse(editRequestSchema, await readAsked(request));
  return read.success ? read.output : null;
}

/** Where the editor's page lies. */
export const editorPath = (token: string): string => `${PREFIX}${token}/`;

/** The editor's page and what it asks for, for whoever knows its address and is no other site. */
export function editorService({ root, folder, token, bundle, preview }: EditorOptions): Handler {
  let latest: EditRequest;
  const tried = async (asked: EditRequest): Promise<EditAnswer> => {
    latest = asked;
    const result = await tryEdits(folder, root, asked);
    if ('kind' in result) return result;
    // Whoever goes on writing asks again before the first answer: the site must not end with what is older.
    if (latest === asked) preview(asked.edits.length > 0 ? result.content : null);
    return { kind: 'fine' };
  };
  const answers: Record<string, (asked: EditRequest) => Promise<EditAnswer>> = {
    try: tried,
    // Two tabs may save at once: the second must find what the first has written.
    save: inTurn((asked) => saveEdits(folder, root, asked)),
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const file = bundle.get(name);
    const write = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (request.method === 'POST' && write) {
      const asked = await readRequest(request);
      if (asked) sendJson(response, 200, await write(asked), HEADERS);
      else sendJson(response, 400, { kind: 'refused', reason: 'unreadable' } satisfies EditAnswer, HEADERS);
    } else if (request.method === 'POST' && name === 'draw')
      sendJson(response, 200, drawEdited(await readAsked(request)), HEADERS);
    else if (name === '') send(response, 200, 'text/html', PAGE, HEADERS);
    else if (name === 'content') sendJson(response, 200, await readEdited(folder), HEADERS);
    else if (file !== undefined) send(response, 200, typeOf(name), file, HEADERS);
    else send(response, 404, 'text/plain', 'not here\n', HEADERS);
  };
  return (request, response, next) => {
    const path = pathOf(request) ?? '';
    if (!path.startsWith(PREFIX)) return next();
    const [given = '', ...rest] = path.slice(PREFIX.length).split('/');
    if (!mayAsk(request, token, given)) return send(response, 403, 'text/plain', 'not for you\n', HEADERS);
    answer(request, response, rest.join('/')).catch((error: unknown) => {
      console.error(error);
      const reason = error instanceof Error ? error.message : String(error);
      sendJson(response, 500, { kind: 'refused', reason } satisfies EditAnswer, HEADERS);
    });
  };
}
