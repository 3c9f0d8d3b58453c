import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import { sweepOf } from '#site/plan/doorway-space.ts';
import { innerRect } from '#site/plan/items.ts';
import { boundsOf, overlap, type Rect } from '#site/plan/rect.ts';
import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { arrowPlace } from '#tools/plan-drawing/building/doors.ts';
import { drawPlan } from '#tools/plan-drawing/draw-plan.ts';

interface Name {
  text: string;
  /** Where its letters are, and those of its area. */
  lines: Rect[];
  hasRim: boolean;
}

/** The site's typeface's advance. */
const wide = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter === '㎡' ? 1.27 : letter > '\u00ff' ? 0.87 : 0.6), 0);

const value = (attributes: string, name: string) => new RegExp(`${name}="([-\\d.]+)`).exec(attributes)?.[1];

/** Broad enough to be seen between letters and lines, and nearly opaque. */
const isBroad = (rim = '') => Number(value(rim, 'stroke-width')) >= 0.3 && Number(value(rim, 'stroke-opacity')) >= 0.9;

const NAME = /(<g stroke-width[^>]*>)?<text y="([-\d.]+)">(.*?)<\/text>/g;
const LINE = /<tspan( x=[^>]*)>(.*?)<\/tspan>(?:<tspan dx=[^>]*>(.*?)<\/tspan>)?/g;

function namesOf(svg: string, em: number): Name[] {
  return [...svg.matchAll(NAME)].map(([, rim, y, inside = '']) => {
    let base = Number(y);
    const lines = [...inside.matchAll(LINE)].map(([, attributes = '', text = '', beside]) => {
      const size = Number(value(attributes, 'font-size') ?? 1) * em;
      const all = wide(text) + (beside === undefined ? 0 : 0.3 + wide(beside));
      const [x, half] = [Number(value(attributes, 'x')), (all * size) / 2];
      base += Number(value(attributes, 'dy')) * size;
      return { x0: x - half, x1: x + half, y0: -base - size * 0.08, y1: -base + size * 0.78 };
    });
    return { text: inside.replaceAll(/<[^>]*>/g, ' '), lines, hasRim: isBroad(rim) };
  });
}

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** What must stay in sight, rugs aside. */
const shownIn = ({ items, doorways }: ResolvedPlan): Rect[] => [
  ...items.filter(({ kind }) => kind !== 'rug'),
  ...doorways.flatMap((doorway) => arrowPlace(doorway) ?? []),
];

/** Steps of a rough search. */
const STEP = 100;

/** Whether a box of this size would be free somewhere in a room. */
function hasFreePlace(room: Rect, [width, height]: readonly [number, number], shown: readonly Rect[]): boolean {
  for (let x0 = room.x0; x0 + width <= room.x1; x0 += STEP)
    for (let y0 = room.y0; y0 + height <= room.y1; y0 += STEP) {
      const box = { x0, y0, x1: x0 + width, y1: y0 + height };
      if (!shown.some((rect) => overlap(rect, box))) return true;
    }
  return false;
}

// Types that have pictures; in a larger home, as small on a phone, some names go without their area.
describe.each(['44', '59A', '59B', '84A', '84B'])('the names of %s', (unit) => {
  const plan = plans[unit]!;
  const { em: sizes, svg, hasVariants } = drawPlan(plan);
  const variants = hasVariants ? (['extended', 'basic'] as const) : (['extended'] as const);

  describe.each(['small', 'large'] as const)('where they are %s', (size) => {
    const em = sizes[size];
    const drawn = variants.map((variant) => {
      const layer = svg.split(`<g id="${variant}-names-${size}"`)[1]?.split('<g id=')[0] ?? '';
      return { home: resolvePlan(plan, variant), names: namesOf(layer, em) };
    });

    it('all have their area, but for a balcony’s', () => {
      for (const { home, names } of drawn) {
        expect(names).toHaveLength(home.spaces.filter(({ partOf }) => partOf === null).length);
        const bare = names.filter(({ text }) => !text.includes('㎡')).map(({ text }) => text.trim());
        expect(new Set(bare)).toEqual(new Set(home.spaces.flatMap((space) => (space.isBalcony ? space.name : []))));
      }
    });

    it('hide nothing but a corner of what stands there, or have a broad rim', () => {
      for (const { home, names } of drawn) {
        const shown = shownIn(home);
        for (const { text, lines } of names.filter(({ hasRim }) => !hasRim)) {
          const hidden = lines.reduce((sum, line) => sum + shown.reduce((all, rect) => all + common(line, rect), 0), 0);
          expect(hidden / em ** 2, text).toBeLessThan(0.25);
        }
      }
    });

    it('have a broad rim only where their room has no free place for them', () => {
      for (const { home, names } of drawn)
        for (const { text, lines } of names.filter(({ hasRim }) => hasRim)) {
          const room = home.spaces.find(({ name }) => name === text.replaceAll(/ |[\d.]+㎡/g, ''))!;
          const { x0, y0, x1, y1 } = boundsOf(lines);
          // With a letter's air around it, and what a door sweeps over.
          const aired = [x1 - x0 + em * 0.5, y1 - y0 + em * 0.5] as const;
          const sweeps = home.doorways.flatMap(({ swing }) => (swing ? [sweepOf(swing)] : []));
          const inside = innerRect(home.spaces, room);
          expect(hasFreePlace(inside, aired, [...shownIn(home), ...sweeps]), text).toBe(false);
        }
    });
  });
});
