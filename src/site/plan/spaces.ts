import type { Plan, Room } from '#site/schema/plans.ts';
import { bandOutside, boundsOf, edgeOn, rectOf, type Rect } from './rect.ts';

/** The home as built, or with its balconies turned into rooms. */
export type Variant = 'basic' | 'extended';

/** A room or a balcony as it is in one variant. */
export interface Space extends Rect {
  name: string;
  /** The name with a space where it may break. */
  label: string;
  floor: 'wood' | 'tile' | 'stone';
  isBalcony: boolean;
}

function balconyStrip(room: Room, depth: number): Rect | null {
  if (!room.balcony) return null;
  const rect = rectOf(room);
  const { from, to } = edgeOn(rect, room.balcony);
  return bandOutside(rect, room.balcony, depth, from, to);
}

/** Neighbouring strips of one side are one balcony. */
function balconiesOf({ rooms, balcony }: Plan): Space[] {
  if (!balcony) return [];
  return (['south', 'west'] as const).flatMap((side) => {
    const strips = rooms
      .filter((room) => room.balcony === side)
      .flatMap((room) => balconyStrip(room, balcony.depth) ?? []);
    if (strips.length === 0) return [];
    return [{ ...boundsOf(strips), name: balcony.name, label: balcony.name, floor: 'tile' as const, isBalcony: true }];
  });
}

/** Rooms first, in the plan's order, then balconies. */
export function spacesOf(plan: Plan, variant: Variant): Space[] {
  const depth = variant === 'extended' ? (plan.balcony?.depth ?? 0) : 0;
  const rooms = plan.rooms.map((room): Space => {
    const rect = rectOf(room);
    const strip = depth > 0 ? balconyStrip(room, depth) : null;
    return {
      ...(strip ? boundsOf([rect, strip]) : rect),
      name: room.name,
      label: room.label ?? room.name,
      floor: room.floor ?? 'wood',
      isBalcony: false,
    };
  });
  return variant === 'basic' ? [...rooms, ...balconiesOf(plan)] : rooms;
}

/** What an extension adds, in m². */
export const serviceAreaOf = (plan: Plan): number =>
  plan.rooms.reduce((sum, room) => {
    const strip = plan.balcony ? balconyStrip(room, plan.balcony.depth) : null;
    return sum + (strip ? ((strip.x1 - strip.x0) * (strip.y1 - strip.y0)) / 1e6 : 0);
  }, 0);
