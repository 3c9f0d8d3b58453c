import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#site/theme/colour.ts';
import { MAP_LOOKS, mapColoursOf } from '#site/theme/map-colours.ts';
import { anyColours, mended } from '#tests/support/any-colours.ts';
import { theme as coral } from '#tests/fixtures/brands/coral.ts';
import { IN_PLACE } from '#tools/theme/tokens.ts';

const WORDS = ['ink', 'district', 'water', 'road', 'railway', 'ring'] as const;
const GROUNDS = ['land', 'green', 'sea'] as const;

/** A grey panel under black: mixed as they come, not even black could be read on the shore. */
const DARK_SHORE = {
  ink: '#000000',
  paper: '#b4b4b4',
  panel: '#969696',
  accent: '#000000',
  action: '#000000',
  dark: '#000000',
} as const;

test('whatever colours are chosen, the words of a map can be read on its land, its green and its water', () => {
  let whole = 0;
  assert(
    property(anyColours, constantFrom(...MAP_LOOKS), (colours, maps) => {
      const theme = mended({ ...coral!, colours, maps });
      if (!theme) return;
      whole++;
      const map = mapColoursOf(theme);
      for (const word of WORDS)
        for (const ground of GROUNDS)
          expect(
            contrast(map[word], map[ground]),
            `${word} on ${ground} of ${JSON.stringify(map)}`,
          ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(map.water, map.shore)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(map['on-plate'], map.plate)).toBeGreaterThanOrEqual(4.5);
    }),
    { examples: [[DARK_SHORE, 'tinted']] },
  );
  expect(whole).toBeGreaterThan(30);
});

test('a brand’s paper is the engine’s own', () => {
  const { sea, foam, shore, land, green, street, casing, edge, motorway } = mapColoursOf({ ...coral!, maps: 'paper' });
  for (const [name, colour] of Object.entries({ sea, foam, shore, land, green, street, casing, edge, motorway }))
    expect(IN_PLACE.get(`map-${name}`)).toBe(colour);
});
