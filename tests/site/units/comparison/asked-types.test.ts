import { array, assert, constantFrom, integer, oneof, option, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAt, choicesAt, inOrder, readTypes, writeTypes } from '#site/units/comparison/asked-types.ts';

const KNOWN = ['59A', '59B', '84A', '84B', '44'];
const USUAL = ['59A', '84A'];
const read = (query: string | null) => readTypes(query, KNOWN, USUAL);

describe('the types that an address asks for', () => {
  test('are the two best-known where it asks for none', () => {
    const nothing = { types: USUAL, hasUnknown: false, isCut: false };
    expect(read(null)).toEqual(nothing);
    expect(read('')).toEqual(nothing);
    expect(read(' , ,')).toEqual(nothing);
  });

  test('stand in the order in which they are asked for', () => {
    expect(read('84B,44').types).toEqual(['84B', '44']);
    expect(read('44,84B,59A').types).toEqual(['44', '84B', '59A']);
  });

  test('are read as people type them', () => {
    expect(read(' 84b, 44 ')).toEqual({ types: ['84B', '44'], hasUnknown: false, isCut: false });
  });

  test('lose what is not known here, and say so', () => {
    expect(read('84B,114A,44')).toEqual({ types: ['84B', '44'], hasUnknown: true, isCut: false });
    expect(read('<b>,전화주세요')).toEqual({ types: USUAL, hasUnknown: true, isCut: false });
  });

  test('are filled up to two, with one that does not stand there', () => {
    expect(read('84B').types).toEqual(['84B', '59A']);
    expect(read('59A').types).toEqual(['59A', '84A']);
    expect(readTypes('59A', ['59A', '59B'], ['59A', '59B']).types).toEqual(['59A', '59B']);
  });

  test('never stand twice, and more than three are cut and said to be', () => {
    expect(read('59A,59A')).toEqual({ types: ['59A', '84A'], hasUnknown: false, isCut: false });
    expect(read('59A,59B,59A,84A')).toMatchObject({ types: ['59A', '59B', '84A'], isCut: false });
    expect(read('44,84B,84A,59B')).toMatchObject({ types: ['44', '84B', '84A'], isCut: true });
  });

  const anyQuery = option(oneof(string(), array(oneof(constantFrom(...KNOWN, '114A', ''), string())).map(writeTypes)));

  test('are two or three known ones, each once, whatever stands in the address; written, they are read again', () => {
    assert(
      property(anyQuery, (query) => {
        const { types } = read(query);
        expect([2, 3]).toContain(types.length);
        expect(new Set(types).size).toBe(types.length);
        expect(types.every((id) => KNOWN.includes(id))).toBe(true);
        expect(read(writeTypes(types))).toEqual({ types, hasUnknown: false, isCut: false });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('choosing another type', () => {
  test('takes the place of what was there', () => {
    expect(chooseAt(['59A', '84A'], 1, '84B')).toEqual(['59A', '84B']);
  });

  test('changes places with the one that stands elsewhere', () => {
    expect(chooseAt(['59A', '84A', '44'], 0, '44')).toEqual(['44', '84A', '59A']);
  });

  test('at the free place adds a third; none makes it free again', () => {
    expect(chooseAt(['59A', '84A'], 2, '44')).toEqual(['59A', '84A', '44']);
    expect(chooseAt(['59A', '84A', '44'], 2, null)).toEqual(['59A', '84A']);
  });

  test('can be any at a place that is taken, and at the free place one that stands nowhere', () => {
    expect(choicesAt(['59A', '84A'], 0, KNOWN)).toEqual(KNOWN);
    expect(choicesAt(['59A', '84A'], 2, KNOWN)).toEqual(['59B', '84B', '44']);
  });

  test('never leaves one type twice or fewer than two, whatever is chosen', () => {
    assert(
      property(array(integer({ min: 0, max: 400 }), { maxLength: 20 }), (picks) => {
        let types = USUAL;
        for (const pick of picks) {
          const place = pick % 3;
          const choices = [...choicesAt(types, place, KNOWN), ...(place === 2 ? [null] : [])];
          types = chooseAt(types, place, choices[pick % choices.length] ?? null);
          expect([2, 3]).toContain(types.length);
          expect(new Set(types).size).toBe(types.length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('the same types in any order are one comparison', () => {
  expect(inOrder(['44', '59B', '84A'], KNOWN)).toEqual(['59B', '84A', '44']);
});
