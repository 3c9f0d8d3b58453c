import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { FileEdit } from '#editor/model/edit.ts';
import { obstacleTo, statusOf } from '#editor/screen/status.ts';
import { startService, type RunningService } from '#tests/support/editor-service.ts';
import { besideFolder } from '#tools/editor/pictures/put-in-place.ts';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});

const PHONE: FileEdit = { kind: 'set', file: 'facts', path: ['phone'], value: '051-111-2222' };
const TITLE: FileEdit = { kind: 'set', file: 'home', path: ['hero', 'title'], value: '다른 제목' };

function temporary(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'whole-saves-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Has the disk refuse some of what is renamed. */
function failing(isRefused: (from: string, to: string) => boolean): void {
  const { rename } = fs.promises;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(fs.promises, 'rename').mockImplementation(async (from, to) => {
    if (isRefused(String(from), String(to))) throw new Error('the disk is full');
    await rename(from, to);
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

test('of two files none is written where the second cannot be', async () => {
  const content = await service.read();
  const before = [service.source('facts'), service.source('home'), fs.readdirSync(service.folder)];
  let puts = 0;
  failing((from) => from.endsWith('.new') && ++puts === 2);
  expect(await service.ask('save', [PHONE, TITLE], content)).toEqual({ kind: 'failed', reason: 'the disk is full' });
  expect([service.source('facts'), service.source('home'), fs.readdirSync(service.folder)]).toEqual(before);
  expect(await service.ask('save', [PHONE, TITLE], content)).toEqual({ kind: 'fine' });
});

test('a save that the disk refused is said so with its reason, and may be tried again', () => {
  const failed = { kind: 'failed', reason: 'ENOSPC' } as const;
  expect(obstacleTo(failed, 0)).toBeNull();
  expect(statusOf(failed, 0, 1, 'nothing')).toContain('ENOSPC');
});

test('a picture that cannot even be put back is not taken away', async () => {
  const folder = temporary();
  const [target, made] = ['strip', 'made'].map((name) => path.join(folder, name)) as [string, string];
  for (const [place, text] of [
    [target, 'old'],
    [made, 'new'],
  ] as const) {
    fs.mkdirSync(place);
    fs.writeFileSync(path.join(place, '640.webp'), text);
  }
  const { put, takeBack, clear } = await besideFolder(target, made);
  failing((_from, to) => to === target);
  await expect(put()).rejects.toThrow('the disk is full');
  await expect(takeBack()).rejects.toThrow('the disk is full');
  await clear();
  const [kept = '', ...others] = fs.readdirSync(folder).filter((name) => name !== 'made');
  expect([kept.endsWith('.old'), others]).toEqual([true, []]);
  expect(fs.readFileSync(path.join(folder, kept, '640.webp'), 'utf8')).toBe('old');
});

test('a file that is a link stays one, and what it leads to is written', async () => {
  const shared = path.join(service.folder, 'shared-facts.ts');
  fs.renameSync(service.file('facts'), shared);
  fs.symlinkSync('shared-facts.ts', service.file('facts'));
  expect(await service.ask('save', [PHONE], await service.read())).toEqual({ kind: 'fine' });
  expect(fs.lstatSync(service.file('facts')).isSymbolicLink()).toBe(true);
  expect(fs.readFileSync(shared, 'utf8')).toContain('051-111-2222');
});

test('what a link leads out of the folder is not written, and trying says so already', async () => {
  const outside = path.join(temporary(), 'facts.ts');
  fs.copyFileSync(service.file('facts'), outside);
  fs.rmSync(service.file('facts'));
  fs.symlinkSync(outside, service.file('facts'));
  const content = await service.read();
  const before = fs.readFileSync(outside, 'utf8');
  for (const name of ['try', 'save'] as const)
    expect(await service.ask(name, [PHONE], content)).toMatchObject({ kind: 'refused' });
  expect(fs.readFileSync(outside, 'utf8')).toBe(before);
  expect(fs.lstatSync(service.file('facts')).isSymbolicLink()).toBe(true);
});
