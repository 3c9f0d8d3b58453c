import { expect, test } from 'vitest';
import { units } from '#content/units.ts';
import { bestKnownTypes } from '#site/units/comparison/best-known.ts';
import type { Units } from '#site/schema/units.ts';

/** Types of these sizes, `!` before what is not sold. */
const typesOf = (viewer: string[], ...written: string[]): Pick<Units, 'units' | 'viewer'> => ({
  viewer,
  units: written.map((text) => {
    const id = text.replace('!', '');
    const areasM2 = { ...units.units[0]!.areasM2, exclusive: Number.parseInt(id, 10) + 0.9 };
    return { ...units.units[0]!, id, forSale: !text.startsWith('!'), areasM2 };
  }),
});

test('the best-known types of the example are its two sizes', () => {
  expect(bestKnownTypes(units)).toEqual(['59A', '84A']);
});

test.each([
  ['of two sizes, in the order of the viewer', typesOf(['84B', '59A'], '59A', '84A', '84B'), ['84B', '59A']],
  ['of another size that the viewer does not show', typesOf(['59A', '59B'], '59A', '59B', '84A'), ['59A', '84A']],
  ['of one size where there is no other', typesOf(['59B', '59A'], '59A', '59B'), ['59B', '59A']],
  ['sold', typesOf(['!114A', '114A', '59A'], '!114A', '59A', '84A'), ['59A', '84A']],
  ['one where one is sold', typesOf(['59A'], '59A', '!84A'), ['59A']],
  ['none where none is', typesOf(['59A'], '!59A'), []],
])('they are %s', (_what, known, expected) => expect(bestKnownTypes(known)).toEqual(expected));
