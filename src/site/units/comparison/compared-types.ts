import type { Content } from '#site/content-schema.ts';
import { planFacts, type PlanFacts } from '#site/plan/plan-facts.ts';
import type { Complex } from '#site/schema/complex.ts';
import type { Prices } from '#site/schema/prices.ts';
import type { Unit } from '#site/schema/units.ts';
import { bandsOf, totalOf } from '#site/money/price-of.ts';
import { countHomes } from '#site/units/home-counts.ts';

/** All that is known of a type when it is laid beside another. */
export interface ComparedType
  extends Pick<Unit, 'id' | 'label' | 'use' | 'structure' | 'planAlt' | 'areasM2'>, PlanFacts {
  /** How many homes there are; null: no towers are drawn yet. */
  homes: number | null;
  /** Which ways its homes look, each once; empty: the towers do not say. */
  faces: readonly string[];
  /** What its homes cost, by their floor; null: not published. */
  price: PriceSpan | null;
}

/** Won. */
interface PriceSpan {
  least: number;
  most: number;
  /** The figures are examples. */
  isExample: boolean;
}

type Known = Pick<Content, 'units' | 'plans' | 'complex' | 'prices'>;

/** The types that can be compared: those that are sold, and of which there is a plan that is no stand-in. */
export function comparedTypes({ units, plans, complex, prices }: Known): ComparedType[] {
  const towers = complex?.towers ?? [];
  const counts = countHomes(towers, units.units);
  return units.units.flatMap(({ id, label, use, structure, planAlt, areasM2, forSale }) => {
    const plan = plans[id];
    if (!forSale || !plan || plan.standIn) return [];
    const homes = counts.find(({ unit }) => unit.id === id)?.total ?? null;
    const [faces, price] = [facesOf(towers, id), priceSpanOf(prices, id)];
    return [{ id, label, use, structure, planAlt, areasM2, homes, faces, price, ...planFacts(plan) }];
  });
}

const facesOf = (towers: Complex['towers'], unit: string) => [
  ...new Set(towers.flatMap(({ lines }) => lines.flatMap((line) => (line.unit === unit ? (line.faces ?? []) : [])))),
];

function priceSpanOf(prices: Prices | null, unit: string): PriceSpan | null {
  const sums = prices && bandsOf(prices, unit)?.map(totalOf);
  if (!prices || !sums?.length) return null;
  return { least: Math.min(...sums), most: Math.max(...sums), isExample: prices.example };
}
