import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { checkHomes } from '#site/check/check-homes.ts';
import { findHome, homeId, type Home } from '#site/units/home-id.ts';
import { neighboursOf } from '#site/units/home-neighbours.ts';
import { homeState } from '#site/units/home-state.ts';

const towers = complex?.towers ?? [];
const all = towers.flatMap((tower) =>
  tower.lines.flatMap((line) =>
    Array.from({ length: tower.lastFloor - tower.firstFloor + 1 }, (_, index) => ({
      tower,
      line,
      floor: tower.firstFloor + index,
    })),
  ),
);

const idOf = (home: Home | null) => home && homeId(home.tower.name, home.floor, home.line.line);

test('every home is found by its id, and by no other', () => {
  const ids = all.map(({ tower, floor, line }) => homeId(tower.name, floor, line.line));
  expect(new Set(ids).size).toBe(all.length);
  all.forEach((home, index) => expect(findHome(towers, ids[index] ?? '')).toEqual(home));
});

test('whoever is a home’s neighbour has that home as a neighbour', () => {
  const back = { left: 'right', right: 'left', above: 'below', below: 'above' } as const;
  const pairs = all.flatMap((home) => {
    const neighbours = neighboursOf(home);
    return (['left', 'right', 'above', 'below'] as const).flatMap((side) => {
      const other = neighbours[side];
      return other ? { home: idOf(home), back: idOf(neighboursOf(other)[back[side]]) } : [];
    });
  });
  expect(pairs.length).toBeGreaterThan(all.length * 3);
  expect(pairs.filter((pair) => pair.back !== pair.home)).toEqual([]);
});

test('a home that is named apart has its own state, every other the common one', () => {
  const homes = {
    revised: '2026-11-01',
    state: 'open' as const,
    others: [{ state: 'closed' as const, homes: ['101-501'] }],
  };
  expect(homeState(homes, '101-501')).toBe('closed');
  expect(homeState(homes, '101-502')).toBe('open');
  expect(checkHomes({ homes, complex })).toEqual([]);
});

test('a home that no tower has, and one that is named twice, are found with field and remedy', () => {
  const others = [
    { state: 'closed' as const, homes: ['101-4201', '101-501'] },
    { state: 'left' as const, homes: ['101-501'] },
  ];
  expect(checkHomes({ homes: { revised: '2026-11-01', state: 'open', others }, complex })).toMatchObject([
    { file: 'homes.ts', field: 'others[0].homes[0]', remedy: expect.stringContaining('101-4201') as string },
    { file: 'homes.ts', field: 'others[1].homes[0]', remedy: expect.stringContaining('once') as string },
  ]);
});
