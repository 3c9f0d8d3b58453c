import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as pageMarks from '#protocol/page/page-marks.ts';
import { LARGE_TEXT_ATTRIBUTE } from '#protocol/page/large-text.ts';
import { codeOf, findInCode, root, sourceFiles } from '#tests/support/source-files.ts';

const marks = Object.values(pageMarks).filter((name) => typeof name === 'string' && name.startsWith('data-'));

/** Folders that may import the names, and so have no reason to write them out. */
const IMPORTING = ['src/early', 'src/app', 'src/features'];

const namesIn = (text: string) => Array.from(text.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*\b/g), ([name]) => name);

test('who may import the names that page and early script share does not write them out', () => {
  const written = new RegExp(`\\b(?:${marks.join('|')})(?![-\\w])`);
  const files = IMPORTING.flatMap((folder) => sourceFiles(folder, /\.tsx?$/));
  expect(marks.length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => findInCode(file, written))).toEqual([]);
});

test('every attribute that a style or index.html names is one that the code writes', () => {
  const code = sourceFiles('src', /\.tsx?$/).map((file) => codeOf(file));
  const keys = code.flatMap((text) => Array.from(text.matchAll(/dataset\['(\w+)'\]/g), ([, key = '']) => key));
  const kebab = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const known = new Set([...marks, LARGE_TEXT_ATTRIBUTE, ...code.flatMap(namesIn), ...keys.map(kebab)]);
  const styles = sourceFiles('src', /\.css$/).map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  const looking = [...styles, fs.readFileSync(path.join(root, 'index.html'), 'utf8')];
  const asked = new Set(looking.flatMap((text) => namesIn(text)));
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});

test('each name stands for one thing', () => {
  expect(new Set(marks).size).toBe(marks.length);
});
