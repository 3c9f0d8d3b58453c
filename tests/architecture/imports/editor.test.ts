import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, root, sourceFiles } from '#tests/support/source-files.ts';

const { imports } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

/** A module's file, from the project's root; null where it is a package's. */
function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const [name = '', ...rest] = specifier.split('/');
  const folder = imports[`${name}/*`];
  return folder ? path.posix.join(folder.replace(/^\.\//, '').replace(/\*$/, ''), ...rest) : null;
}

/** Every file of the project that a file loads, however far away. */
function loadedBy(entries: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file) || !/\.(tsx?|mjs)$/.test(file) || !fs.existsSync(path.join(root, file))) continue;
    loaded.add(file);
    const specifiers = [...codeOf(file).matchAll(/(?:from |import\(|import )'([^']+)'/g)];
    waiting.push(...specifiers.flatMap(([, specifier = '']) => fileOf(specifier, file) ?? []));
  }
  return loaded;
}

const isEditors = (file: string) => /^(editor|tools\/editor|src\/text\/editor)(\/|\.)/.test(file);

test('nothing that is built, nor what builds it, loads a file of the editor', () => {
  const workers = sourceFiles('sw');
  const commands = sourceFiles('tools', /\.mjs$/).filter((file) => file !== 'tools/editor.mjs');
  const loaded = loadedBy(['src/main.tsx', 'src/prerender.tsx', 'vite.config.ts', ...workers, ...commands]);
  expect(loaded.size).toBeGreaterThan(500);
  expect([...loaded].filter(isEditors)).toEqual([]);
});

test('what the editor’s command loads is seen by the same search', () => {
  expect([...loadedBy(['tools/editor/editor-plugin.ts'])].filter(isEditors).length).toBeGreaterThan(8);
});
