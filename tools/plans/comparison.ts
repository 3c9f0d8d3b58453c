import type { Content } from '#site/content-schema.ts';
import { bestKnownTypes } from '#site/units/comparison/best-known.ts';
import { comparedTypes } from '#site/units/comparison/compared-types.ts';
import type { DrawnType, TextSize } from '#site/units/comparison/drawn-type.ts';
import { drawCompared, textSizes } from '#tools/plan-drawing/draw-compared.ts';

/** What the page of a comparison knows. */
export interface Comparison {
  types: readonly DrawnType[];
  /** The types that are shown before anybody has chosen. */
  usual: readonly string[];
  textSizes: readonly TextSize[];
}

/** @param write puts a drawing into a file of that name, and tells its address */
export function comparisonOf(content: Content, write: (name: string, svg: string) => string): Comparison {
  const types = comparedTypes(content).flatMap((type): DrawnType[] => {
    const plan = content.plans[type.id];
    if (!plan) return [];
    const { svg, boxes, outline } = drawCompared(plan);
    return [{ ...type, texts: write(`${type.id}-texts`, svg), boxes, outline }];
  });
  return { types, usual: bestKnownTypes(content.units), textSizes };
}
