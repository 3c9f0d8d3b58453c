import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { FileEdit } from '#editor/model/edit.ts';
import type { Drawn, EditAnswer, EditedContent } from '#editor/model/messages.ts';
import { at, plain } from '#editor/model/tree.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { editorPath, editorService } from '#tools/editor/editor-service.ts';

const TOKEN = 'a-token-that-nobody-guesses';

let folder = '';
let origin = '';
let shown: (Content | null)[] = [];

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-'));
  fs.cpSync(path.join(root, 'tests/fixtures/second-site'), folder, { recursive: true });
  shown = [];
  const bundle = new Map([['editor.js', 'the script']]);
  const handle = editorService({ root, folder, token: TOKEN, bundle, preview: (content) => void shown.push(content) });
  const server = http.createServer((request, response) =>
    handle(request, response, () => response.writeHead(418).end('the site')),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
});

const page = () => origin + editorPath(TOKEN);
const file = (name: string) => path.join(folder, `${name}.ts`);
const source = (name: string) => fs.readFileSync(file(name), 'utf8');
const read = async () => (await (await fetch(`${page()}content`)).json()) as EditedContent;

const post = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(page() + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });

async function ask(name: 'try' | 'save', edits: readonly FileEdit[], { files }: EditedContent): Promise<EditAnswer> {
  const hashes = Object.fromEntries(Object.entries(files).map(([key, { hash }]) => [key, hash]));
  return (await (await post(name, { edits, hashes })).json()) as EditAnswer;
}

const PHONE: FileEdit = { kind: 'set', file: 'facts', path: ['phone'], value: '051-111-2222' };

test('a change is saved in one line, and leaves nothing beside the file', async () => {
  const before = source('facts');
  const names = fs.readdirSync(folder);
  expect(await ask('save', [PHONE], await read())).toEqual({ kind: 'fine' });
  expect(source('facts')).toBe(before.replace("phone: '051-000-0000'", "phone: '051-111-2222'"));
  expect(source('facts')).not.toBe(before);
  expect(fs.readdirSync(folder)).toEqual(names);
});

test('what is tried is shown in the site and not written; with nothing tried the site shows the disk', async () => {
  const before = source('facts');
  const content = await read();
  expect(await ask('try', [PHONE], content)).toEqual({ kind: 'fine' });
  expect(shown.at(-1)?.facts.phone).toBe('051-111-2222');
  expect(await ask('try', [], content)).toEqual({ kind: 'fine' });
  expect(shown.at(-1)).toBeNull();
  expect(source('facts')).toBe(before);
});

test('a plan is written into the file that it has of its own, and a change there is noticed', async () => {
  const own = path.join(folder, 'plans');
  fs.mkdirSync(own);
  const [head = '', rest = ''] = source('plans').split('const plan101A');
  const plan = head.replace('const plan74A', 'export const plan74A');
  fs.writeFileSync(path.join(own, '74a.ts'), `${plan.trimEnd()}\n`);
  const imports =
    "import type { Plan, Plans } from '#site/schema/plans.ts';\nimport { plan74A } from './plans/74a.ts';\n";
  fs.writeFileSync(file('plans'), `${imports}\nconst plan101A${rest}`);
  const before = [source('plans'), fs.readFileSync(path.join(own, '74a.ts'), 'utf8')] as const;
  const content = await read();
  const edit: FileEdit = { kind: 'set', file: 'plans', path: ['74A', 'windows', 1, 'at'], value: 3650 };
  expect(await ask('save', [edit], content)).toEqual({ kind: 'fine' });
  expect(source('plans')).toBe(before[0]);
  expect(fs.readFileSync(path.join(own, '74a.ts'), 'utf8')).toBe(
    before[1].replace("side: 'south', at: 3600, width: 3300", "side: 'south', at: 3650, width: 3300"),
  );
  expect(await ask('save', [{ ...edit, value: 3550 }], content)).toEqual({ kind: 'overtaken', files: ['plans'] });
});

test('what the build would refuse is not written, nor anything with it, and is named with its file and field', async () => {
  const before = source('facts');
  const wrong: FileEdit = { kind: 'set', file: 'home', path: ['hero', 'title'], value: '' };
  const answer = await ask('save', [PHONE, wrong], await read());
  expect(answer).toMatchObject({ kind: 'wrong', problems: [{ file: 'home.ts', field: 'hero.title' }] });
  expect(source('facts')).toBe(before);
});

test('what only the files together show to be wrong is not written either', async () => {
  const missing: FileEdit = { kind: 'set', file: 'home', path: ['hero', 'picture', 'name'], value: 'nowhere' };
  expect(await ask('save', [missing], await read())).toMatchObject({
    kind: 'wrong',
    problems: [{ file: 'home.ts', field: "picture 'nowhere'" }],
  });
});

test('a file that somebody has changed on the disk meanwhile is not overwritten', async () => {
  const content = await read();
  const theirs = source('facts').replace('051-000-0000', '051-999-9999');
  fs.writeFileSync(file('facts'), theirs);
  expect(await ask('save', [PHONE], content)).toEqual({ kind: 'overtaken', files: ['facts'] });
  expect(source('facts')).toBe(theirs);
});

test('of two tabs that save the same file at once one has written it, and the other is told so', async () => {
  const content = await read();
  const names = fs.readdirSync(folder);
  const other: FileEdit = { ...PHONE, value: '051-333-4444' };
  const answers = await Promise.all([PHONE, other].map((edit) => ask('save', [edit], content)));
  expect(answers.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([
    { kind: 'fine' },
    { kind: 'overtaken', files: ['facts'] },
  ]);
  const saved = answers[0]?.kind === 'fine' ? PHONE : other;
  expect(at((await read()).files['facts']?.tree, ['phone'])).toBe(saved.value);
  expect(fs.readdirSync(folder)).toEqual(names);
});

test('a save that fails leaves the file as it was and nothing beside it, and the next one is done', async () => {
  const [before, names] = [source('facts'), fs.readdirSync(folder)];
  const content = await read();
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  vi.spyOn(fs.promises, 'rename').mockRejectedValueOnce(new Error('the disk is full'));
  expect(await ask('save', [PHONE], content)).toEqual({ kind: 'refused', reason: 'the disk is full' });
  expect(source('facts')).toBe(before);
  expect(fs.readdirSync(folder)).toEqual(names);
  expect(await ask('save', [PHONE], content)).toEqual({ kind: 'fine' });
});

test('what code makes is shown and cannot be changed', async () => {
  const text = source('home').replace(/title: '[^']*'/, 'title: `${facts.shortName}의 하루`');
  fs.writeFileSync(file('home'), text.replace(/^/, "import { facts } from './facts.ts';\n"));
  const content = await read();
  const fixed = { $fixed: 'made', from: [['facts', 'shortName']], value: expect.stringContaining('의 하루') as string };
  expect(at(content.files['home']?.tree, ['hero', 'title'])).toEqual(fixed);
  const edit: FileEdit = { kind: 'set', file: 'home', path: ['hero', 'title'], value: '다른 제목' };
  expect(await ask('save', [edit], content)).toMatchObject({ kind: 'refused' });
  expect(source('home')).toContain('${facts.shortName}의 하루');
});

test.each(['../package', 'plans/59a', '/etc/passwd', 'constructor', 'nothing'])(
  'no file but the content’s own is ever touched: %s',
  async (name) => {
    expect(await ask('save', [{ ...PHONE, file: name }], await read())).toMatchObject({ kind: 'refused' });
  },
);

test('a plan and a map are drawn as they are being written; what is no drawing yet is said to be none', async () => {
  const { files } = await read();
  const drawn = async (asked: unknown) => (await (await post('draw', asked)).json()) as Drawn;
  const plan = plain(at(files['plans']?.tree, ['74A']) ?? null) as { windows: { at: number }[] };
  const first = await drawn({ kind: 'plan', plan, variant: 'extended' });
  expect(first).toMatchObject({ kind: 'drawn', markup: expect.stringContaining('침실1') as string });
  plan.windows[1]!.at = 3900;
  expect(await drawn({ kind: 'plan', plan, variant: 'extended' })).not.toEqual(first);
  const map = plain(at(files['maps']?.tree, ['maps', 0]) ?? null);
  expect(await drawn({ kind: 'map', map })).toMatchObject({ kind: 'drawn' });
  const nonsense = { ...plan, windows: [{ at: '39' }] };
  for (const asked of [{ kind: 'plan', plan: nonsense, variant: 'extended' }, { kind: 'tour' }, null])
    expect(await drawn(asked)).toEqual({ kind: 'undrawable' });
  expect((await post('draw', {}, { origin: 'http://localhost:9' })).status).toBe(403);
});

test('whoever does not know the address gets nothing', async () => {
  for (const token of ['', 'x', `${TOKEN}x`, TOKEN.slice(1)])
    for (const name of ['', 'content', 'editor.js'])
      expect((await fetch(`${origin}${editorPath(token)}${name}`)).status).toBe(403);
  expect((await fetch(`${page()}content`)).status).toBe(200);
  expect(await (await fetch(`${page()}editor.js`)).text()).toBe('the script');
});

test('another site of this computer can write nothing, even with the address', async () => {
  const before = source('facts');
  const body = { edits: [PHONE], hashes: { facts: (await read()).files['facts']?.hash } };
  for (const headers of [
    { origin: 'http://localhost:9' },
    { origin: 'null' },
    { 'content-type': 'text/plain' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])
    expect([headers, (await post('save', body, headers)).status]).toEqual([headers, 403]);
  expect((await fetch(`${page()}content`, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect(source('facts')).toBe(before);
});

test('a name that leads to this computer from elsewhere gets nothing', async () => {
  const status = await new Promise((resolve) => {
    http.get(`${page()}content`, { headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  expect(status).toBe(403);
});

test('what is no request of the editor is refused, and the site answers everything else', async () => {
  const broken = await post('save', { edits: [{ kind: 'burn' }], hashes: {} });
  expect([broken.status, await broken.json()]).toEqual([400, { kind: 'refused', reason: 'unreadable' }]);
  expect((await post('elsewhere', {})).status).toBe(404);
  expect((await fetch(`${origin}/`)).status).toBe(418);
});

test('no other site may show the editor in a frame', async () => {
  const { headers } = await fetch(page());
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
