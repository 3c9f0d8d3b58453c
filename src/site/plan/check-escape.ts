import type { Plan } from '#site/schema/plans.ts';
import { innerRect, type PlacedItem } from './items.ts';
import { gapLength } from './openings.ts';
import type { PlanProblem } from './plan-problem.ts';
import { areaOf } from './rect.ts';
import { resolvePlan, type ResolvedPlan } from './resolve-plan.ts';

// 건축법 시행령 제46조: an apartment of the fourth floor and above that can reach one stair only has a room of refuge on
// its balcony (paragraph 4), or what takes its place (paragraph 5), such as a hatch to the floor below.

/** 건축물의 피난·방화구조 등의 기준에 관한 규칙 제14조: the hatches of two floors keep this far apart, in millimetres. */
const APART = 150;
/** The clear opening of a hatch, and of a refuge's window, in millimetres. */
const HATCH = 600;
const REFUGE_WINDOW = { width: 700, height: 1000 };
/** A refuge of one home, in mm² between its walls. */
const REFUGE_AREA = 2_000_000;

const gapBetween = (a: PlacedItem, b: PlacedItem): number =>
  Math.max(a.x0 - b.x1, b.x0 - a.x1, a.y0 - b.y1, b.y0 - a.y1);

function checkHatches(plan: Plan, { items, spaces }: ResolvedPlan): PlanProblem[] {
  const hatches = items.filter(({ kind }) => kind === 'hatch');
  const on = (floors: 'odd' | 'even') =>
    hatches.find(({ field }) => plan.fixtures.some((one, at) => `fixtures[${at}]` === field && one.floors === floors));
  const [odd, even] = [on('odd'), on('even')];
  if (!odd || !even || hatches.length !== 2)
    return [{ field: 'fixtures', remedy: "add two hatches, one with floors: 'odd' and one with floors: 'even'" }];
  return [
    ...[odd, even].flatMap((hatch) => [
      ...(Math.min(hatch.x1 - hatch.x0, hatch.y1 - hatch.y0) < HATCH
        ? [{ field: hatch.field, remedy: `a hatch is ${HATCH} mm wide and deep, or more` }]
        : []),
      ...(spaces.some(({ name, isKept }) => isKept && name === hatch.room)
        ? []
        : [{ field: hatch.field, remedy: 'a hatch lies in a balcony that stays one: write a room of kept' }]),
    ]),
    ...(gapBetween(odd, even) < APART
      ? [{ field: even.field, remedy: `keep ${APART} mm or more between the hatches of two floors` }]
      : []),
  ];
}

function checkRefuge(plan: Plan, { spaces, glazings }: ResolvedPlan): PlanProblem[] {
  const index = plan.kept.findIndex(({ use }) => use === 'refuge');
  const refuge = spaces.find(({ use }) => use === 'refuge');
  if (!refuge) return [{ field: 'kept', remedy: "add a balcony with use: 'refuge'" }];
  const field = `kept[${index}]`;
  const isLit = glazings.some(
    (window) =>
      window.room === refuge.name &&
      gapLength(window) >= REFUGE_WINDOW.width &&
      window.head - window.sill >= REFUGE_WINDOW.height,
  );
  const doors = plan.doors.filter(({ from, to }) => from === refuge.name || to === refuge.name);
  const opensIn = doors.every((door) => door.kind === 'hinged' && door.into === refuge.name);
  return [
    ...(areaOf(innerRect(spaces, refuge)) < REFUGE_AREA
      ? [{ field, remedy: 'a refuge measures 2 m² or more between its walls' }]
      : []),
    ...(isLit
      ? []
      : [
          {
            field,
            remedy: `a refuge has a window of ${REFUGE_WINDOW.width} × ${REFUGE_WINDOW.height} mm or more: add it`,
          },
        ]),
    ...(opensIn ? [] : [{ field, remedy: `the door to a refuge is hinged and opens into it: mend kind or into` }]),
  ];
}

/** The way out that the plan promises, and none that it does not. */
export function checkEscape(plan: Plan): PlanProblem[] {
  const resolved = resolvePlan(plan, 'extended');
  const hasHatch = plan.fixtures.some(({ kind }) => kind === 'hatch');
  return [
    ...(plan.escape.kind === 'hatch' ? checkHatches(plan, resolved) : []),
    ...(plan.escape.kind === 'refuge' ? checkRefuge(plan, resolved) : []),
    ...(hasHatch && plan.escape.kind !== 'hatch'
      ? [{ field: 'escape.kind', remedy: "the fixtures have a hatch: write 'hatch', or remove it" }]
      : []),
    ...plan.fixtures.flatMap(({ kind, floors }, index) =>
      floors !== undefined && kind !== 'hatch'
        ? [{ field: `fixtures[${index}].floors`, remedy: 'only a hatch changes from floor to floor: remove it' }]
        : [],
    ),
  ];
}
