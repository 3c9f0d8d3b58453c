import { expect, test } from 'vitest';
import { theme as coral } from '#tests/fixtures/brands/coral.ts';
import { theme as forest } from '#tests/fixtures/brands/forest.ts';
import { theme as gold } from '#tests/fixtures/brands/gold.ts';
import { chosenStyles } from '#tools/theme/chosen-styles.ts';
import fs from 'node:fs';
import path from 'node:path';
import { root, sourceFiles } from '#tests/support/source-files.ts';

const CSS = `a { color: red; }
@theme (headings: centred) {
  a { text-align: center; }
  @media print { a { text-align: left; } }
}
@media print {
  @theme (corners: round) { a { border-radius: 1px; } }
}`;

const compact = (css: string) => css.replace(/\s+/g, ' ');

test('a stylesheet says what a look has chosen, in its place, and nothing of the rest', () => {
  expect(compact(chosenStyles(CSS, gold))).toBe(
    'a { color: red; } a { text-align: center; } @media print { a { text-align: left; } } @media print { }',
  );
  expect(compact(chosenStyles(CSS, coral))).toBe('a { color: red; } @media print { a { border-radius: 1px; } }');
  for (const look of [null, forest])
    expect(compact(chosenStyles(CSS, look))).toBe('a { color: red; } @media print { }');
});

test('titles over a picture stand on no ground of their own, whatever the look says of it', () => {
  const css = '@theme (title-ground: panel) { a { color: red; } }';
  expect(chosenStyles(css, { ...coral!, titles: 'beside' })).toContain('red');
  expect(chosenStyles(css, { ...coral!, titles: 'over' })).toBe('');
});

test('a stylesheet asks for a choice of several words in one word', () => {
  const css = '@theme (sections: homes-first) { a { color: red; } }';
  expect(chosenStyles(css, forest)).toContain('red');
  expect(chosenStyles(css, gold)).toBe('');
});

test('a choice within a choice needs both', () => {
  const css = '@theme (header: dark) { @theme (phone-bar: buttons) { a { color: red; } } }';
  const withBar = (phoneBar: 'buttons' | 'lettered') => chosenStyles(css, { ...gold!, phoneBar });
  expect(compact(withBar('buttons'))).toContain('a { color: red; }');
  const onPaper = chosenStyles(css, { ...gold!, phoneBar: 'buttons', header: 'paper' });
  for (const without of [withBar('lettered'), onPaper]) expect(without.trim()).toBe('');
});

test.each(['(headings: middle)', '(heads: left)', 'headings left', '(toString: left)'])(
  'a look that nobody can have stops the build: @theme %s',
  (params) => {
    expect(() => chosenStyles(`@theme ${params} { a { color: red; } }`, null)).toThrow(
      `a look has no @theme ${params}`,
    );
  },
);

test('every option that a stylesheet asks of a look is left out where it is not chosen', () => {
  const asking = sourceFiles('src', /\.css$/)
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .filter((css) => css.includes('@theme'));
  expect(asking.length).toBeGreaterThan(4);
  for (const look of [null, forest, coral, gold])
    expect(asking.map((css) => chosenStyles(css, look)).join('')).not.toContain('@theme');
});
