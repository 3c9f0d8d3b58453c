import { edgeOn, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { spacesOf } from '#site/plan/spaces.ts';
import type { Plan, Side } from '#site/schema/plans.ts';
import { facadeMarks } from './facade.ts';
import { INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { element, group, number, path } from '#tools/plan-drawing/svg.ts';

/** A dimension line: where it stands, and the places along it that it measures between. */
interface Chain {
  side: Side;
  /** Its x or y in the plan. */
  at: number;
  marks: number[];
}

// In em, from the outermost thing that is drawn to the first line, and from line to line.
const FIRST = 1.4;
const NEXT = 1.6;
const BEYOND = 1.3;

const isLevel = (side: Side) => side === 'north' || side === 'south';
const awayFrom = (side: Side) => (side === 'north' || side === 'east' ? 1 : -1);

/** The widths that one sees when looking at this side, and the whole behind them. */
function chainsOf(plan: Plan, { variant, spaces }: ResolvedPlan, side: Side, drawn: Rect, em: number): Chain[] {
  // A balcony hides the rooms behind it; what one wants to know is how wide they are.
  const hasBalcony = variant === 'basic' && plan.rooms.some(({ balcony }) => balcony === side);
  const marks = facadeMarks(side, hasBalcony ? spacesOf(plan, 'extended') : spaces);
  const { line } = edgeOn(drawn, side);
  const at = (distance: number) => line + awayFrom(side) * em * distance;
  const whole = [marks[0] ?? 0, marks.at(-1) ?? 0];
  const near = { side, at: at(FIRST), marks };
  return marks.length > 2 ? [near, { side, at: at(FIRST + NEXT), marks: whole }] : [near];
}

const formatter = new Intl.NumberFormat('en-US');

function drawChain({ side, at, marks }: Chain, em: number): string {
  const point = (along: number, across: number) => (isLevel(side) ? [along, -across] : [across, -along]);
  const tick = em * 0.2;
  const foot = em * 0.35;
  const lines = marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    const strokes = [
      [point(mark, at - foot), point(mark, at + foot)],
      [point(mark - tick, at - tick), point(mark + tick, at + tick)],
      ...(next === undefined ? [] : [[point(mark, at), point(next, at)]]),
    ];
    return strokes.flatMap(([from = [], to = []]) => ['M', ...from, 'L', ...to]);
  });
  let isAcross = false;
  const numbers = marks.slice(1).map((mark, index) => {
    const length = mark - (marks[index] ?? 0);
    const text = formatter.format(length);
    const [x = 0, y = 0] = point(mark - length / 2, at);
    // A number wider than what it measures stands on the other side of the line, where its neighbours are not.
    isAcross = !isAcross && text.length * 0.56 * em > length;
    const turned = isLevel(side) ? {} : { transform: `rotate(-90 ${number(x)} ${number(y)})` };
    return element('text', { x, y, dy: isAcross ? '1.15em' : '-.3em', ...turned }, text);
  });
  return path(lines, { fill: 'none', stroke: INK.measure, 'stroke-width': WEIGHT.measure }) + numbers.join('');
}

const SIDES: readonly Side[] = ['south', 'west', 'north', 'east'];

interface DimensionsOptions {
  /** What else is drawn, which they keep clear of. */
  drawn: Rect;
  em: number;
  /** Left out: all four. */
  sides?: readonly Side[];
}

/** Chains of dimensions in millimetres. */
export const drawDimensions = (
  plan: Plan,
  resolved: ResolvedPlan,
  { drawn, em, sides = SIDES }: DimensionsOptions,
): string =>
  group(
    { 'text-anchor': 'middle', fill: INK.text },
    ...sides.flatMap((side) => chainsOf(plan, resolved, side, drawn, em)).map((chain) => drawChain(chain, em)),
  );

/** How far dimensions reach beyond what they keep clear of. */
export const dimensionsReach = (em: number): number => Math.ceil(em * (FIRST + NEXT + BEYOND));
