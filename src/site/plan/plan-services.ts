import type { WindowKind } from '#site/schema/parts/plan-kinds.ts';
import type { Plan } from '#site/schema/plans.ts';
import { SIZES } from './item-sizes.ts';
import type { Size } from './plan-facts.ts';
import { areaOf, rectOf } from './rect.ts';

/** What a home has beside its rooms: heights, and places for what runs in it. Lengths in millimetres. */
export interface PlanServices {
  ceiling: number;
  /** Of its bathrooms, the lowest. */
  bathCeiling: number;
  /** The widest window of the living room. */
  window: { kind: WindowKind; sill: number; head: number } | null;
  laundry: { room: string; size: Size } | null;
  boiler: string | null;
  /** `area` of its room in mm². */
  outdoorUnit: { room: string; area: number } | null;
  escape: Plan['escape'];
}

function windowOf({ rooms, windows }: Plan): PlanServices['window'] {
  const living = rooms.find(({ use }) => use === 'living')?.name;
  const [widest] = windows.filter(({ room }) => room === living).sort((a, b) => b.width - a.width);
  return widest ? { kind: widest.kind, sill: widest.sill, head: widest.head } : null;
}

/** What a plan says of heights and services. */
export function planServices(plan: Plan): PlanServices {
  const fixture = (wanted: keyof typeof SIZES) => plan.fixtures.find(({ kind }) => kind === wanted);
  const baths = plan.rooms.filter(({ use }) => use === 'bath').map(({ ceiling = plan.ceiling }) => ceiling);
  const laundry = fixture('laundry');
  const unit = [...plan.rooms, ...plan.kept].find(({ name }) => name === fixture('outdoor-unit')?.room);
  const [width, depth] = SIZES.laundry;
  return {
    ceiling: plan.ceiling,
    bathCeiling: Math.min(plan.ceiling, ...baths),
    window: windowOf(plan),
    laundry: laundry ? { room: laundry.room, size: [laundry.width ?? width, laundry.depth ?? depth] } : null,
    boiler: fixture('boiler')?.room ?? null,
    outdoorUnit: unit ? { room: unit.name, area: areaOf(rectOf(unit)) } : null,
    escape: plan.escape,
  };
}
