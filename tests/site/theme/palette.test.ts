import { assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Theme } from '#site/schema/theme.ts';
import { contrast } from '#site/theme/colour.ts';
import { nearestPassing } from '#site/theme/nearest-passing.ts';
import { paletteOf } from '#site/theme/palette.ts';
import { anyColours, mended } from '#tests/support/any-colours.ts';

const LOOK: Omit<Theme, 'colours' | 'header'> = {
  fonts: { text: 'Pretendard', display: 'Gowun Batang' },
  corners: 4,
  logo: 'mark and name',
  banners: 'high',
  titles: 'over',
  titleGround: 'dark',
  name: 'left',
  headings: 'left',
  sections: 'place first',
  phoneBar: 'buttons',
  forms: 'boxed',
  facts: 'strip',
  maps: 'paper',
};

const anyChoice = record({ colours: anyColours, header: constantFrom('paper', 'dark') });

/** Which tokens are read on which, and how much contrast that takes. */
const READ: readonly [on: readonly string[], ratio: number, ...tokens: string[]][] = [
  [['paper', 'panel', 'white'], 4.5, 'ink', 'ink-soft', 'accent-deep', 'hint'],
  [['paper', 'panel', 'white'], 3, 'field-line'],
  [['paper', 'white'], 4.5, 'dark-soft', 'dark', 'error', 'success'],
  [['paper', 'white'], 3, 'accent', 'action'],
  [['dark', 'ink', 'shade'], 4.5, 'white', 'on-dark', 'on-dark-soft', 'accent-light'],
  [['action', 'action-hover'], 4.5, 'on-action'],
  [['header'], 4.5, 'on-header'],
  [['header'], 3, 'header-line'],
  [['ink'], 3, 'line-on-dark'],
];

test('whatever colours are chosen, once the build takes them every text can be read', () => {
  let whole = 0;
  assert(
    property(anyChoice, (choice) => {
      const theme = mended({ ...LOOK, ...choice });
      if (!theme) return;
      whole++;
      const palette: Record<string, string> = {
        white: '#ffffff',
        error: '#a8271c',
        success: '#24603a',
        ...paletteOf(theme),
      };
      for (const [grounds, ratio, ...tokens] of READ)
        for (const ground of grounds)
          for (const token of tokens)
            expect(
              contrast(palette[token]!, palette[ground]!),
              `${token} on ${ground} of ${JSON.stringify(palette)}`,
            ).toBeGreaterThanOrEqual(ratio);
    }),
  );
  expect(whole).toBeGreaterThan(30);
});

test('a pale button has dark words, and a deep one white ones', () => {
  const colours = {
    ink: '#17130c',
    paper: '#fbf8f1',
    panel: '#efe7d6',
    accent: '#a37b1d',
    action: '#a8842c',
    dark: '#14110c',
  };
  expect(paletteOf({ colours, header: 'paper' })['on-action']).toBe('#17130c');
  expect(paletteOf({ colours: { ...colours, action: '#6b4e10' }, header: 'paper' })['on-action']).toBe('#ffffff');
});

test('an accent that texts can be set in stays as it is', () => {
  const colours = {
    ink: '#10261c',
    paper: '#f6f8f5',
    panel: '#e4ebe5',
    accent: '#1d6a45',
    action: '#0f4a30',
    dark: '#0c3423',
  };
  expect(nearestPassing(colours.accent, [{ ground: colours.panel, ratio: 5 }])).toBe(colours.accent);
  expect(paletteOf({ colours, header: 'dark' })).toMatchObject({ 'accent-deep': colours.accent, header: '#0c3423' });
});
