import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { lightRouterPlugin } from '#tools/bundle/light-router.ts';

const { transform } = lightRouterPlugin();
const handler = (transform as { handler: (code: string) => { code: string } }).handler;

const dist = path.join(root, 'node_modules/react-router/dist');
/** Every file of the installed version that marks links. */
const marking = fs
  .readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.m?js$/.test(file))
  .map((file) => [file, fs.readFileSync(path.join(dist, file), 'utf8')] as const)
  .filter(([, code]) => code.includes('"data-discover": '));

test('the installed router marks links, and nothing of the mark is left', () => {
  expect(marking.length).toBeGreaterThan(0);
  for (const [file, code] of marking) {
    const left = handler(code).code;
    // What looks for marked links stays, and finds none.
    expect(left.includes('"data-discover": '), file).toBe(false);
    // But for the marks' lines and the commas before them all stays as it is.
    const others = code.split('\n').filter((line) => !line.includes('"data-discover": '));
    expect(left.replaceAll(',', '') === others.join('\n').replaceAll(',', ''), file).toBe(true);
    expect(code.split(',').length - left.split(',').length, file).toBe(2);
  }
});

test('a version that marks other places stops the build', () => {
  expect(() => handler('f({ a,\n "data-discover": x\n })')).toThrow(/marks 1 kinds/);
});
