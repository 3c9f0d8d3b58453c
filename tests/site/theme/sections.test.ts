import { expect, test } from 'vitest';
import { SECTION_ORDERS, sectionsOf } from '#site/theme/sections.ts';

test('whatever comes first, every section is there once', () => {
  const all = sectionsOf(null).toSorted();
  for (const sections of SECTION_ORDERS) expect(sectionsOf({ sections }).toSorted()).toEqual(all);
});

test('each order begins with what it is called by, and a site without a look has the place first', () => {
  expect(SECTION_ORDERS.map((sections) => sectionsOf({ sections })[0])).toEqual(['location', 'unitPlan', 'brand']);
  expect(sectionsOf(null)[0]).toBe('location');
});
