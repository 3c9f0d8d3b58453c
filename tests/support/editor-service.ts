import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { FileEdit } from '#editor/model/edit.ts';
import type { BroughtKind } from '#editor/model/brought/brought-file.ts';
import type { BroughtAnswer, EditAnswer, EditedContent, PictureAnswer } from '#editor/model/messages.ts';
import type { Content } from '#site/content-schema.ts';
import type { DraftFiles } from '#tools/content/draft-files.ts';
import { root } from '#tests/support/source-files.ts';
import { editorPath, editorService } from '#tools/editor/editor-service.ts';
import type { PictureFolders } from '#tools/editor/pictures/picture-desk.ts';

export const TOKEN = 'a-token-that-nobody-guesses';

const temporary = (name: string) => fs.mkdtempSync(path.join(os.tmpdir(), name));

/** The editor's server on a copy of the second site, until the test ends. */
export async function startService() {
  const [folder, cache] = [temporary('editor-'), temporary('editor-cache-')];
  fs.cpSync(path.join(root, 'tests/fixtures/second-site'), folder, { recursive: true });
  /** What the site beside was told to show. */
  const shown: { content: Content | null; pictures: PictureFolders; files: DraftFiles }[] = [];
  const bundle = new Map([['editor.js', 'the script']]);
  const preview = (content: Content | null, pictures: PictureFolders, files: DraftFiles) =>
    void shown.push({ content, pictures, files });
  const handle = editorService({ site: '너울결-파크', root, folder, cache, token: TOKEN, bundle, preview });
  const server = http.createServer((request, response) =>
    handle(request, response, () => response.writeHead(418).end('the site')),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    for (const place of [folder, cache]) fs.rmSync(place, { recursive: true, force: true });
  });
  const page = origin + editorPath(TOKEN);
  const file = (name: string) => path.join(folder, `${name}.ts`);
  const post = (name: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(page + name, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body,
    });
  return {
    folder,
    origin,
    page,
    shown,
    file,
    source: (name: string) => fs.readFileSync(file(name), 'utf8'),
    read: async () => (await (await fetch(`${page}content`)).json()) as EditedContent,
    post: (name: string, body: unknown, headers?: Record<string, string>) => post(name, JSON.stringify(body), headers),
    async ask(name: 'try' | 'save', edits: readonly FileEdit[], { files }: EditedContent): Promise<EditAnswer> {
      const hashes = Object.fromEntries(Object.entries(files).map(([key, { hash }]) => [key, hash]));
      return (await (await post(name, JSON.stringify({ edits, hashes }))).json()) as EditAnswer;
    },
    async bring(kind: BroughtKind, bytes: Uint8Array<ArrayBuffer>) {
      const response = await post(`file/${kind}`, bytes, { 'content-type': 'application/octet-stream' });
      return (await response.json()) as BroughtAnswer;
    },
    async drop(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
      const response = await post('picture', bytes, { 'content-type': 'application/octet-stream', ...headers });
      return { status: response.status, answer: (await response.json().catch(() => null)) as PictureAnswer | null };
    },
  };
}

export type RunningService = Awaited<ReturnType<typeof startService>>;
