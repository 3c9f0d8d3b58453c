import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { contentSource, madeOf } from '#tools/content/content-source.ts';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-source-'));
  fs.cpSync(path.join(root, 'tests/fixtures/second-site'), folder, { recursive: true });
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
});

function writePhone(phone: string): void {
  const file = path.join(folder, 'facts.ts');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/phone: '[^']*'/, `phone: '${phone}'`));
}

test('everybody gets the same content, read once, until the folder is said to have changed', async () => {
  const source = contentSource(folder);
  const first = await source.read();
  writePhone('051-111-2222');
  expect(await source.read()).toBe(first);
  source.forget();
  expect((await source.read()).facts.phone).toBe('051-111-2222');
});

test('what is made of the content is made once, and anew with the next content', async () => {
  const source = contentSource(folder);
  let times = 0;
  const phone = madeOf(source, ['facts'], ({ facts }) => {
    times += 1;
    return facts.phone;
  });
  expect([await phone(), await phone(), times]).toEqual(['051-000-0000', '051-000-0000', 1]);
  writePhone('051-111-2222');
  source.forget();
  expect([await phone(), await phone(), times]).toEqual(['051-111-2222', '051-111-2222', 2]);
});

test('what another file or field says is made anew no more: it is the same object as before', async () => {
  const source = contentSource(folder);
  const first = await source.read();
  let times = 0;
  const plans = madeOf(source, ['plans', 'theme'], () => (times += 1));
  await plans();
  writePhone('051-111-2222');
  source.forget();
  const second = await source.read();
  expect(second.facts).not.toBe(first.facts);
  expect(second.facts.modelHouse).toBe(first.facts.modelHouse);
  expect(second.plans).toBe(first.plans);
  expect([await plans(), times]).toEqual([1, 1]);
});

test('nothing is made of content that is wrong, and everybody hears the same of it', async () => {
  writePhone('');
  const source = contentSource(folder);
  const made = madeOf(source, ['plans'], ({ plans }) => plans);
  const said = await source.read().catch((error: unknown) => error);
  expect(String(said)).toMatch(/facts\.ts: phone: /);
  await expect(made()).rejects.toBe(said);
});

test('a development without maps is asked for them once', async () => {
  let times = 0;
  const maps = madeOf(contentSource(folder), ['maps'], () => {
    times += 1;
    return null;
  });
  expect([await maps(), await maps(), times]).toEqual([null, null, 1]);
});

test('what somebody is writing is everybody’s content, until the folder is read again', async () => {
  const source = contentSource(folder);
  const phone = madeOf(source, ['facts'], ({ facts }) => facts.phone);
  const content = await source.read();
  source.show({ ...content, facts: { ...content.facts, phone: '051-333-4444' } }, new Map(), new Map());
  expect([(await source.read()).facts.phone, await phone()]).toEqual(['051-333-4444', '051-333-4444']);
  source.forget();
  expect([(await source.read()).facts.phone, await phone()]).toEqual(['051-000-0000', '051-000-0000']);
});
