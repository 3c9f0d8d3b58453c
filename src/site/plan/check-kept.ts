import type { Plan } from '#site/schema/plans.ts';
import type { PlanProblem } from './plan-problem.ts';
import { overlap, rectOf } from './rect.ts';
import { spacesOf } from './spaces.ts';

/**
 * How deep a balcony may be that counts in no floor area, in millimetres: 건축법 시행령 제119조제1항제3호나목 takes off
 * 1.5 m along the longest wall that it stands against.
 */
const DEEPEST = 1500;

/** Balconies that stay: too deep to be one, over a room, or of a name that another has. */
export function checkKept(plan: Plan): PlanProblem[] {
  const spaces = spacesOf(plan, 'extended');
  return plan.kept.flatMap((balcony, index) => {
    const field = `kept[${index}]`;
    const { name, width, depth } = balcony;
    const rect = rectOf(balcony);
    // Those before this one: two that lie over each other are told once.
    const others = spaces.slice(0, plan.rooms.length + index);
    const other = others.find((space) => overlap(space, rect));
    return [
      ...(others.some((space) => space.name === name) || plan.balcony?.name === name
        ? [{ field: `${field}.name`, remedy: `'${name}' stands twice: write another name` }]
        : []),
      ...(other
        ? [{ field, remedy: `'${name}' lies over '${other.name}', extended or not: mend x, y, width or depth` }]
        : []),
      ...(Math.min(width, depth) > DEEPEST
        ? [{ field, remedy: `a balcony of more than ${DEEPEST} mm counts in the floor area: write less` }]
        : []),
    ];
  });
}
