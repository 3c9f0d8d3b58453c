import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, root, sourceFiles } from '#tests/support/source-files.ts';

/** Modules that a command loads by the parts of their path, where no compiler follows. */
const loaded = sourceFiles('tools', /\.mjs$/).flatMap((file) =>
  [...codeOf(file).matchAll(/loadModule\(('[^)]*')\)/g)].map(([, parts = '']) => ({
    file,
    module: ['tools', ...[...parts.matchAll(/'([^']*)'/g)].map(([, part]) => part)].join('/'),
  })),
);

test('every module that a command loads by its path is there', () => {
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter(({ module }) => !fs.existsSync(path.join(root, module)))).toEqual([]);
});
