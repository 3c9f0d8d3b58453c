import type { Plan } from '#site/schema/plans.ts';
import type { Walk, WalkPoint } from '#site/schema/tour.ts';

/** A living room with the kitchen open to its north, and a hall open to the kitchen's east; a bedroom behind a door. */
export const openPlan: Plan = {
  balcony: null,
  rooms: [
    { name: '거실', x: 0, y: 0, width: 4000, depth: 4000 },
    { name: '주방', x: 0, y: 4000, width: 4000, depth: 3000 },
    { name: '복도', x: 4000, y: 4000, width: 3000, depth: 3000 },
    { name: '침실', x: 4000, y: 0, width: 3000, depth: 4000 },
  ],
  entrance: { room: '복도', side: 'north', at: 5000, width: 1000, hinge: 'west' },
  doors: [
    { kind: 'hinged', from: '복도', to: '침실', at: 4300, width: 900, hinge: 'west', into: '침실' },
    { kind: 'hinged', from: '거실', to: '침실', at: 300, width: 900, hinge: 'south', into: '침실' },
  ],
  openings: [
    { from: '거실', to: '주방' },
    { from: '주방', to: '복도' },
  ],
  windows: [
    { room: '거실', side: 'south', at: 500, width: 3000 },
    { room: '침실', side: 'east', at: 1000, width: 1500 },
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
