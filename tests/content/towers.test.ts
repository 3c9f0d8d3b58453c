import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { descriptions } from '#content/descriptions.ts';
import { facts } from '#content/facts.ts';
import { galleries } from '#content/galleries.ts';
import { interiors } from '#content/interiors.ts';
import { units } from '#content/units.ts';
import { countHomes, countUses } from '#site/units/home-counts.ts';

test('the towers hold as many homes as the overview says', () => {
  expect(countUses(countHomes(complex?.towers ?? [], units.units))).toEqual([
    { use: 'apartment', total: facts.scale.apartments },
    { use: 'officetel', total: facts.scale.officetels },
  ]);
});

test.each(['59B', '84B'])('%s has its second side to the east in the towers where it is mirrored', (id) => {
  const mirrored = complex!.towers.filter(({ lines }) => lines.some((line) => line.unit === id && line.isMirrored));
  const side = `서쪽(${mirrored.map(({ name }) => name.replace('동', '')).join('·')}동은 동쪽)`;
  const { lead, features } = units.units.find((unit) => unit.id === id)!;
  const interior = interiors!.interiors.find(({ unit }) => unit === id);
  const said = [lead, ...features, descriptions[`/FloorPlan/${id}`] ?? '', interior?.lead ?? ''];
  const naming = said.filter((words) => words.includes('서쪽'));
  expect(naming.length).toBeGreaterThan(2);
  for (const words of naming) expect(words).toContain(side);
});

test('the shared rooms are said to lie on the floors that the towers keep for them', () => {
  const floors = complex!.towers
    .filter(({ base }) => base.includes('주민공동시설'))
    .map(({ firstFloor }) => firstFloor - 1);
  expect(galleries![complex!.community!]!.notes.join(' ')).toContain(`지상 1~${Math.max(...floors)}층`);
});
