import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { looksOneWay } from '#site/units/facing.ts';

const towers = complex!.towers;

test.each([
  ['84A', true],
  ['59B', true],
  ['44', false],
  // None of its homes is built: its drawing is an example.
  ['114A', true],
])('%s looks one way: %s', (unit, isOneWay) => expect(looksOneWay(towers, unit)).toBe(isOneWay));
