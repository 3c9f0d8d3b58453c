import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { facts } from '#content/facts.ts';
import { units } from '#content/units.ts';
import { countHomes, countUses } from '#site/units/home-counts.ts';

test('the towers hold as many homes as the overview says', () => {
  expect(countUses(countHomes(complex?.towers ?? [], units.units))).toEqual([
    { use: 'apartment', total: facts.scale.apartments },
    { use: 'officetel', total: facts.scale.officetels },
  ]);
});
