import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

type Manifest = Record<'dependencies', Record<string, string> | undefined>;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const dependenciesOf = (file: string) => Object.keys((JSON.parse(read(file)) as Manifest).dependencies ?? {});

/** What no page gets: valibot checks content in the build, the types are the compiler's. */
const NOT_DELIVERED = ['valibot', '@types/trusted-types'];

/** Firebase brings dozens of packages of its own, all under its one licence. */
const direct = dependenciesOf('package.json');
const delivered = [
  ...direct,
  ...direct
    .filter((name) => name !== 'firebase')
    .flatMap((name) => dependenciesOf(`node_modules/${name}/package.json`)),
].filter((name) => !NOT_DELIVERED.includes(name));

const headings = read('public/licenses.txt')
  .split('\n')
  .flatMap((line) => /^==== .*\((.+)\) ====$/.exec(line)?.[1]?.split(', ') ?? []);

test.each([...new Set(delivered)])('the licence of %s is delivered with it', (name) => {
  expect(headings).toContain(name);
});

test('what is said not to be delivered is wanted by something that is', () => {
  const wanted = new Set([...direct, ...direct.flatMap((name) => dependenciesOf(`node_modules/${name}/package.json`))]);
  expect(NOT_DELIVERED.filter((name) => !wanted.has(name))).toEqual([]);
});
