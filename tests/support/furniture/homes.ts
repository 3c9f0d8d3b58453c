import { toStringMethod } from 'fast-check';
import { plans } from '#content/plans.ts';
import { homeFloor } from '#site/furniture/home-floor.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Plan } from '#site/schema/plans.ts';
import { plans as otherPlans } from '#tests/fixtures/second-site/plans.ts';

const homeOf = (name: string, plan: Plan, variant: 'basic' | 'extended') => ({
  name: `${name}, ${variant}`,
  plan,
  variant,
  floor: homeFloor(plan, variant),
  resolved: resolvePlan(plan, variant),
  // What a failing property prints.
  [toStringMethod]: () => `${name}, ${variant}`,
});

export type Home = ReturnType<typeof homeOf>;

/** Every home of the example and of the second development, before its extension and after it. */
export const homes: readonly Home[] = Object.entries({ ...plans, ...otherPlans }).flatMap(([name, plan]) => [
  homeOf(name, plan, 'basic'),
  homeOf(name, plan, 'extended'),
]);

export function homeNamed(name: string): Home {
  const found = homes.find((home) => home.name === name);
  if (!found) throw new Error(`There is no home ${name}`);
  return found;
}
