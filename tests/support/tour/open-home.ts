import type { Plan } from '#site/schema/plans.ts';
import type { Walk, WalkPoint } from '#site/schema/tour.ts';
import { smallPlan } from '#tests/support/plan.ts';

const [, , hall] = smallPlan.rooms;
const [window] = smallPlan.windows;
if (!hall || !window) throw new Error('The small plan has lost its hall or its window');

const roomAt = (name: string, x: number, y: number, width: number, depth: number) => ({
  ...hall,
  name,
  x,
  y,
  width,
  depth,
});

/** A living room with the kitchen open to its north, and a hall open to the kitchen's east; a bedroom behind a door. */
export const openPlan: Plan = {
  ...smallPlan,
  balcony: null,
  rooms: [
    roomAt('거실', 0, 0, 4000, 4000),
    roomAt('주방', 0, 4000, 4000, 3000),
    roomAt('복도', 4000, 4000, 3000, 3000),
    roomAt('침실', 4000, 0, 3000, 4000),
  ],
  entrance: { ...smallPlan.entrance, room: '복도', side: 'north', at: 5000, width: 1000, hinge: 'west' },
  doors: [
    { kind: 'hinged', from: '복도', to: '침실', at: 4300, width: 900, hinge: 'west', into: '침실' },
    { kind: 'hinged', from: '거실', to: '침실', at: 300, width: 900, hinge: 'south', into: '침실' },
  ],
  openings: [
    { from: '거실', to: '주방' },
    { from: '주방', to: '복도' },
  ],
  windows: [
    { ...window, room: '거실', side: 'south', at: 500, width: 3000 },
    { ...window, room: '침실', side: 'east', at: 1000, width: 1500 },
  ],
  fixtures: [],
  furniture: [],
};

const picture = { name: 'a', alt: 'a' };
export const pointIn = (id: string, room: string, at: [number, number]): WalkPoint => ({ id, room, at, picture });
/** A point in each of its rooms. */
export const wholeWalk: Walk = {
  unit: 'a',
  poster: picture,
  partial: true,
  points: [
    pointIn('living', '거실', [2000, 2000]),
    pointIn('kitchen', '주방', [2000, 5500]),
    pointIn('hall', '복도', [5500, 5500]),
    pointIn('bedroom', '침실', [5500, 2000]),
  ],
};
