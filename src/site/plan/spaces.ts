import type { RoomUse, ServiceUse } from '#site/schema/parts/plan-kinds.ts';
import type { KeptBalcony, Plan, Room } from '#site/schema/plans.ts';
import { areaOf, bandOutside, boundsOf, edgeOn, rectOf, type Rect } from './rect.ts';

/** The home as built, or with its balconies turned into rooms. */
export type Variant = 'basic' | 'extended';

/** A room or a balcony as it is in one variant. */
export interface Space extends Rect {
  name: string;
  /** The name with a space where it may break. */
  label: string;
  use: RoomUse | ServiceUse | 'balcony';
  floor: 'wood' | 'tile' | 'stone';
  /** From the floor to the ceiling, in millimetres. */
  ceiling: number;
  /** A balcony that an extension takes. */
  isBalcony: boolean;
  /** A balcony that stays one: 다용도실, 실외기실, 대피공간. */
  isKept: boolean;
  /** The room that it is a corner of. */
  partOf: string | null;
}

/** Whether a space lies outside of what is heated, behind an outer wall. */
export const isCold = ({ isBalcony, isKept }: Pick<Space, 'isBalcony' | 'isKept'>): boolean => isBalcony || isKept;

/** A room and its corners. */
export const partsOf = <Part extends Pick<Space, 'name' | 'partOf'>>(spaces: readonly Part[], room: string): Part[] =>
  spaces.filter(({ name, partOf }) => name === room || partOf === room);

function balconyStrip(room: Room, depth: number): Rect | null {
  if (!room.balcony) return null;
  const rect = rectOf(room);
  const { from, to } = edgeOn(rect, room.balcony);
  return bandOutside(rect, room.balcony, depth, from, to);
}

/** Neighbouring strips of one side are one balcony. */
function balconiesOf({ rooms, balcony, ceiling }: Plan): Space[] {
  if (!balcony) return [];
  return (['south', 'west'] as const).flatMap((side) => {
    const strips = rooms
      .filter((room) => room.balcony === side)
      .flatMap((room) => balconyStrip(room, balcony.depth) ?? []);
    if (strips.length === 0) return [];
    const space = { ...boundsOf(strips), name: balcony.name, label: balcony.name, use: 'balcony', ceiling } as const;
    return [{ ...space, floor: 'tile' as const, isBalcony: true, isKept: false, partOf: null }];
  });
}

const keptSpace = (kept: KeptBalcony, ceiling: number): Space => ({
  ...rectOf(kept),
  name: kept.name,
  label: kept.name,
  use: kept.use,
  floor: 'tile',
  ceiling: kept.ceiling ?? ceiling,
  isBalcony: false,
  isKept: true,
  partOf: null,
});

/** Rooms first, in the plan's order, then the balconies that stay, then those that an extension takes. */
export function spacesOf(plan: Plan, variant: Variant): Space[] {
  const depth = variant === 'extended' ? (plan.balcony?.depth ?? 0) : 0;
  const rooms = plan.rooms.map((room): Space => {
    const rect = rectOf(room);
    const strip = depth > 0 ? balconyStrip(room, depth) : null;
    return {
      ...(strip ? boundsOf([rect, strip]) : rect),
      name: room.name,
      label: room.label ?? room.name,
      use: room.use,
      floor: room.floor ?? 'wood',
      ceiling: room.ceiling ?? plan.ceiling,
      isBalcony: false,
      isKept: false,
      partOf: room.partOf ?? null,
    };
  });
  const kept = plan.kept.map((balcony) => keptSpace(balcony, plan.ceiling));
  return [...rooms, ...kept, ...(variant === 'basic' ? balconiesOf(plan) : [])];
}

/** What an extension adds, in m². */
export const extensionAreaOf = (plan: Plan): number =>
  plan.rooms.reduce((sum, room) => {
    const strip = plan.balcony ? balconyStrip(room, plan.balcony.depth) : null;
    return sum + (strip ? areaOf(strip) / 1e6 : 0);
  }, 0);

/** All balconies, extended or kept, in m²: they are in no area of the contract. */
export const serviceAreaOf = (plan: Plan): number =>
  plan.kept.reduce((sum, balcony) => sum + areaOf(rectOf(balcony)) / 1e6, extensionAreaOf(plan));
