import { bandOf, totalOf } from '#site/money/price-of.ts';
import { paymentsOf, type Payment } from '#site/money/payments.ts';
import type { Finish } from '#site/schema/finishes.ts';
import type { Prices } from '#site/schema/prices.ts';
import type { Unit } from '#site/schema/units.ts';

/** A type that is sold, with the floors that it stands on. */
export interface PricedType extends Pick<Unit, 'id' | 'label' | 'use'> {
  /** From the lowest up. */
  floors: readonly number[];
}

/** What a visitor chose. */
export interface Choice {
  unit: string;
  floor: number;
  /** Ids of options. */
  options: readonly string[];
}

/** The options that a type can be ordered with. */
export const optionsOf = (items: readonly Finish[], unit: string): Finish[] =>
  items.filter(({ kind, units }) => kind === 'option' && (units === null || units.includes(unit)));

/** What the choice costs; null: its price is not published. */
export interface ChosenPrice {
  home: number;
  options: number;
  payments: Payment[];
  /** Who bears a loan's interest. */
  interest: string;
}

/** The price of a choice, and when it is paid. */
export function priceOf(
  prices: Prices,
  items: readonly Finish[],
  types: readonly PricedType[],
  { unit, floor, options }: Choice,
): ChosenPrice | null {
  const use = types.find(({ id }) => id === unit)?.use;
  const plan = prices.plans.find((one) => one.use === use);
  const band = bandOf(prices, unit, floor);
  if (!plan || !band) return null;
  const home = totalOf(band);
  const chosen = optionsOf(items, unit).filter(({ id }) => options.includes(id));
  const sum = chosen.reduce((total, { price }) => total + (price ?? 0), 0);
  return { home, options: sum, payments: paymentsOf(plan, home, sum), interest: plan.interest };
}

/** The choice that an address names: `?type=59A&floor=12`; what it does not name, or names wrongly, is the first. */
export function choiceOf(types: readonly PricedType[], search: string): Choice | null {
  const query = new URLSearchParams(search);
  const type = types.find(({ id }) => id === query.get('type')) ?? types[0];
  if (!type) return null;
  const floor = Number(query.get('floor'));
  return { unit: type.id, floor: type.floors.includes(floor) ? floor : (type.floors[0] ?? 1), options: [] };
}
