import type { Plans } from '#site/schema/plans.ts';

// 실과 문, 창을 밀리미터로 적으면 도면이 그려집니다. 적는 방법은 src/content/plans/에서 보실 수 있습니다.
export const plans: Plans = {
  // each unit
  '84A': {
    // 면적만 맞춘 임시 도면입니다. 실제 평면을 그린 뒤 이 줄을 지웁니다.
    standIn: true,
    ceiling: 2400,
    // 서비스면적이 있으면 { name: '발코니', depth: 깊이 }.
    balcony: null,
    rooms: [
      { name: '욕실', use: 'bath', x: 0, y: 0, width: 1650, depth: 8400, floor: 'tile' },
      { name: '거실', use: 'living', x: 1650, y: 0, width: 6000, depth: 8400, balcony: 'south' },
      { name: '현관', use: 'entrance', x: 7650, y: 0, width: 1300, depth: 8400, floor: 'stone' },
      { name: '실외기실', use: 'outdoor-unit', x: 8950, y: 0, width: 1050, depth: 8400, floor: 'tile' },
    ],
    kept: [],
    // 대피공간이면 'refuge', 하향식 피난구면 'hatch'와 홀수 층·짝수 층의 자리를 적습니다.
    escape: {
      kind: 'none',
      reason: '대피 방법은 평면이 확정된 뒤에 안내합니다.',
      law: { article: '건축법 시행령 제46조제4항', checked: null },
    },
    entrance: { room: '현관', side: 'south', at: 7950, width: 900, hinge: 'west' },
    doors: [
      { kind: 'sliding', from: '거실', to: '욕실', at: 100, width: 700, slides: 'north' },
      { kind: 'sliding', from: '거실', to: '현관', at: 100, width: 800, slides: 'north' },
      { kind: 'hinged', from: '현관', to: '실외기실', at: 100, width: 600, hinge: 'south', into: '실외기실' },
    ],
    openings: [],
    windows: [
      { room: '거실', side: 'south', at: 1850, width: 5600, kind: 'split', sill: 300, head: 2300 },
      { room: '거실', side: 'north', at: 1850, width: 5600, kind: 'split', sill: 300, head: 2300 },
      { room: '실외기실', side: 'east', at: 200, width: 1050, kind: 'louvre', sill: 300, head: 2100 },
    ],
    fixtures: [
      { kind: 'toilet', room: '욕실', against: 'west', at: 60 },
      { kind: 'basin', room: '욕실', against: 'west', at: 450, width: 500 },
      { kind: 'shower', room: '욕실', against: 'west', at: 960, width: 700, depth: 700 },
      { kind: 'laundry', room: '욕실', against: 'east', at: 950 },
      { kind: 'outdoor-unit', room: '실외기실', against: 'east', at: 250, gap: 50 },
    ],
    furniture: [],
  },
  // end
};
