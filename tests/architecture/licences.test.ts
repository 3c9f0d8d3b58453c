import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DISPLAY_FAMILIES } from '#site/theme/families.ts';
import { root } from '#tests/support/source-files.ts';

type Manifest = Record<'dependencies', Record<string, string> | undefined>;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const dependenciesOf = (file: string) => Object.keys((JSON.parse(read(file)) as Manifest).dependencies ?? {});

/** What no page gets. */
const NOT_DELIVERED = [
  // It checks content in the build.
  'valibot',
  // The compiler's.
  '@types/trusted-types',
  // What invariant's own build is made with.
  'loose-envify',
  'js-tokens',
  // For servers of the router; the bundle has none of them.
  'cookie',
  'set-cookie-parser',
];

const direct = dependenciesOf('package.json');

/** A package and all that it needs. Firebase brings dozens of packages of its own, all under its one licence. */
function withNeeds(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  if (name !== 'firebase')
    for (const needed of dependenciesOf(`node_modules/${name}/package.json`)) withNeeds(needed, found);
  return found;
}
const delivered = [...new Set(direct.flatMap((name) => [...withNeeds(name)]))].filter(
  (name) => !NOT_DELIVERED.includes(name),
);

/** What stands under each heading, by the packages that the heading names. */
const licences = new Map(
  read('public/licenses.txt')
    .split(/^(?===== )/m)
    .flatMap((part) => {
      const names = /^==== .*\((.+)\) ====$/m.exec(part)?.[1]?.split(', ') ?? [];
      return names.map((name) => [name, part.slice(part.indexOf('\n'))] as const);
    }),
);

test.each(delivered)('the licence of %s is delivered with it: who holds the right, and what is permitted', (name) => {
  expect(licences.get(name)).toMatch(/copyright/i);
  expect(licences.get(name)).toMatch(/permission|licensed under|redistribut/i);
});

test.each(DISPLAY_FAMILIES)('the licence of the family %s is delivered, whichever a development takes', (family) => {
  const [, text = ''] = read('public/licenses.txt').split(`==== ${family} (subset, embedded font) ====`);
  expect(text).toMatch(/^\s*Copyright[\s\S]{0,2000}SIL OPEN FONT LICENSE/i);
  expect(read('NOTICE')).toContain(`- ${family}, Copyright`);
});

test('more is delivered than what package.json names', () => {
  expect(delivered.length).toBeGreaterThan(direct.length);
});

test('what is said not to be delivered is wanted by something that is', () => {
  const wanted = new Set(direct.flatMap((name) => [...withNeeds(name)]));
  expect(NOT_DELIVERED.filter((name) => !wanted.has(name))).toEqual([]);
});
