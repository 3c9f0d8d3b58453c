import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FileEdit } from '#editor/model/edit.ts';
import type { Drawn } from '#editor/model/messages.ts';
import { at, plain } from '#editor/model/tree.ts';
import { startService, TOKEN, type RunningService } from '#tests/support/editor-service.ts';
import { editorPath } from '#tools/editor/editor-service.ts';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});

const source = (name: string) => service.source(name);
const file = (name: string) => service.file(name);
const read = () => service.read();
const ask: RunningService['ask'] = (name, edits, content) => service.ask(name, edits, content);
const post: RunningService['post'] = (name, body, headers) => service.post(name, body, headers);

const PHONE: FileEdit = { kind: 'set', file: 'facts', path: ['phone'], value: '051-111-2222' };

test('a change is saved in one line, and leaves nothing beside the file', async () => {
  const before = source('facts');
  const names = fs.readdirSync(service.folder);
  expect(await ask('save', [PHONE], await read())).toEqual({ kind: 'fine' });
  expect(source('facts')).toBe(before.replace("phone: '051-000-0000'", "phone: '051-111-2222'"));
  expect(source('facts')).not.toBe(before);
  expect(fs.readdirSync(service.folder)).toEqual(names);
});

test('a save whose answer was lost is asked again and answered the same, unless the file is another by then', async () => {
  const content = await read();
  expect(await ask('save', [PHONE], content)).toEqual({ kind: 'fine' });
  const saved = source('facts');
  expect(await ask('save', [PHONE], content)).toEqual({ kind: 'fine' });
  expect(source('facts')).toBe(saved);
  fs.writeFileSync(file('facts'), `${saved}\n`);
  expect(await ask('save', [PHONE], content)).toEqual({ kind: 'overtaken', files: ['facts'] });
});

test('what is tried is shown in the site and not written; with nothing tried the site shows the disk', async () => {
  const before = source('facts');
  const content = await read();
  expect(await ask('try', [PHONE], content)).toEqual({ kind: 'fine' });
  expect(service.shown.at(-1)?.content?.facts.phone).toBe('051-111-2222');
  expect(await ask('try', [], content)).toEqual({ kind: 'fine' });
  expect(service.shown.at(-1)?.content).toBeNull();
  expect(source('facts')).toBe(before);
});

test('a plan is written into the file that it has of its own, and a change there is noticed', async () => {
  const own = path.join(service.folder, 'plans');
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

test('an entry gets another name, which the checks judge with everything else', async () => {
  const content = await read();
  const [name = ''] = Object.keys(content.files['descriptions']?.tree ?? {});
  const rename: FileEdit = { kind: 'rename', file: 'descriptions', path: [name], to: '/nowhere' };
  expect(await ask('try', [rename], content)).toMatchObject({
    kind: 'wrong',
    problems: [
      { file: 'descriptions.ts', remedy: 'this page has no description: add it' },
      { file: 'descriptions.ts', remedy: 'no page has this path: remove the line' },
    ],
  });
  const back: FileEdit = { kind: 'rename', file: 'descriptions', path: ['/nowhere'], to: name };
  expect(await ask('save', [rename, back], content)).toEqual({ kind: 'fine' });
});

test('a decision about consent renews the notice’s number, which follows from what the notice says', async () => {
  const before = source('shell');
  const consent: FileEdit = { kind: 'set', file: 'facts', path: ['requireConsent'], value: false };
  expect(source('facts')).toContain('requireConsent: true');
  expect(await ask('save', [consent], await read())).toEqual({ kind: 'fine' });
  const [was, is] = [before, source('shell')].map((text) => /version: '([^']+)'/.exec(text)?.[1]);
  expect(is).toMatch(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{6}$/);
  expect(is).not.toBe(was);
});

test('a number that somebody has written is not written over, and what else is wrong is told first', async () => {
  const consent: FileEdit = { kind: 'set', file: 'facts', path: ['requireConsent'], value: false };
  const number: FileEdit = {
    kind: 'set',
    file: 'shell',
    path: ['privacyNotice', 'version'],
    value: '2026-01-01-000000',
  };
  expect(await ask('try', [consent, number], await read())).toMatchObject({ kind: 'wrong' });
  const phone: FileEdit = { ...PHONE, value: 'none' };
  const answer = await ask('try', [consent, phone], await read());
  expect(answer).toMatchObject({ kind: 'wrong' });
  expect(JSON.stringify(answer)).toContain('phone');
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
  const names = fs.readdirSync(service.folder);
  const other: FileEdit = { ...PHONE, value: '051-333-4444' };
  const answers = await Promise.all([PHONE, other].map((edit) => ask('save', [edit], content)));
  expect(answers.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([
    { kind: 'fine' },
    { kind: 'overtaken', files: ['facts'] },
  ]);
  const saved = answers[0]?.kind === 'fine' ? PHONE : other;
  expect(at((await read()).files['facts']?.tree, ['phone'])).toBe(saved.value);
  expect(fs.readdirSync(service.folder)).toEqual(names);
});

test('a save that fails leaves the file as it was and nothing beside it, and the next one is done', async () => {
  const [before, names] = [source('facts'), fs.readdirSync(service.folder)];
  const content = await read();
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  vi.spyOn(fs.promises, 'rename').mockRejectedValueOnce(new Error('the disk is full'));
  expect(await ask('save', [PHONE], content)).toEqual({ kind: 'failed', reason: 'the disk is full' });
  expect(source('facts')).toBe(before);
  expect(fs.readdirSync(service.folder)).toEqual(names);
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
      expect((await fetch(`${service.origin}${editorPath(token)}${name}`)).status).toBe(403);
  expect((await fetch(`${service.page}content`)).status).toBe(200);
  expect(await (await fetch(`${service.page}editor.js`)).text()).toBe('the script');
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
  expect((await fetch(`${service.page}content`, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect(source('facts')).toBe(before);
});

test('a name that leads to this computer from elsewhere gets nothing', async () => {
  const status = await new Promise((resolve) => {
    http.get(`${service.page}content`, { headers: { host: 'evil.example' } }, (response) => {
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
  expect((await fetch(`${service.origin}/`)).status).toBe(418);
});

test('no other site may show the editor in a frame', async () => {
  const { headers } = await fetch(service.page);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
