import type { Content } from '#site/content-schema.ts';
import type { Plan } from '#site/schema/plans.ts';
import { bestKnownTypes } from '#site/units/comparison/best-known.ts';
import { comparedTypes } from '#site/units/comparison/compared-types.ts';
import type { DrawnType, TextSize } from '#site/units/comparison/drawn-type.ts';
import { drawCompared, textSizes, type ComparedDrawing } from '#tools/plan-drawing/draw-compared.ts';

/** What the page of a comparison knows. */
export interface Comparison {
  types: readonly DrawnType[];
  /** The types that are shown before anybody has chosen. */
  usual: readonly string[];
  textSizes: readonly TextSize[];
}

/** Of each plan that was drawn: a build asks twice, and while content is written most plans are as they were. */
const known = new WeakMap<Plan, ComparedDrawing>();

function drawnOnce(plan: Plan): ComparedDrawing {
  const drawn = known.get(plan) ?? drawCompared(plan);
  known.set(plan, drawn);
  return drawn;
}

/** @param write puts a drawing into a file of that name, and tells its address */
export function comparisonOf(
  content: Pick<Content, 'units' | 'plans' | 'complex' | 'prices'>,
  write: (name: string, svg: string) => string,
): Comparison {
  const types = comparedTypes(content).flatMap((type): DrawnType[] => {
    const plan = content.plans[type.id];
    if (!plan) return [];
    const { svg, boxes, outline } = drawnOnce(plan);
    return [{ ...type, texts: write(`${type.id}-texts`, svg), boxes, outline }];
  });
  const isCompared = ({ id }: { id: string }) => types.some((type) => type.id === id);
  const usual = bestKnownTypes({ ...content.units, units: content.units.units.filter(isCompared) });
  return { types, usual, textSizes };
}
