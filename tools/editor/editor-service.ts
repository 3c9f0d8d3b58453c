import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { BROUGHT_KINDS, MOST_BYTES, type BroughtKind } from '#editor/model/brought/brought-file.ts';
import type { BroughtAnswer, EditAnswer, EditRequest, PictureAnswer } from '#editor/model/messages.ts';
import { LARGEST_PICTURE } from '#editor/model/pictures/new-picture.ts';
import { parseJson, pathOf, readBody, send, sendJson, type Handler } from '#local/http.ts';
import type { Content } from '#site/content-schema.ts';
import { typeOfFile } from '#tools/content/content-files.ts';
import type { DraftFiles } from '#tools/content/draft-files.ts';
import { broughtDesk, type BroughtDesk } from './brought/brought-desk.ts';
import { drawEdited } from './draw-edited.ts';
import { editRequestSchema } from './edit-request.ts';
import { typeOf, type EditorBundle } from './editor-bundle.ts';
import { EDITOR_HEADERS as HEADERS, EDITOR_PAGE } from './editor-page.ts';
import { mayAsk } from './guard.ts';
import { inTurn } from './in-turn.ts';
import { pictureDesk, type PictureDesk, type PictureFolders } from './pictures/picture-desk.ts';
import { readEdited } from './read-edited.ts';
import { readReadiness } from './read-readiness.ts';
import { saveOnce } from './save-once.ts';
import { fineAnswer, saveEdits, tryEdits, type Workplace } from './save-edits.ts';

/** A long text of every file at once is a tenth of it. */
const LARGEST_BODY = 5 * 1024 * 1024;
const PREFIX = '/editor/';
/** `picture/` and the name of a master: how it looks. */
const PICTURE = 'picture';
/** `file/`, its kind, the name of one that was dropped in, and which of the files that it is saved as. */
const FILE = 'file';
/** A plan or a map as it is being written. */
const DRAW = 'draw';

/** Has the site beside show what is not saved yet; null: what is on the disk. */
type Preview = (content: Content | null, pictures: PictureFolders, files: DraftFiles) => void;

interface EditorOptions {
  /** What commands call the development. */
  site: string;
  root: string;
  /** Of the content. */
  folder: string;
  /** Of this editor alone, for what is not saved yet. */
  cache: string;
  /** Stands in the page's address; whoever does not know it gets nothing. */
  token: string;
  bundle: EditorBundle;
  preview: Preview;
}

async function readAsked(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, LARGEST_BODY);
  return body.kind === 'complete' ? parseJson(body.bytes) : undefined;
}

/** What a request asks for; null: nothing that the editor reads. */
async function readRequest(request: IncomingMessage): Promise<EditRequest | null> {
  const read = v.safeParse(editRequestSchema, await readAsked(request));
  return read.success ? read.output : null;
}

/** Takes a picture that is dropped in: it is kept for this editor, and no content is changed. */
async function takePicture(request: IncomingMessage, desk: PictureDesk): Promise<PictureAnswer> {
  const body = await readBody(request, LARGEST_PICTURE);
  if (body.kind === 'too-large') return { kind: 'refused', why: 'too-large' };
  return body.kind === 'complete' ? desk.keep(body.bytes) : { kind: 'refused', why: 'unreadable' };
}

/** The same of a file that is kept as it is. */
async function takeBrought(request: IncomingMessage, kind: BroughtKind, desk: BroughtDesk): Promise<BroughtAnswer> {
  const body = await readBody(request, MOST_BYTES[kind]);
  if (body.kind === 'too-large') return { kind: 'refused', why: 'too-large' };
  return body.kind === 'complete' ? desk.keep(kind, body.bytes) : { kind: 'refused', why: 'unreadable' };
}

/** Something that was dropped in, as it looks. */
function sendSight(response: ServerResponse, bytes: Buffer | null, type: string): void {
  if (!bytes) return send(response, 404, 'text/plain', 'not here\n', HEADERS);
  // Its name is what it is made of: it never becomes another.
  const kept = { 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };
  response.writeHead(200, { 'content-type': type, ...kept, ...HEADERS }).end(bytes);
}

/** What is tried and saved, by the name of what is asked. */
function writers(
  place: Workplace,
  preview: Preview,
): Readonly<Record<string, (asked: EditRequest) => Promise<EditAnswer>>> {
  let latest: EditRequest;
  return {
    async try(asked) {
      latest = asked;
      const result = await tryEdits(place, asked);
      if ('kind' in result) return result;
      // Whoever goes on writing asks again before the first answer: the site must not end with what is older.
      if (latest === asked) preview(asked.edits.length > 0 ? result.content : null, result.pictures, result.files);
      return fineAnswer(result);
    },
    // Two tabs may save at once: the second must find what the first has written.
    save: inTurn(saveOnce(place.folder, (asked) => saveEdits(place, asked))),
  };
}

/** Where the editor's page lies. */
export const editorPath = (token: string): string => `${PREFIX}${token}/`;

/** The editor's page and what it asks for, for whoever knows its address and is no other site. */
export function editorService({ site, root, folder, cache, token, bundle, preview }: EditorOptions): Handler {
  const desk = pictureDesk(cache);
  const brought = broughtDesk(cache);
  const answers = writers({ root, folder, desk, brought }, preview);
  const write = async (request: IncomingMessage, response: ServerResponse, name: string, entry = ''): Promise<void> => {
    const work = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (name === PICTURE) return sendJson(response, 200, await takePicture(request, desk), HEADERS);
    const kind = name === FILE ? BROUGHT_KINDS.find((other) => other === entry) : undefined;
    if (kind) return sendJson(response, 200, await takeBrought(request, kind, brought), HEADERS);
    if (name === DRAW) return sendJson(response, 200, drawEdited(await readAsked(request)), HEADERS);
    const asked = work && (await readRequest(request));
    if (asked) sendJson(response, 200, await work(asked), HEADERS);
    else if (work) sendJson(response, 400, { kind: 'refused', reason: 'unreadable' } satisfies EditAnswer, HEADERS);
    else send(response, 404, 'text/plain', 'not here\n', HEADERS);
  };
  const read = async (response: ServerResponse, name: string, [entry = '', ...rest]: string[]): Promise<void> => {
    const file = bundle.get(name);
    if (name === '') send(response, 200, 'text/html', EDITOR_PAGE, HEADERS);
    else if (name === 'content') sendJson(response, 200, { site, ...(await readEdited(folder)) }, HEADERS);
    else if (name === 'readiness') sendJson(response, 200, await readReadiness(root, folder), HEADERS);
    else if (name === PICTURE) sendSight(response, await desk.sight(entry), 'image/jpeg');
    else if (name === FILE)
      sendSight(response, await brought.sight(entry, rest[0] ?? '', rest[1] ?? ''), typeOfFile(rest[1] ?? ''));
    else if (file !== undefined) send(response, 200, typeOf(name), file, HEADERS);
    else send(response, 404, 'text/plain', 'not here\n', HEADERS);
  };
  return (request, response, next) => {
    const path = pathOf(request) ?? '';
    if (!path.startsWith(PREFIX)) return next();
    const [given = '', name = '', ...entry] = path.slice(PREFIX.length).split('/');
    if (!mayAsk(request, token, given)) return send(response, 403, 'text/plain', 'not for you\n', HEADERS);
    const answer = request.method === 'POST' ? write(request, response, name, entry[0]) : read(response, name, entry);
    answer.catch((error: unknown) => {
      console.error(error);
      const reason = error instanceof Error ? error.message : String(error);
      sendJson(response, 500, { kind: 'failed', reason } satisfies EditAnswer, HEADERS);
    });
  };
}
