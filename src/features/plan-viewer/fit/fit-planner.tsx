import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Layout } from '#site/furniture/piece.ts';
import type { Plan } from '#site/schema/plans.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { FitBoard } from './board/fit-board.tsx';
import { fitAfterKey } from './board/fit-keys.ts';
import { FitSide } from './fit-side.tsx';
import { FitTools } from './fit-tools.tsx';
import styles from './fit-planner.module.css';
import { useLayoutAddress } from './layouts/use-layout-address.ts';
import { useFit } from './use-fit.ts';

interface FitPlannerProps {
  unit: { id: string; label: string };
  plan: Plan;
  /** What keeps, hands on and prints a layout. */
  children: (layout: Layout) => ReactNode;
}

/** Furniture on a type's plan: put there, moved, turned, and told where it does not fit, by how much. */
export function FitPlanner({ unit, plan, children }: FitPlannerProps) {
  const fit = useFit(plan);
  const { layout, shown, problems } = fit;
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useLayoutAddress(layout, fit.open);
  // Not with every move of a finger: on paper the piece stands where it was until the finger leaves it.
  const around = useMemo(() => children(layout), [children, layout]);
  return (
    // What is done before the page is taken over would be lost.
    <fieldset disabled={!isReady} className={styles.planner}>
      <legend className={styles.legend}>{FIT_TEXT.name}</legend>
      <FitTools fit={fit} hasVariants={plan.balcony !== null} />
      <div data-print="no" className={styles.desk}>
        <FitBoard
          unit={unit}
          layout={shown}
          problems={problems}
          chosen={fit.chosen}
          clearances={fit.clearances}
          target={fit.target}
          onKey={(event) => fitAfterKey(fit, event)}
        />
        <FitSide fit={fit} plan={plan} />
      </div>
      {around}
    </fieldset>
  );
}
