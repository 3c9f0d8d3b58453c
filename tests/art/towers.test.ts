import { expect, test } from 'vitest';
import { homesOfTowers } from '#art/homes/towers.mjs';
import { complex } from '#content/complex.ts';

test('each corner of a tower with four homes on a storey has the unit whose ground lies there', () => {
  const towers = homesOfTowers(complex);
  for (const { name, lines } of complex?.towers ?? []) {
    const corners = towers[name.replace(/\D+$/, '')] ?? {};
    if (lines.length !== 4) expect(corners).toEqual({});
    else {
      expect(Object.keys(corners).toSorted()).toEqual(['north-east', 'north-west', 'south-east', 'south-west']);
      expect(Object.values(corners).toSorted()).toEqual(lines.map(({ unit }) => unit).toSorted());
    }
  }
});

test('homes that look south alone lie in the south of their tower', () => {
  const towers = homesOfTowers(complex);
  for (const { name, lines } of complex?.towers ?? [])
    for (const { unit, faces } of lines) {
      const corners = Object.entries(towers[name.replace(/\D+$/, '')] ?? {});
      const corner = corners.find(([, home]) => home === unit)?.[0];
      if (corner && faces === '남향') expect(corner, `${name} ${unit}`).toMatch(/^south-/);
    }
});

test('a development without a complex has no towers', () => {
  expect(homesOfTowers(null)).toEqual({});
});
