import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import type { Rect } from '#site/plan/rect.ts';
import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { drawLabels } from '#tools/plan-drawing/annotations/labels.ts';
import { arrowPlace } from '#tools/plan-drawing/building/doors.ts';
import { drawPlan } from '#tools/plan-drawing/draw-plan.ts';

interface Line extends Rect {
  text: string;
}

/** A typeface's usual advance, more for Hangul. */
const wide = (text: string) => Array.from(text).reduce((sum, letter) => sum + (letter > '\u00ff' ? 0.87 : 0.58), 0);

const value = (attributes: string, name: string) => new RegExp(`${name}="([-\\d.]+)`).exec(attributes)?.[1];

/** Where the letters of level names and areas are. */
function linesOf(svg: string, em: number): Line[] {
  return [...svg.matchAll(/<text y="([-\d.]+)">(.*?)<\/text>/g)].flatMap(([, y, inside = '']) => {
    let base = Number(y);
    return [...inside.matchAll(/<tspan([^>]*)>(.*?)<\/tspan>/g)].map(([, attributes = '', text = '']) => {
      const size = Number(value(attributes, 'font-size') ?? 1) * em;
      const [x, half] = [Number(value(attributes, 'x')), (wide(text) * size) / 2];
      base += Number(value(attributes, 'dy')) * size;
      return { text, x0: x - half, x1: x + half, y0: -base - size * 0.08, y1: -base + size * 0.78 };
    });
  });
}

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

const LINES = new Set(['rug', 'shelf', 'closet', 'shower', 'cupboard', 'counter', 'single-bed', 'double-bed']);

/** What must stay in sight, rugs and other large and plain things aside. */
const shownIn = ({ items, doorways }: ResolvedPlan): Rect[] => [
  ...items.filter(({ kind }) => !LINES.has(kind)),
  ...doorways.flatMap((doorway) => arrowPlace(doorway) ?? []),
];

// Types that have pictures; in a larger home as small on a phone, one name lies half on what stands there.
describe.each(['44', '59A', '59B', '84A', '84B'])('the names of %s', (unit) => {
  const plan = plans[unit]!;
  const { em: sizes, hasVariants } = drawPlan(plan);

  it.each(['small', 'large'] as const)('hide nothing but a corner of what stands there, where they are %s', (size) => {
    const em = sizes[size];
    for (const variant of hasVariants ? (['extended', 'basic'] as const) : (['extended'] as const)) {
      const home = resolvePlan(plan, variant);
      const lines = linesOf(drawLabels(home, em, { hasAreas: size === 'large' }), em);
      expect(lines.length).toBeGreaterThan(plan.rooms.length / 2);
      for (const line of lines) {
        const hidden = shownIn(home).reduce((sum, rect) => sum + common(line, rect), 0) / em ** 2;
        expect(hidden, `${line.text}, ${variant}`).toBeLessThan(0.4);
      }
    }
  });
});
