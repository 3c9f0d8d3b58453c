import { expect, test } from 'vitest';
import { units } from '#content/units.ts';
import { areaParts } from '#site/units/area-parts.ts';

const typeOf = (id: string) => units.units.find((unit) => unit.id === id)!;

test('an apartment has its own area, what its tower shares, their sum, what all share, their sum, and the balcony', () => {
  expect(areaParts(typeOf('59A'))).toEqual([
    { part: 'exclusive', m2: 59.94 },
    { part: 'residentialCommon', m2: 22.7772 },
    { part: 'supply', m2: 82.7172 },
    { part: 'otherCommon', m2: 54.5454 },
    { part: 'contract', m2: 137.2626 },
    { part: 'service', m2: 22.73 },
  ]);
});

test('an office-tel has its own area and what it shares, which make the area of the contract', () => {
  expect(areaParts(typeOf('44'))).toEqual([
    { part: 'exclusive', m2: 44.28 },
    { part: 'common', m2: 49.72 },
    { part: 'contract', m2: 94 },
  ]);
});
