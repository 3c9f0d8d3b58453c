import type { Plan } from '#site/schema/plans.ts';
import { planFacts, type Measures } from './plan-facts.ts';

type Room = Measures['rooms'][number];

/** A room as built, and what an extension makes of it where it changes it. */
export interface RoomSize extends Room {
  extended?: Pick<Room, 'size' | 'area'>;
}

/** A home's rooms in both of its variants, each number once: they travel to every page of a type. */
export function roomSizes(plan: Plan): RoomSize[] {
  const { basic, extended } = planFacts(plan).measures;
  return basic.rooms.map((room) => {
    const after = extended.rooms.find(({ name }) => name === room.name);
    if (!after || after.area === room.area) return room;
    return { ...room, extended: { size: after.size, area: after.area } };
  });
}
