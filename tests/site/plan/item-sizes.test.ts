import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SIZES } from '#site/plan/item-sizes.ts';
import { root } from '#tests/support/source-files.ts';

test('whoever writes a plan finds the usual size of everything in it in the papers', () => {
  const text = fs.readFileSync(path.join(root, 'docs/content.md'), 'utf8');
  const listed = [...text.matchAll(/`([a-z-]+)` +\| (\d+) × (\d+)/g)].map(([, kind, width, depth]) => [
    kind,
    [Number(width), Number(depth)],
  ]);
  expect(Object.fromEntries(listed)).toEqual(SIZES);
});
