import { hundredths } from '#site/schema/parts/money.ts';
import type { PaymentPlan } from '#site/schema/prices.ts';

/** One payment of a plan. */
export interface Payment {
  kind: 'contract' | 'interim' | 'balance';
  /** Which of its kind, from 1. */
  number: number;
  /** The plan's words for its day; null: the day says it. */
  label: string | null;
  due: string | null;
  won: number;
}

/** A part of a sum in whole won, never more than it is. */
const partOf = (won: number, percent: number): number => Math.floor((won * hundredths(percent)) / 10_000);

/**
 * A price and its options as a plan pays them: whole won, which add up exactly, because the last payment takes what
 * rounding leaves.
 * @param home price of the home, in won @param options price of what is chosen beside it, in won
 */
export function paymentsOf(plan: PaymentPlan, home: number, options: number): Payment[] {
  const optionsFirst = partOf(options, plan.optionsWithContract);
  const before: Payment[] = [
    ...plan.contract.map(({ label, percent, due }, index): Payment => {
      const won = partOf(home, percent) + (index === 0 ? optionsFirst : 0);
      return { kind: 'contract', number: index + 1, label, due, won };
    }),
    ...plan.interim.map(({ percent, due }, index): Payment => {
      return { kind: 'interim', number: index + 1, label: null, due, won: partOf(home, percent) };
    }),
  ];
  const paid = before.reduce((sum, { won }) => sum + won, 0);
  const { label, due } = plan.balance;
  return [...before, { kind: 'balance', number: 1, label, due, won: home + options - paid }];
}
