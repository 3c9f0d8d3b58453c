import { expect, test } from 'vitest';
import { homesOfTowers } from '#art/homes/towers.mjs';
import { complex } from '#content/complex.ts';
import { plans as content } from '#content/plans.ts';
import { exportPlan } from '#tools/plans/plan-export.ts';

const plans = Object.fromEntries(Object.entries(content).map(([unit, plan]) => [unit, exportPlan(plan)]));
const towers = homesOfTowers(complex);
type Home = NonNullable<(typeof towers)[string]>[number];
const homesOf = (name: string) => towers[name.replace(/\D+$/, '')] ?? [];
const groundsOf = (name: string) => complex?.layout.buildings.find((building) => building.name === name)?.grounds ?? [];
const inRow = (complex?.towers ?? []).filter(({ name }) => homesOf(name).every(({ side }) => side === 'south'));
const backToBack = (complex?.towers ?? []).filter((tower) => !inRow.includes(tower));

/** A tower of the example whose storey has these homes: unit, left, upper; up is north. */
function homesAt(grounds: readonly (readonly [unit: string, left: number, upper: number, isMirrored?: boolean])[]) {
  if (!complex) throw new Error('The example has lost its complex');
  const [tower, building] = [complex.towers[0], complex.layout.buildings[0]];
  if (!tower || !building) throw new Error('The example has lost its towers');
  const lines = grounds.map(([unit, , , isMirrored]) => ({ line: '1호', unit, isMirrored }));
  const drawn = {
    ...building,
    name: '9동',
    grounds: grounds.map(([, x, y]): [number, number, number, number] => [x, y, 1, 1]),
  };
  const standing = [{ ...tower, name: '9동', lines }];
  return homesOfTowers({ ...complex, towers: standing, layout: { ...complex.layout, buildings: [drawn] } })['9'];
}

test('homes beside each other are a row from west to east that looks to the south, whatever the order of lines', () => {
  expect(
    homesAt([
      ['B', 2, -1, true],
      ['A', -3, 0],
    ]),
  ).toEqual([
    { unit: 'A', side: 'south', isMirrored: false },
    { unit: 'B', side: 'south', isMirrored: true },
  ]);
});

test('homes back to back look to the west and the east, each side from the north', () => {
  expect(
    homesAt([
      ['A', 2, 2],
      ['B', -3, 2],
      ['C', 2, -4],
      ['D', -3, -4],
    ]),
  ).toEqual([
    { unit: 'D', side: 'west', isMirrored: false },
    { unit: 'B', side: 'west', isMirrored: false },
    { unit: 'C', side: 'east', isMirrored: false },
    { unit: 'A', side: 'east', isMirrored: false },
  ]);
});

test('a home looks where its line says', () => {
  const directions = { south: '남향', west: '서향', east: '동향' };
  expect([inRow.length, backToBack.length]).not.toContain(0);
  for (const { name, lines } of complex?.towers ?? [])
    expect(
      homesOf(name)
        .map(({ unit, side }) => `${unit} ${directions[side]}`)
        .toSorted(),
      name,
    ).toEqual(lines.map(({ unit, faces }) => `${unit} ${faces}`).toSorted());
});

/** Whether a home turns to the west with its side windows, else with the end at which its door is. */
function turnsWest({ unit, isMirrored }: Home) {
  const { windows, doors, rooms } = plans[unit]!.extended;
  const sides = new Set(windows.filter(({ isInner }) => !isInner).map(({ side }) => side));
  const { x0, x1 } = doors.find(({ kind }) => kind === 'entrance')!.gap;
  const middle = Math.min(...rooms.map((room) => room.x0)) + Math.max(...rooms.map((room) => room.x1));
  const isDoorWest = x0 + x1 < middle;
  return (sides.has('east') || sides.has('west') ? sides.has('west') : isDoorWest) !== isMirrored;
}

test('homes at a row’s ends turn their side windows outwards, those between them have their doors at the common stairs', () => {
  for (const { name } of inRow) expect(homesOf(name).map(turnsWest), name).toEqual([true, true, false, false]);
});

test('a home’s ground on the site plan is as wide for its depth as its plan, all at one scale', () => {
  const scales = inRow.flatMap(({ name, lines }) =>
    lines.flatMap(({ unit }, index) => {
      const { rooms } = plans[unit]!.extended;
      const [, , width = 0, height = 0] = groundsOf(name)[index] ?? [];
      const across = Math.max(...rooms.map(({ x1 }) => x1)) - Math.min(...rooms.map(({ x0 }) => x0)) + 500;
      const down = Math.max(...rooms.map(({ y1 }) => y1)) - Math.min(...rooms.map(({ y0 }) => y0)) + 500;
      // The picture is four wide and three high.
      return [(width * 1e6) / across, (height * 0.75 * 1e6) / down];
    }),
  );
  expect(Math.min(...scales)).toBeGreaterThan(0);
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.03);
});

test('each home of a row begins on the site plan where its neighbour ends', () => {
  for (const { name } of inRow) {
    const ends = groundsOf(name)
      .toSorted(([a], [b]) => a - b)
      .map(([left, , width]) => [left, left + width] as const);
    for (const [index, [left]] of ends.slice(1).entries())
      // They share a wall, of a thousandth of the picture's width; figures have one decimal.
      expect(Math.abs(left - ends[index]![1]), `${name} ${index + 2}`).toBeLessThan(0.25);
    const middle = (ends[0]![0] + ends.at(-1)![1]) / 2;
    expect(Math.abs(middle), `${name} is turned about its middle`).toBeLessThan(0.1);
  }
});

test('a development without a complex has no towers', () => {
  expect(homesOfTowers(null)).toEqual({});
});
