import type { Plan } from '#site/schema/plans.ts';

/** A small home that is right: a hall, a living room with a balcony, a bathroom, an outdoor unit's room. */
export const smallPlan: Plan = {
  ceiling: 2400,
  balcony: { name: '발코니', depth: 1400 },
  rooms: [
    { name: '거실', use: 'living', x: 0, y: 0, width: 5000, depth: 4000, balcony: 'south' },
    { name: '욕실', use: 'bath', x: 0, y: 4000, width: 2000, depth: 2400, floor: 'tile' },
    { name: '현관', use: 'entrance', x: 2000, y: 4000, width: 3000, depth: 2400, floor: 'stone' },
  ],
  kept: [
    { name: '다용도실', use: 'utility', x: 5000, y: 2650, width: 1500, depth: 1350 },
    { name: '실외기실', use: 'outdoor-unit', x: 5000, y: 4200, width: 1500, depth: 2200 },
  ],
  escape: { kind: 'none', reason: '계단이 두 곳입니다.', law: { article: '건축법 시행령 제46조제4항', checked: null } },
  entrance: { room: '현관', side: 'north', at: 3000, width: 1000, hinge: 'west' },
  doors: [
    { kind: 'sliding', from: '거실', to: '현관', at: 3000, width: 1200, slides: 'east' },
    { kind: 'hinged', from: '현관', to: '욕실', at: 4200, width: 750, hinge: 'south', into: '욕실' },
    { kind: 'hinged', from: '현관', to: '실외기실', at: 5400, width: 700, hinge: 'north', into: '실외기실' },
    { kind: 'sliding', from: '거실', to: '다용도실', at: 2750, width: 800, slides: 'south' },
  ],
  openings: [],
  windows: [
    { room: '거실', side: 'south', at: 1000, width: 3000, kind: 'split', sill: 300, head: 2300 },
    { room: '실외기실', side: 'east', at: 4400, width: 1100, kind: 'louvre', sill: 300, head: 2100 },
  ],
  fixtures: [
    { kind: 'toilet', room: '욕실', against: 'west', at: 5500 },
    { kind: 'laundry', room: '다용도실', against: 'east', at: 3200 },
    { kind: 'outdoor-unit', room: '실외기실', against: 'east', at: 4420, gap: 50 },
  ],
  furniture: [
    { kind: 'sofa', room: '거실', against: 'west', at: 500 },
    { kind: 'rug', room: '거실', against: 'west', at: 500, gap: 500 },
    { kind: 'plant', room: '거실', against: 'south', at: 4000, only: 'extended' },
  ],
};
