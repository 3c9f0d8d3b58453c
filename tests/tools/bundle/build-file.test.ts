import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildDate, buildFacts } from '#tools/bundle/build-file.ts';

const LAW = { resale: '0a1b2c3d' };

let project: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: project });

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'build-file-'));
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  onTestFinished(() => fs.rmSync(project, { recursive: true, force: true }));
});

test('build.json tells the version, the development, the commit and what is said of the law, and nothing else', () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  const commit = git('rev-parse', '--short=12', 'HEAD').toString().trim();
  vi.stubEnv('SOURCE_DATE_EPOCH', '1764547200');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const facts = buildFacts(project, '단지', LAW);
  expect(facts).toEqual({ version: '1.2.3', commit, built: '2025-12-01T00:00:00.000Z', site: '단지', law: LAW });
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify({ version: '1.2.4' }));
  expect(buildFacts(project, '단지', LAW)).toMatchObject({ version: '1.2.4', commit: `${commit}+` });
});

test('a copy without history has no commit, not even the one of a repository around it', () => {
  expect(buildFacts(project, '단지', LAW).commit).toBeNull();
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'somebody else’s');
  const copy = path.join(project, 'copy');
  fs.mkdirSync(copy);
  fs.copyFileSync(path.join(project, 'package.json'), path.join(copy, 'package.json'));
  expect(buildFacts(copy, '단지', LAW).commit).toBeNull();
});

test('the date is now unless SOURCE_DATE_EPOCH gives one', () => {
  expect(Math.abs(Date.now() - new Date(buildDate(undefined)).getTime())).toBeLessThan(5000);
  expect(buildDate('0')).toBe('1970-01-01T00:00:00.000Z');
  expect(() => buildDate('yesterday')).toThrow('SOURCE_DATE_EPOCH=yesterday');
});
