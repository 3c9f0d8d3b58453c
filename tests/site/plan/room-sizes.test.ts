import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { planFacts } from '#site/plan/plan-facts.ts';
import { roomSizes } from '#site/plan/room-sizes.ts';

test.each(Object.entries(plans))('%s: rooms as built and extended are those of the plan', (_unit, plan) => {
  const sizes = roomSizes(plan);
  const { basic, extended } = planFacts(plan).measures;
  expect(sizes.map(({ name, size, area }) => ({ name, size, area }))).toEqual(basic.rooms);
  expect(sizes.map(({ extended: after, ...room }) => ({ ...room, ...after }))).toEqual(extended.rooms);
});

test('only the rooms along the balcony have two sizes', () => {
  const changed = roomSizes(plans['84A']!).filter(({ extended }) => extended);
  expect(changed.map(({ name }) => name)).toEqual(['침실1', '거실', '침실2', '침실3']);
});
