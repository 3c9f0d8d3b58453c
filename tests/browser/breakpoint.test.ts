import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, root, sourceFiles } from '#tests/support/source-files.ts';
import { MOBILE_MAX_PX } from '#browser/breakpoint.ts';

/** As far as a new limit may lie from the old one, so that what still has the old one is named. */
const NEAR_PX = 150;

/** Every width that a media query or a picture's `sizes` asks for. */
function widthsOf(file: string) {
  const code = file.endsWith('.css') ? fs.readFileSync(path.join(root, file), 'utf8') : codeOf(file);
  return Array.from(code.matchAll(/\b(min|max)-width: ([\d.]+)px\)/g), ([query, bound, px]) => ({
    file,
    query,
    bound,
    px: Number(px),
  }));
}

const widths = ['src', 'tools', 'art', 'local']
  .flatMap((folder) => sourceFiles(folder, /\.(css|tsx?|mjs)$/))
  .flatMap(widthsOf);

test('styles and pictures change at the same width as behaviour, and at none that is nearly the same', () => {
  const near = widths.filter(({ px }) => Math.abs(px - MOBILE_MAX_PX) < NEAR_PX);
  expect(near.length).toBeGreaterThan(80);
  // A little more than the last width of the mobile layout: windows may be a fraction of a pixel wide.
  const mine = { max: MOBILE_MAX_PX, min: MOBILE_MAX_PX + 0.02 };
  expect(near.filter(({ bound, px }) => px !== (bound === 'max' ? mine.max : mine.min))).toEqual([]);
});
