import { describe, expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { plans } from '#content/plans.ts';
import { prices } from '#content/prices.ts';
import { units } from '#content/units.ts';
import { comparedTypes, type ComparedType } from '#site/units/comparison/compared-types.ts';
import { comparisonOf, partByLikeness, type ComparisonGroup } from '#site/units/comparison/comparison-rows.ts';
import type { Variant } from '#site/plan/spaces.ts';

const all = comparedTypes({ units, plans, complex, prices });
const typesOf = (...ids: string[]) => ids.map((id) => all.find((type) => type.id === id)!);
const compare = (ids: string[], variant: Variant = 'extended') => comparisonOf(typesOf(...ids), variant);

/** Values by what they are of. */
const valuesIn = (groups: readonly ComparisonGroup[]) =>
  Object.fromEntries(
    groups.flatMap(({ rows }) => rows).map((row) => [row.kind === 'room' ? row.room : row.fact, row.values]),
  );
const rowOf = (ids: string[], name: string) =>
  compare(ids)
    .flatMap(({ rows }) => rows)
    .find((row) => (row.kind === 'room' ? row.room : row.fact) === name);

describe('what is compared', () => {
  test('are the types that are sold, with the count of their homes where towers are drawn', () => {
    expect(all.map(({ id, homes }) => [id, homes])).toEqual([
      ['59A', 110],
      ['59B', 110],
      ['84A', 110],
      ['84B', 110],
      ['44', 168],
    ]);
    expect(comparedTypes({ units, plans, complex: null, prices: null }).map(({ homes }) => homes)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('are areas, the home, its rooms and its storage, as content and plan say', () => {
    const groups = compare(['59A', '84A']);
    expect(groups.map(({ group }) => group)).toEqual(['examplePrices', 'areas', 'home', 'rooms', 'storage']);
    expect(valuesIn(groups)).toMatchObject({
      leastPrice: [492_800_000, 689_600_000],
      mostPrice: [532_100_000, 744_300_000],
      faces: ['남향', '남향'],
      exclusive: [59.94, 84.9],
      supply: [82.7172, 117.162],
      contract: [137.2626, 194.421],
      service: [22.73, 27.15],
      bays: [4, 4],
      bathrooms: [2, 2],
      width: [12_600, 14_100],
      shelf: [1480, 7220],
      storageLength: [4860, 11_640],
    });
  });

  test('are rooms in the variant that is chosen', () => {
    expect(valuesIn(compare(['59A', '84A'], 'basic'))['거실']).toEqual([
      [4200, 2850],
      [4500, 3500],
    ]);
    expect(valuesIn(compare(['59A', '84A'], 'extended'))['거실']).toEqual([
      [4200, 4250],
      [4500, 5000],
    ]);
  });

  test('what one type alone has stands there, what none has does not', () => {
    expect(valuesIn(compare(['59A', '84A']))['팬트리']).toEqual([null, [2000, 2500]]);
    expect(valuesIn(compare(['59A', '59B']))).not.toHaveProperty('팬트리');
    expect(valuesIn(compare(['59A', '44']))).toMatchObject({ supply: [82.7172, null], closet: [1960, null] });
  });

  test('a home’s only room of a kind stands beside the others’ first', () => {
    const rooms = valuesIn(compare(['59A', '44']));
    expect(rooms['욕실1']).toEqual([
      [2400, 1550],
      [1800, 2200],
    ]);
    expect(rooms['침실1']?.[1]).toEqual([2700, 3600]);
    expect(Object.keys(rooms).filter((name) => name === '욕실' || name === '침실')).toEqual([]);
    const [a, b] = typesOf('59A', '44');
    const both = [...b!.measures.extended.rooms, { name: '침실1', size: [1, 2] as const, area: 2 }];
    const odd = { ...b!, measures: { ...b!.measures, extended: { ...b!.measures.extended, rooms: both } } };
    expect(valuesIn(comparisonOf([a!, odd], 'extended'))).toMatchObject({
      침실: [null, [2700, 3600]],
      침실1: [
        [3300, 3800],
        [1, 2],
      ],
    });
  });
});

describe('differences', () => {
  test('are computed of areas, lengths and counts, and of rooms by their area', () => {
    expect(rowOf(['59A', '84A'], 'exclusive')?.difference).toEqual({ most: [1], least: [0], by: 24.96 });
    expect(rowOf(['59A', '84A'], '거실')?.difference?.by).toBe(4500 * 5000 - 4200 * 4250);
    expect(rowOf(['59A', '59B'], 'bays')?.difference).toEqual({ most: [0], least: [1], by: 2 });
  });

  test('are not made of apartments and office-tels, which are counted apart', () => {
    expect(rowOf(['59A', '44'], 'homes')).toMatchObject({ values: [110, 168], difference: null });
  });
});

describe('what homes cost', () => {
  const type = typesOf('84A')[0]!;
  const groupsOf = (price: ComparedType['price']) =>
    comparisonOf([{ ...type, price }, type], 'extended').map(({ group }) => group);

  test('is called an example only while it is one', () => {
    const real = { ...type.price!, isExample: false };
    expect(comparisonOf([{ ...type, price: real }], 'extended')[0]?.group).toBe('prices');
    expect(groupsOf(real)).toContain('examplePrices');
  });

  test('is left out while nothing is published, and is none of a type whose price alone is missing', () => {
    expect(comparisonOf([{ ...type, price: null }], 'extended')[0]?.group).toBe('areas');
    expect(valuesIn(comparisonOf([{ ...type, price: null }, type], 'extended'))['leastPrice']).toEqual([
      null,
      689_600_000,
    ]);
  });

  test('holds the tax of an office-tel, from the lowest floors to the highest', () => {
    expect(typesOf('44')[0]?.price).toEqual({ least: 245_700_000, most: 258_900_000, isExample: true });
  });

  test('and all the ways its homes look are told', () => {
    expect(rowOf(['44', '59A'], 'faces')?.values).toEqual(['서향·동향', '남향']);
  });
});

describe('what differs', () => {
  test('stands first, and what is the same apart from it; together they are everything, once', () => {
    const groups = compare(['59A', '84A']);
    const { differing, alike } = partByLikeness(groups);
    expect(Object.keys(valuesIn(alike))).toEqual(['structure', 'faces', 'bays', 'bathrooms', 'use', 'homes']);
    expect(Object.keys(valuesIn(differing))).toContain('exclusive');
    const count = (of: readonly ComparisonGroup[]) => of.flatMap(({ rows }) => rows).length;
    expect(count(differing) + count(alike)).toBe(count(groups));
    expect(differing.every(({ rows }) => rows.length > 0)).toBe(true);
  });

  test('is nothing between a type and its like', () => {
    const [type] = typesOf('84A');
    expect(partByLikeness(comparisonOf([type!, { ...type!, id: '84C' }], 'basic')).differing).toEqual([]);
  });

  test('is a room as long as another is wide too, though their areas are one', () => {
    const [type] = typesOf('84A');
    const { extended } = type!.measures;
    const rooms = extended.rooms.map(({ size: [width, depth], ...room }) => ({
      ...room,
      size: [depth, width] as const,
    }));
    const turned = { ...type!, measures: { ...type!.measures, extended: { ...extended, rooms } } };
    const { differing } = partByLikeness(comparisonOf([type!, turned], 'extended'));
    const living = differing.flatMap(({ rows }) => rows).find((row) => row.kind === 'room' && row.room === '거실');
    expect(living).toMatchObject({ difference: null });
  });
});
