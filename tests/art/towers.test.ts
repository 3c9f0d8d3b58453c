import { expect, test } from 'vitest';
import { homesOfTowers } from '#art/homes/towers.mjs';
import { complex } from '#content/complex.ts';

const towers = homesOfTowers(complex);
const cornersOf = (name: string) => Object.entries(towers[name.replace(/\D+$/, '')] ?? {});
const ofFour = (complex?.towers ?? []).filter(({ lines }) => lines.length === 4);

test('each corner of a tower with four homes on a storey has the unit whose ground lies there', () => {
  expect(ofFour.length).toBeGreaterThan(0);
  for (const { name, lines } of ofFour) {
    const corners = cornersOf(name);
    expect(new Set(corners.map(([corner]) => corner)), name).toEqual(
      new Set(['north-east', 'north-west', 'south-east', 'south-west']),
    );
    expect(corners.map(([, unit]) => unit).toSorted(), name).toEqual(lines.map(({ unit }) => unit).toSorted());
  }
});

test('other towers have no corners', () => {
  const others = (complex?.towers ?? []).filter((tower) => !ofFour.includes(tower));
  expect(others.flatMap(({ name }) => cornersOf(name))).toEqual([]);
});

test('homes that look south alone lie in the south of their tower', () => {
  const southward = ofFour.flatMap(({ name, lines }) =>
    lines
      .filter(({ faces }) => faces === '남향')
      .map(({ unit }) => [name, unit, cornersOf(name).find(([, home]) => home === unit)?.[0] ?? ''] as const),
  );
  expect(southward.length).toBeGreaterThan(0);
  expect(southward.filter(([, , corner]) => !corner.startsWith('south-'))).toEqual([]);
});

test('a development without a complex has no towers', () => {
  expect(homesOfTowers(null)).toEqual({});
});
