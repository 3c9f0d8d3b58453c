import { describe, expect, it } from 'vitest';
import type { LocationMap } from '#site/schema/maps.ts';
import { drawMap } from '#tools/maps/map-drawing.ts';
import { roundedPath } from '#tools/maps/rounded-path.ts';

const map: LocationMap = {
  id: 'map',
  title: '지도',
  alt: '약도',
  size: [800, 600],
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
      colour: '#c8922f',
      through: [
        [100, 0],
        [100, 600],
      ],
    },
  ],
  labels: [
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
  const svg = drawMap(map);

  it('has the map’s size and no words: those are the page’s', () => {
    expect(svg).toContain('viewBox="0 0 800 600"');
    expect(svg).not.toMatch(/<text|[가-힣]/);
  });

  it('draws a railway in the colour of its line', () => expect(svg).toContain('stroke="#c8922f"'));

  it('draws a ring for a station, an arrow away from the words, and nothing for the name of a road', () => {
    expect(svg).toContain('<circle cx="100" cy="300"');
    expect(svg).toContain('translate(760 300) rotate(90)');
    expect(svg).not.toContain('cx="400"');
  });

  it('leaves out what the map does not have', () => expect(svg).not.toContain('d=""'));
});
