import type { Content } from '#site/content-schema.ts';
import { planFacts, type PlanFacts } from '#site/plan/plan-facts.ts';
import type { Unit } from '#site/schema/units.ts';
import { countHomes } from '#site/units/home-counts.ts';

/** All that is known of a type when it is laid beside another. */
export interface ComparedType
  extends Pick<Unit, 'id' | 'label' | 'use' | 'structure' | 'planAlt' | 'areasM2'>, PlanFacts {
  /** How many homes there are; null: no towers are drawn yet. */
  homes: number | null;
}

type Known = Pick<Content, 'units' | 'plans' | 'complex'>;

/** The types that can be compared: those that are sold, and of which there is a plan that is no stand-in. */
export function comparedTypes({ units, plans, complex }: Known): ComparedType[] {
  const counts = countHomes(complex?.towers ?? [], units.units);
  return units.units.flatMap(({ id, label, use, structure, planAlt, areasM2, forSale }) => {
    const plan = plans[id];
    if (!forSale || !plan || plan.standIn) return [];
    const homes = counts.find(({ unit }) => unit.id === id)?.total ?? null;
    return [{ id, label, use, structure, planAlt, areasM2, homes, ...planFacts(plan) }];
  });
}
