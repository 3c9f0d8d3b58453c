import type { Plan } from '#site/schema/plans.ts';

/** A small home that is right: a hall, a living room with a balcony, a bathroom. */
export const smallPlan: Plan = {
  balcony: { name: '발코니', depth: 1400 },
  rooms: [
    { name: '거실', x: 0, y: 0, width: 5000, depth: 4000, balcony: 'south' },
    { name: '욕실', x: 0, y: 4000, width: 2000, depth: 2400, floor: 'tile' },
    { name: '현관', x: 2000, y: 4000, width: 3000, depth: 2400, floor: 'stone' },
  ],
  entrance: { room: '현관', side: 'north', at: 3000, width: 1000, hinge: 'west' },
  doors: [
    { kind: 'sliding', from: '거실', to: '현관', at: 3000, width: 1200 },
    { kind: 'hinged', from: '현관', to: '욕실', at: 4200, width: 750, hinge: 'south', into: '욕실' },
  ],
  openings: [],
  windows: [{ room: '거실', side: 'south', at: 1000, width: 3000 }],
  fixtures: [{ kind: 'toilet', room: '욕실', against: 'west', at: 5500 }],
  furniture: [
    { kind: 'sofa', room: '거실', against: 'west', at: 500 },
    { kind: 'rug', room: '거실', against: 'west', at: 500, gap: 500 },
    { kind: 'plant', room: '거실', against: 'south', at: 4000, only: 'extended' },
  ],
};
