import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

/** A development's folder may lie outside the project, where `#…` leads nowhere: types vanish, code does not. */
test.each(['src/content', 'sites/template', 'tests/fixtures/second-site'])(
  'the files of %s import types from the engine and code from nowhere but their own folder',
  (folder) => {
    const files = fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.ts'));
    const found = files.flatMap((name) =>
      [...fs.readFileSync(path.join(root, folder, name), 'utf8').matchAll(/^import .*$/gm)]
        .map(([line]) => line)
        .filter((line) => !line.startsWith('import type ') && !/ from '\.\/[^']+';$/.test(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
  },
);
