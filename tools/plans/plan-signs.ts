import type { PlanSign } from '#site/plan/plan-signs.ts';
import type { Complex } from '#site/schema/complex.ts';
import type { Plan } from '#site/schema/plans.ts';
import { facingsOf, type Facing } from '#site/units/facing.ts';
import { PLAN_SIGNS_TEXT as TEXT } from '#text/units/plan-signs.ts';

const NORTHS: ReadonlyMap<string, PlanSign> = TEXT.north;

function northOf({ tower, lines, faces }: Facing): PlanSign {
  const north = NORTHS.get(faces);
  return { kind: north?.kind ?? 'none', words: TEXT.facing(tower, lines, faces, north?.words) };
}

/** What a page says beside a type's drawing; in words here, so that its script has none. */
export function planSigns({ fixtures }: Plan, towers: Complex['towers'], unit: string): PlanSign[] {
  const hatch = fixtures.find(({ kind }) => kind === 'hatch');
  return [
    ...facingsOf(towers, unit).map(northOf),
    ...(hatch ? [{ kind: 'hatch' as const, words: TEXT.hatch(hatch.room, hatch.floors !== undefined) }] : []),
  ];
}
