import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { answerFirebaseCors } from '#local/firebase-cors.ts';
import { pathOf, readBody, sendJson, type Service } from '#local/http.ts';
import { fileOfMultipart } from './multipart.ts';
import { mayCreate, TOO_MANY_BYTES } from './picture-rules.ts';

interface StorageOptions {
  dataDirectory: string;
  bucket: string;
  /** Whom an id token stands for; null: it is not valid. */
  uidOf: (idToken: string) => string | null;
  isAdministrator: (uid: string) => boolean;
}

/** Metadata and the lines between the parts come on top of the file. */
const LARGEST_BODY = TOO_MANY_BYTES + 10_000;

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

const refuse = (response: ServerResponse, code: number, message: string) =>
  sendJson(response, code, { error: { code, message } });

/** A file whose name is none that an object's could break out of. */
const fileOf = (folder: string, name: string) => path.join(folder, createHash('sha256').update(name).digest('hex'));

function write(folder: string, name: string, bytes: Buffer): void {
  fs.mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, name);
  // Whole or not at all, whenever the process ends.
  fs.writeFileSync(`${file}.part`, bytes);
  fs.renameSync(`${file}.part`, file);
}

function sendPicture(response: ServerResponse, name: string, bytes: Buffer): void {
  response.writeHead(200, {
    'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}

/**
 * Firebase's storage as the press desk asks it: the upload of a small file in one request, reading it, and asking whether
 * it is there. Who may do that is what storage.rules says.
 */
export function createStorageService({ dataDirectory, bucket, uidOf, isAdministrator }: StorageOptions): Service {
  const [folder, objects] = [path.join(dataDirectory, 'pictures'), `/v0/b/${bucket}/o`];
  const isThere = (name: string) => fs.existsSync(fileOf(folder, name));

  async function upload(request: IncomingMessage, response: ServerResponse, name: string) {
    const read = await readBody(request, LARGEST_BODY);
    if (read.kind === 'cut-off') return;
    const { authorization, 'content-type': type = '' } = request.headers;
    const uid = authorization === undefined ? '' : uidOf(authorization.replace(/^Firebase /, ''));
    if (uid === null) return refuse(response, 401, 'Unauthenticated.');
    const file = read.kind === 'complete' ? fileOfMultipart(type, read.bytes) : null;
    if (read.kind === 'complete' && !file) return refuse(response, 400, 'Invalid multipart request.');
    const [bytes, contentType] = [file?.bytes.length ?? TOO_MANY_BYTES, file?.contentType ?? ''];
    const asked = { name, bytes, contentType, isAdministrator: isAdministrator(uid), isThere: isThere(name) };
    if (!file || !mayCreate(asked)) return refuse(response, 403, 'Permission denied.');
    write(folder, name, file.bytes);
    sendJson(response, 200, { name, bucket, contentType: file.contentType, size: String(file.bytes.length) });
  }

  function answerGet(response: ServerResponse, name: string, query: URLSearchParams) {
    if (!isThere(name)) return refuse(response, 404, 'Not Found.');
    const bytes = fs.readFileSync(fileOf(folder, name));
    if (query.get('alt') === 'media') sendPicture(response, name, bytes);
    else sendJson(response, 200, { name, bucket, size: String(bytes.length) });
  }

  return {
    owns: (asked) => asked.startsWith('/v0/b/'),
    answer: async (request, response) => {
      if (answerFirebaseCors(request, response)) return;
      const asked = pathOf(request) ?? '';
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const name = searchParams.get('name');
      if (request.method === 'POST' && asked === objects && name) await upload(request, response, name);
      else if (request.method === 'GET' && asked.startsWith(`${objects}/`))
        answerGet(response, asked.slice(objects.length + 1), searchParams);
      else refuse(response, 404, 'This is not played here.');
    },
  };
}
