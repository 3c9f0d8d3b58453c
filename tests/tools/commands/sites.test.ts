import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inProject } from '#tools/commands/project.mjs';
import { buildFolder, chooseSite, contentFolder, listSites, localData, siteName } from '#tools/commands/sites.mjs';

const USAGE = 'Usage: npm start';

let project = '';

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'sites-'));
  onTestFinished(() => fs.rmSync(project, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CONTENT', '');
  vi.stubEnv('LOCAL_DATA', '');
});

function add(folder: string, services?: string): void {
  fs.mkdirSync(path.join(project, folder), { recursive: true });
  if (services !== undefined) fs.writeFileSync(path.join(project, folder, 'site.env'), services);
}

test('a checkout’s developments are the first one and every folder of sites/ but the template', () => {
  add('src/content', 'SITE=첫단지\n');
  add('sites/template', 'SITE=\n');
  add('sites/물빛언덕', 'SITE=물빛언덕\n');
  add('sites/가온');
  fs.writeFileSync(path.join(project, 'sites/notes.txt'), '');
  expect(listSites(project).map(({ name }) => name)).toEqual(['첫단지', '가온', '물빛언덕']);
});

test('a folder of sites/ names its development, whatever its services say', () => {
  add('sites/가온', 'SITE=물빛언덕\n');
  expect(siteName(path.join(project, 'sites/가온'), project)).toBe('가온');
});

test('two developments of one name are refused: they would share build and data', () => {
  add('src/content', 'SITE=가온\n');
  add('sites/가온');
  expect(() => listSites(project)).toThrow(/Two developments are called '가온', src\/content and sites\/가온/);
});

test('a name is the same however a system keeps its syllables', () => {
  add(`sites/${'물빛언덕'.normalize('NFD')}`);
  expect(listSites(project).map(({ name }) => name)).toEqual(['물빛언덕']);
});

test('a named development is what the process works on, with its own build and its own data', () => {
  const chosen = chooseSite(['온새미스카이'], USAGE);
  expect(chosen.folder).toBe(inProject('src/content'));
  expect(contentFolder()).toBe(inProject('src/content'));
  expect(buildFolder()).toBe(path.join('dist', '온새미스카이'));
  expect(localData()).toBe(inProject('.local', '온새미스카이'));
});

test('a development is found by its folder too, as a shell completes it', () => {
  expect(chooseSite(['src/content/'], USAGE).name).toBe('온새미스카이');
});

test('without a name it is the first one, or the one of CONTENT', () => {
  expect(chooseSite([], USAGE).name).toBe('온새미스카이');
  vi.stubEnv('CONTENT', 'tests/fixtures/second-site');
  expect(chooseSite([], USAGE)).toEqual({ name: '너울결파크', folder: inProject('tests/fixtures/second-site') });
});

test('a name that is none says which there are', () => {
  expect(() => chooseSite(['물빛'], USAGE)).toThrow(/No development is called '물빛'\. There are: 온새미스카이/);
  expect(() => chooseSite(['온새미스카이', '물빛'], USAGE)).toThrow('물빛: write one development at most');
});
