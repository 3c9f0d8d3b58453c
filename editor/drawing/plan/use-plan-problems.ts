import { useEffect, useState } from 'react';
import { shown, type ShownProblem } from '#editor/model/problems.ts';
import { checkPlan } from '#site/plan/check-plan.ts';
import type { Plan } from '#site/schema/plans.ts';

/** Checking a plan takes longer than a step of a drag: it is done when the hand rests. */
const REST_MS = 250;

const NONE: readonly ShownProblem[] = [];

/** What an architect would send back of a plan as it is written, long before the whole content is checked. */
export function usePlanProblems(plan: Plan | null, unit: string): readonly ShownProblem[] {
  const [problems, setProblems] = useState(NONE);
  useEffect(() => {
    const check = () =>
      setProblems(
        (plan ? checkPlan(plan) : []).map(({ field, remedy }) =>
          shown({ file: 'plans.ts', field: `'${unit}'.${field}`, remedy }),
        ),
      );
    const waiting = setTimeout(check, REST_MS);
    return () => clearTimeout(waiting);
  }, [plan, unit]);
  return problems;
}
