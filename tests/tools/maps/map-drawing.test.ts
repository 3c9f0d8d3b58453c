import { describe, expect, it } from 'vitest';
import type { Sheet } from '#site/maps/sheet.ts';
import type { Theme } from '#site/schema/theme.ts';
import { theme as coral } from '#tests/fixtures/brands/coral.ts';
import { theme as forest } from '#tests/fixtures/brands/forest.ts';
import { theme as gold } from '#tests/fixtures/brands/gold.ts';
import { drawMap, drawMapGround } from '#tools/maps/map-drawing.ts';
import { lookOf } from '#tools/maps/map-look.ts';
import { roundedPath } from '#tools/maps/rounded-path.ts';
import { colourToken } from '#tools/theme/tokens.ts';

const SHEET: Sheet = {
  land: [
    [
      [0, 0],
      [800, 0],
      [800, 600],
    ],
  ],
  water: [],
  greens: [],
  roads: [
    {
      rank: 'motorway',
      through: [
        [0, 300],
        [800, 300],
      ],
    },
  ],
  railways: [
    {
      name: '1호선',
      colour: '#c8922f',
      through: [
        [100, 0],
        [100, 600],
      ],
    },
  ],
  labels: [
    { kind: 'site', text: '단지', at: [500, 500] },
    { kind: 'model-house', text: '견본주택', at: [600, 100] },
    { kind: 'station', text: '숭의역', at: [100, 300] },
    { kind: 'road', text: '경인로', at: [400, 300] },
    { kind: 'towards', text: '서울', at: [760, 300], side: 'left' },
  ],
};

describe('a rounded path', () => {
  it('begins and ends on its ends, and bends at its corners', () => {
    const d = roundedPath(
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      20,
    );
    expect(d).toBe('M0 0L80 0Q100 0 100 20L100 100');
  });

  it('never rounds past the middle of a line', () => {
    const d = roundedPath(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      50,
    );
    expect(d).toBe('M0 0L5 0Q10 0 10 5L10 10');
  });

  it('closes an area at a rounded corner', () => {
    const d = roundedPath(
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      10,
      true,
    );
    expect(d).toMatch(/^M0 10Q0 0 10 0L90 0Q100 0 100 10.*Z$/);
  });
});

describe('the drawing of a map', () => {
  const svg = drawMap(SHEET, lookOf(null));

  it('shows as much at both sides of the square as a wide page needs, and no words: those are the page’s', () => {
    expect(svg).toContain('viewBox="-550 0 2100 1000"');
    expect(svg).not.toMatch(/<text|[가-힣]/);
  });

  it('draws a railway in the colour of its line', () => expect(svg).toContain('stroke="#c8922f"'));

  it('draws a ring for a station, an arrow away from the words, and nothing for the name of a road', () => {
    expect(svg).toContain('<circle cx="100" cy="300"');
    expect(svg).toContain('translate(760 300) rotate(90)');
    expect(svg).not.toContain('cx="400"');
  });

  it('gives the model house a pin, and the site none: the plate of its name points at it', () => {
    expect(svg).not.toContain('<circle cx="500" cy="500"');
    expect(svg).toMatch(/<path transform="translate\(600 100\)/);
  });

  it('leaves out what the map does not have', () => expect(svg).not.toContain('d=""'));
});

describe('the drawing of a map in the look of a brand', () => {
  const drawnIn = (theme: Theme | null) => drawMap(SHEET, lookOf(theme));

  it('lays the map on the brand’s light grounds or on its dark one, and on the engine’s paper where it says so', () => {
    const grounds = [forest, coral, gold].map((theme) => colourToken(theme, 'map-land'));
    expect(grounds[1]).toBe(colourToken(null, 'map-land'));
    expect(new Set(grounds).size).toBe(3);
    for (const [index, theme] of [forest, coral, gold].entries())
      expect(drawnIn(theme)).toContain(`fill="${grounds[index]}"`);
  });

  it('draws a line along both sides of a road on paper, and roads of one stroke on the brand’s own grounds', () => {
    const strokes = (theme: Theme) => drawnIn(theme).match(/<path d="M0 300L800 300"/g);
    expect(strokes(coral!)).toHaveLength(2);
    for (const theme of [forest, gold]) expect(strokes(theme!)).toHaveLength(1);
  });

  it('marks arrows in what is read on its ground', () =>
    expect(drawnIn(gold)).toMatch(/<path transform="translate\(760 300\)[^>]*fill="#ffffff"/));
});

describe('the ground of a map that is magnified', () => {
  const svg = drawMapGround(SHEET, lookOf(null), 200);

  it('has no marks, which the page keeps at one size, but rings around the site', () => {
    expect(svg).not.toContain('cx="100"');
    expect([...svg.matchAll(/<circle cx="500" cy="500" r="(\d+)"/g)].map(([, r]) => r)).toEqual(['200', '400']);
  });

  it('keeps its lines at one width', () => {
    const lines = [...svg.matchAll(/<path [^>]*stroke="#(c8922f|efd9b8)"[^>]*>/g)].map(([line]) => line);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toContain('vector-effect="non-scaling-stroke"');
  });
});
