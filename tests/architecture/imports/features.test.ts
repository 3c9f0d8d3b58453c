import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

const FEATURES = path.join(root, 'src/features');

/** What a source takes of features, as the first folder of the path. */
const featuresIn = (source: string): string[] =>
  [...source.matchAll(/['"]#features\/([^/'"]+)/g)].map(([, feature = '']) => feature);

const filesOf = (feature: string) =>
  fs
    .readdirSync(path.join(FEATURES, feature), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(FEATURES, feature, name));

test('a feature is told by the first folder of what is imported, however it is imported', () => {
  expect(
    featuresIn("import { a } from '#features/press/list/a.ts';\nconst b = () => import('#features/popup/b.ts');"),
  ).toEqual(['press', 'popup']);
});

test.each(fs.readdirSync(FEATURES))('%s imports no other feature: pages put them together', (feature) => {
  const others = filesOf(feature).flatMap((file) =>
    featuresIn(fs.readFileSync(file, 'utf8'))
      .filter((other) => other !== feature)
      .map((other) => `${path.relative(root, file)}: ${other}`),
  );
  expect(filesOf(feature).length).toBeGreaterThan(0);
  expect(others).toEqual([]);
});
