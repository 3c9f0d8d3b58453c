import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkTheme } from '#site/check/check-theme.ts';
import type { Theme } from '#site/schema/theme.ts';
import { contrast } from '#site/theme/colour.ts';
import { paletteOf } from '#site/theme/palette.ts';
import { root, sourceFiles } from '#tests/support/source-files.ts';
import { theme as coral } from '#tests/fixtures/brands/coral.ts';
import { theme as forest } from '#tests/fixtures/brands/forest.ts';
import { theme as gold } from '#tests/fixtures/brands/gold.ts';
import { themedHead, themedStyles } from '#tools/theme/theme-styles.ts';
import { CARRIED, colourToken, IN_PLACE, inThemeColours, themeTokens, TOKENS_FILE } from '#tools/theme/tokens.ts';

const BRANDS = { forest, coral, gold };

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const tokensIn = (theme: Theme | null) => themedStyles(read(TOKENS_FILE), path.join(root, TOKENS_FILE), theme);

test('without a theme the tokens are the engine’s own, with the shadow reckoned', () => {
  expect(tokensIn(null)).toContain('--ink: #1f2430;');
  expect(tokensIn(null)).toContain('rgb(31 36 48 / 6%)');
});

test.each(Object.entries(BRANDS))('%s: no problem, and none of the engine’s own values beside its own', (_, theme) => {
  expect(checkTheme({ theme })).toEqual([]);
  const styles = tokensIn(theme);
  for (const [name, value] of [...themeTokens(theme)].filter(([token]) => CARRIED.has(token))) {
    expect(styles).toContain(`--${name}: ${value};`);
    expect(styles.split(`--${name}: `)).toHaveLength(2);
  }
});

test.each(Object.entries(BRANDS))('%s: every token that it decides is one of the engine’s', (_, theme) => {
  expect([...themeTokens(theme).keys()].filter((name) => !CARRIED.has(name) && !IN_PLACE.has(name))).toEqual([]);
  expect(Object.keys(paletteOf(theme!)).toSorted()).toEqual(Object.keys(paletteOf(forest!)).toSorted());
});

test('what is written in place is written in every stylesheet that names it, and reckoned where it is a part', () => {
  const css = 'a { color: var(--on-action); background: color-mix(in srgb, var(--shade) 45%, transparent); }';
  expect(themedStyles(css, '/src/a.css', null)).toBe('a { color: var(--white); background: rgb(18 22 36 / 45%); }');
  expect(themedStyles(css, '/src/a.css', gold)).toBe('a { color: #16130d; background: rgb(11 10 7 / 45%); }');
});

test('a mixture that no phone of some age could reckon stops the build', () => {
  expect(() => themedStyles('a { color: color-mix(in oklch, red, blue); }', '/src/a.css', null)).toThrow('/src/a.css');
  expect(() =>
    themedStyles('a { color: color-mix(in srgb, var(--space-1) 9%, transparent); }', '/src/a.css', null),
  ).toThrow('no colour --space-1');
});

test('every stylesheet of the engine can be reckoned, and names no token that nobody declares', () => {
  const files = sourceFiles('src', /\.css$/);
  expect(files.length).toBeGreaterThan(80);
  const all = files.map((file) => themedStyles(read(file), path.join(root, file), forest)).join('\n');
  expect([...IN_PLACE.keys()].filter((name) => all.includes(`var(--${name})`))).toEqual([]);
  expect(all).not.toContain(colourToken(null, 'ink').slice(1));
});

test('the words on a phone’s bar can be read on it, whatever bar, header and corners a look has', () => {
  for (const phoneBar of ['buttons', 'floating', 'lettered'] as const)
    for (const header of ['paper', 'dark'] as const)
      for (const corners of [0, 24]) {
        const theme: Theme = { ...coral!, phoneBar, header, corners };
        const [words, ground] = ['on-bar', 'bar'].map((name) => colourToken(theme, name));
        expect(contrast(words!, ground!), `${phoneBar}, ${header}, ${corners}`).toBeGreaterThanOrEqual(4.5);
      }
});

test('a bar over the page keeps more of the page free than one at its edge', () => {
  const heightOf = (phoneBar: 'buttons' | 'floating') =>
    Number(/--bar-height: calc\(([\d.]+)rem/.exec(tokensIn({ ...coral!, phoneBar }))?.[1]);
  expect(heightOf('floating')).toBeGreaterThan(heightOf('buttons'));
});

test('a field of any form has sides where the visitor’s own colours, or an error, give them one', () => {
  for (const forms of ['boxed', 'ruled', 'filled'] as const)
    for (const file of ['src/ui/style/form.module.css', 'src/features/lead-forms/lead-form.module.css']) {
      const styles = themedStyles(read(file), path.join(root, file), { ...coral!, forms });
      expect(styles).toMatch(/\.control \{[^}]*border-width: 1px(;| 1px 2px;)\n {2}border-style: solid;/);
    }
});

test('the bars of a browser and what is drawn follow the ink', () => {
  expect(themedHead(read('index.html'), null)).toBe(read('index.html'));
  expect(themedHead(read('index.html'), forest)).toContain('<meta name="theme-color" content="#10231b" />');
  const drawn = '<path stroke="#1f2430" fill="#a9793f"/><rect fill="#dbe7ec"/>';
  expect(inThemeColours(drawn, null)).toBe(drawn);
  expect(inThemeColours(drawn, forest)).toBe('<path stroke="#10231b" fill="#2f8f4e"/><rect fill="#dbe7ec"/>');
});

test('the colours of errors and of success that a theme is checked against are the tokens', () => {
  const check = read('src/site/check/check-theme.ts');
  for (const name of ['error', 'success']) expect(check).toContain(`'${colourToken(null, name)}'`);
});
