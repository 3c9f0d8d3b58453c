import type { Plan } from '#site/schema/plans.ts';
import { areaOf, rectOf } from './rect.ts';
import { serviceAreaOf } from './spaces.ts';

/** How far an area that is drawn may lie from the one that is stated. */
const TOLERANCE = 0.005;

/** An area as the rooms of a plan make it, and as the notice states it, in m². */
export interface PlanArea {
  drawn: number;
  stated: number;
  fits: boolean;
}

const areaAgainst = (drawn: number, stated: number): PlanArea => ({
  drawn,
  stated,
  fits: Math.abs(drawn - stated) <= stated * TOLERANCE,
});

/** What the rooms and balconies of a plan add up to, against what its unit says. */
export function planAreas(
  plan: Plan,
  { exclusive, service }: { exclusive: number; service: number | null },
): Record<'exclusive' | 'service', PlanArea> {
  const rooms = plan.rooms.reduce((total, room) => total + areaOf(rectOf(room)) / 1e6, 0);
  return {
    exclusive: areaAgainst(rooms, exclusive),
    service: areaAgainst(serviceAreaOf(plan), service ?? 0),
  };
}
