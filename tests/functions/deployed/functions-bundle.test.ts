import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ID_HEADER, isSigned, SIGNATURE_HEADER } from '#functions/senders/signature.ts';
import { bundleFunctions } from '#tools/bundle/functions-bundle.ts';
import { codeOf, root, sourceFiles } from '#tests/support/source-files.ts';
import { DEVELOPMENT } from '#tests/support/office/fake-office.ts';

// What the deployed function finds in its own node_modules, as small as it uses them; documents live in memory.
const STAND_INS: Record<string, string> = {
  'firebase-admin/app': 'export const initializeApp = () => {};',
  'firebase-admin/firestore': `
    export const documents = {};
    const refuse = () => { throw Object.assign(new Error('exists'), { code: 6 }); };
    const documentAt = (path) => ({
      path,
      get: async () => ({ get: (field) => documents[path]?.[field] }),
      create: async (data) => (path in documents ? refuse() : (documents[path] = data)),
      delete: async () => delete documents[path],
      set: async (data) => (documents[path] = { ...documents[path], ...data }),
    });
    const found = (path) => ({ id: path.split('/').at(-1), ref: documentAt(path), updateTime: 'version', data: () => documents[path] });
    const collectionAt = (collection, most = new Date()) => ({
      where: (_field, _operator, date) => collectionAt(collection, date),
      orderBy: () => collectionAt(collection, most),
      limit: () => collectionAt(collection, most),
      get: async () => ({ docs: Object.keys(documents)
        .filter((path) => path.startsWith(collection + '/') && new Date(documents[path].publishAt) <= most).map(found) }),
    });
    export const FieldValue = { serverTimestamp: () => 'now' };
    export const getFirestore = () => ({ doc: documentAt, collection: (path) => collectionAt(path), batch: () => {
      const writes = [];
      const batch = {
        create: ({ path }, data) => (writes.push(() => (path in documents ? refuse() : (documents[path] = data))), batch),
        delete: ({ path }) => (writes.push(() => delete documents[path]), batch),
        commit: async () => writes.forEach((write) => write()),
      };
      return batch;
    } });`,
  'firebase-functions/logger': 'export const error = (line) => console.log(line);',
  'firebase-functions/v2/scheduler': `
    export const onSchedule = (options, handler) => Object.assign(handler, { __endpoint: options });`,
  'firebase-functions/v2/firestore': `
    export const onDocumentCreated = (options, handler) => Object.assign(handler, { __endpoint: options });`,
};

const DRIVER = `
  import { office, press } from './index.js';
  import { documents } from 'firebase-admin/firestore';
  const [[name, tell]] = Object.entries(office);
  const site = Buffer.from(process.env.SLUG, 'utf8').toString('latin1');
  const texts = { form: 'visit', name: '김하늘', phone: '010-1234-5678', message: '조용한 동', state: 0 };
  const event = (site) => ({ params: { site, lead: 'a1b2c3d4-e5f6-4000' }, data: { data: () => texts } });
  await tell(event('other'));
  await tell(event(site));
  await tell(event(site));
  const [[pressName, publish]] = Object.entries(press);
  const text = { title: '제목', summary: '요약', content: '본문' };
  const root = 'sites/' + process.env.SLUG + '/scheduled/';
  documents[root + 'due'] = { ...text, publishAt: '2026-01-01' };
  documents[root + 'taken'] = { ...text, publishAt: '2026-01-01' };
  documents['press/taken'] = { title: '이미 게시한 기사' };
  documents[root + 'later'] = { ...text, publishAt: '2999-01-01' };
  await publish();
  const published = { name: pressName, endpoint: publish.__endpoint };
  console.log(JSON.stringify({ name, endpoint: tell.__endpoint, documents, published }));`;

let folder: string;
let requests: { headers: http.IncomingHttpHeaders; body: string }[];
let output: {
  name: string;
  endpoint: Record<string, unknown>;
  documents: Record<string, Record<string, unknown>>;
  published: { name: string; endpoint: unknown };
};

const server = http.createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    requests.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
});

function writeStandIns() {
  for (const [name, code] of Object.entries(STAND_INS)) {
    const file = path.join(folder, 'node_modules', `${name}.js`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
  }
  for (const name of ['firebase-admin', 'firebase-functions'])
    fs.writeFileSync(
      path.join(folder, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, type: 'module', exports: { './*': './*.js' } }),
    );
}

const runAlone = (file: string, env: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, ...env } });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    child.once('exit', (code) => (code === 0 ? resolve(text) : reject(new Error(text))));
  });

beforeAll(async () => {
  requests = [];
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'functions-'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  await bundleFunctions(root, folder, {
    key: 'a1b2c3d4',
    development: DEVELOPMENT,
    webhook,
    mail: ['office@site.test'],
    publishes: true,
  });
  writeStandIns();
  fs.writeFileSync(path.join(folder, 'driver.js'), DRIVER);
  const text = await runAlone('driver.js', { OFFICE_WEBHOOK_SECRET: 'open-sesame\n', SLUG: DEVELOPMENT.slug });
  output = JSON.parse(text) as typeof output;
}, 30_000);

afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('the deployed package runs without the repository and names only its own packages', () => {
  const code = fs.readFileSync(path.join(folder, 'index.js'), 'utf8');
  const imported = [...code.matchAll(/from ["']([^"']+)["']/g)].map(([, name = '']) => name.replace(/\/.*/, ''));
  expect([...new Set(imported)].sort()).toEqual(['firebase-admin', 'firebase-functions', 'node:crypto']);
  expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining(['package.json', 'package-lock.json']));
});

test('its function hears of new leads, comes again after a failure, and is given the secret', () => {
  expect(output.name).toBe('a1b2c3d4');
  expect(output.endpoint).toMatchObject({
    document: 'sites/{site}/leads/{lead}',
    retry: true,
    secrets: ['OFFICE_WEBHOOK_SECRET'],
  });
});

test('a lead of its development is told once by a signed webhook and by one mail, without the visitor’s words', () => {
  const [request, ...others] = requests;
  expect(others).toEqual([]);
  const { headers, body } = request ?? { headers: {}, body: '' };
  expect(isSigned('open-sesame', String(headers[SIGNATURE_HEADER]), body, Date.now() / 1000)).toBe(true);
  const id = String(headers[ID_HEADER]);
  expect(output.documents[`mail/${id}`]).toMatchObject({ to: ['office@site.test'] });
  expect(Object.keys(output.documents[`sites/${DEVELOPMENT.slug}/told/${id}`] ?? {}).sort()).toEqual([
    'mail',
    'webhook',
  ]);
  expect(body + JSON.stringify(output.documents)).not.toMatch(/김하늘|1234-|조용한/);
});

test('its other function publishes what is due every five minutes, once and under the same id', () => {
  expect(output.published).toMatchObject({
    name: 'a1b2c3d4',
    endpoint: { schedule: 'every 5 minutes', timeZone: 'Asia/Seoul' },
  });
  const text = { title: '제목', summary: '요약', content: '본문' };
  const waiting = `sites/${DEVELOPMENT.slug}/scheduled`;
  expect(output.documents['press/due']).toEqual({ siteId: DEVELOPMENT.slug, ...text, date: 'now', views: 0 });
  expect(output.documents[`${waiting}/due`]).toBeUndefined();
  expect(output.documents['press/taken']).toEqual({ title: '이미 게시한 기사' });
  expect(output.documents[`${waiting}/taken`]).toBeUndefined();
  expect(output.documents[`${waiting}/later`]).toBeDefined();
});

test('only the deployed part knows Firebase, so that the stand-in runs the rest', () => {
  const knowing = sourceFiles('functions/src').filter((file) => /['"]firebase-/.test(codeOf(file)));
  expect(knowing.length).toBeGreaterThan(0);
  expect(knowing.filter((file) => !file.startsWith('functions/src/deployed/'))).toEqual([]);
});

test('its packages are wanted in one exact version, which its lock holds without naming a registry', () => {
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(root, 'functions/package', name), 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { version?: string; resolved?: string }>;
  };
  for (const [name, version] of Object.entries(dependencies))
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});
