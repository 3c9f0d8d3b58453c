import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

const BARE_TEST = /import \{[^}]*(?<!type )\btest\b[^}]*\} from 'playwright\/test'/;

test('every journey fails on what breaks the security policy: its test is, or extends, the one that watches for it', () => {
  const folder = path.join(root, 'e2e');
  const files = ['.', 'support'].flatMap((below) =>
    fs.readdirSync(path.join(folder, below)).map((name) => path.join(below, name)),
  );
  const journeys = files.filter((name) => name.endsWith('.ts') && !/\.(setup|config)\.ts$/.test(name));
  expect(journeys.length).toBeGreaterThan(40);
  const bare = journeys.filter((name) => BARE_TEST.test(fs.readFileSync(path.join(folder, name), 'utf8')));
  expect(bare).toEqual([path.join('support', 'site.ts')]);
});
