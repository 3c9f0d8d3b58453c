import type { Plan } from '#site/schema/plans.ts';

export const plan44: Plan = {
  balcony: null,
  rooms: [
    { name: '침실', x: 0, y: 0, width: 2700, depth: 3600 },
    { name: '거실', x: 2700, y: 0, width: 2700, depth: 3600 },
    { name: '주방/식당', x: 0, y: 3600, width: 5400, depth: 2400 },
    { name: '욕실', x: 0, y: 6000, width: 1800, depth: 2200, floor: 'tile' },
    { name: '수납', x: 1800, y: 6000, width: 1600, depth: 2200 },
    { name: '현관', x: 3400, y: 6000, width: 2000, depth: 2200, floor: 'stone' },
  ],
  entrance: { room: '현관', side: 'north', at: 3750, width: 1000, hinge: 'west' },
  doors: [
    { kind: 'sliding', from: '거실', to: '침실', at: 2360, width: 1100 },
    { kind: 'hinged', from: '주방/식당', to: '욕실', at: 930, width: 750, hinge: 'east', into: '욕실' },
    { kind: 'sliding', from: '주방/식당', to: '수납', at: 1980, width: 900 },
    { kind: 'sliding', from: '주방/식당', to: '현관', at: 3750, width: 1150 },
  ],
  openings: [{ from: '거실', to: '주방/식당' }],
  windows: [
    { room: '침실', side: 'south', at: 450, width: 1800 },
    { room: '거실', side: 'south', at: 3100, width: 1900 },
  ],
  fixtures: [
    { kind: 'fridge', room: '주방/식당', against: 'south', at: 20 },
    { kind: 'sink', room: '주방/식당', against: 'south', at: 940 },
    { kind: 'hob', room: '주방/식당', against: 'south', at: 1840 },
    { kind: 'toilet', room: '욕실', against: 'west', at: 6170 },
    { kind: 'basin', room: '욕실', against: 'west', at: 6670 },
    { kind: 'shower', room: '욕실', against: 'north', at: 0, width: 1740, depth: 850 },
    { kind: 'laundry', room: '수납', against: 'north', at: 1900 },
    { kind: 'shelf', room: '수납', against: 'east', at: 6500, width: 1690 },
    { kind: 'cupboard', room: '현관', against: 'east', at: 6200, width: 1900 },
  ],
  furniture: [
    { kind: 'double-bed', room: '침실', against: 'west', at: 700 },
    { kind: 'nightstand', room: '침실', against: 'west', at: 230 },
    { kind: 'wardrobe', room: '침실', against: 'north', at: 60, width: 1800 },
    { kind: 'sofa', room: '거실', against: 'east', at: 600, width: 1800, depth: 850 },
    { kind: 'coffee-table', room: '거실', against: 'east', at: 1100, gap: 1150, width: 800, depth: 450 },
    { kind: 'console', room: '거실', against: 'west', at: 700, width: 1500, depth: 350 },
    { kind: 'plant', room: '거실', against: 'east', at: 80, gap: 60, width: 400, depth: 400 },
    { kind: 'dining-table', room: '주방/식당', against: 'east', at: 4000, gap: 150, width: 1200 },
  ],
};
