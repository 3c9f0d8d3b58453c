import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

const source = path.join(root, 'src');
const texts = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => ({ name, text: fs.readFileSync(path.join(source, name), 'utf8') }));

test('every custom property that a style reads is set somewhere: a name that is not set paints nothing', () => {
  const set = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\s*[:,]/g)].map(([, name]) => name)),
  );
  const unknown = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].flatMap(([, token]) => (set.has(token) ? [] : `${name}: ${token}`)),
  );
  expect(set.size).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

test('corners are round by the measures of the tokens alone', () => {
  const raw = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/border-(?:[a-z]+-)*radius:([^;]+);/g)].flatMap(([, value = '']) =>
      /^(0|\s|var\(--radius(-large|-full|-field|-around)?\))+$/.test(value) ? [] : [`${name}:${value}`],
    ),
  );
  expect(raw).toEqual([]);
});
