import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

interface Configuration {
  files?: string[];
  references?: { path: string }[];
}

const read = (name: string) => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8')) as Configuration;

test('editors and tsc -b find every part of the project by the tsconfig.json at its top', () => {
  const parts = fs
    .readdirSync(root)
    .filter((name) => /^tsconfig\..+\.json$/.test(name) && name !== 'tsconfig.base.json');
  const { files, references } = read('tsconfig.json');
  expect(files).toEqual([]);
  expect(references?.map(({ path: part }) => path.basename(part)).sort()).toEqual(parts.sort());
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['types']).toBe('tsc -b');
});
