import { checkPlan } from '#site/plan/check-plan.ts';
import type { Plan } from '#site/schema/plans.ts';
import { smallPlan } from '#tests/support/plan.ts';

/** What is said of a plan after a change to it. */
export function said(plan: Plan, change: (plan: Plan) => void): string[] {
  const changed = structuredClone(plan);
  change(changed);
  return checkPlan(changed).map(({ field, remedy }) => `${field}: ${remedy}`);
}

/** The same of the small plan. */
export const small = (change: (plan: Plan) => void) => said(smallPlan, change);

/** The first of a kind. */
export function named<Item extends { kind: string }>(list: readonly Item[], kind: string): Item {
  const item = list.find((one) => one.kind === kind);
  if (!item) throw new Error(`The plan has no ${kind}`);
  return item;
}
