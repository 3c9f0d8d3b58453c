import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/support/source-files.ts';

// No check has Blender, so that a scene which has moved would be missed only when its picture is rendered again.

const RENDER = 'art/render';
const scripts = sourceFiles(RENDER, /\.py$/);
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const fileOf = (module: string) => `${RENDER}/${module.replaceAll('.', '/')}.py`;

/** Whether a script defines a name at its top, alone or among others. */
const defines = (file: string, name: string) =>
  scripts.includes(file) &&
  new RegExp(String.raw`^(def|class) ${name}\b|^[\w, ]*\b${name}\b[\w, ]*=`, 'm').test(textOf(file));

/** `from a.b import c` takes a name of the script a/b.py, or the script a/b/c.py. */
const missingOf = (file: string) =>
  [...textOf(file).matchAll(/^from ((?:kit|post|scenes|shots|shot)\b[\w.]*) import ([^#\n]+)/gm)].flatMap(
    ([, module = '', names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => !defines(fileOf(module), name) && !scripts.includes(fileOf(`${module}.${name}`)))
        .map((name) => `${file}: ${module}, ${name}`),
  );

test('what a script of the pictures imports from another is there', () => {
  expect(scripts.length).toBeGreaterThan(70);
  expect(scripts.flatMap(missingOf)).toEqual([]);
});

test('the scene that a shot names is there', () => {
  const named = scripts
    .filter((file) => file.startsWith(`${RENDER}/shots/`))
    .flatMap((file) => [...textOf(file).matchAll(/'([\w.]+):(\w+)'/g)]);
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(([, module, name]) => !defines(fileOf(`scenes.${module}`), name ?? ''));
  expect(missing.map(([scene]) => scene)).toEqual([]);
});
