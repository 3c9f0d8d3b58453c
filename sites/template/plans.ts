import type { Plans } from '#site/schema/plans.ts';

// 실과 문, 창을 밀리미터로 적으면 도면이 그려집니다. 적는 방법은 src/content/plans/에서 보실 수 있습니다.
export const plans: Plans = {
  // each unit
  '84A': {
    ceiling: 2400,
    balcony: null,
    rooms: [
      { name: '(작성) 실 이름', use: 'living', x: 0, y: 0, width: 8000, depth: 8400 },
      { name: '현관', use: 'entrance', x: 8000, y: 0, width: 2000, depth: 8400, floor: 'stone' },
    ],
    kept: [
      { name: '다용도실', use: 'utility', x: -1500, y: 0, width: 1500, depth: 2000 },
      { name: '실외기실', use: 'outdoor-unit', x: -1500, y: 2000, width: 1500, depth: 1500 },
    ],
    // 대피공간이면 'refuge', 하향식 피난구면 'hatch'와 홀수 층·짝수 층의 자리를 적습니다.
    escape: {
      kind: 'none',
      reason: '(작성) 대피공간을 두지 않는 까닭',
      law: { article: '건축법 시행령 제46조제4항', checked: null },
    },
    entrance: { room: '현관', side: 'east', at: 1000, width: 1000, hinge: 'north' },
    doors: [
      { kind: 'sliding', from: '(작성) 실 이름', to: '현관', at: 1000, width: 1200, slides: 'north' },
      { kind: 'sliding', from: '(작성) 실 이름', to: '다용도실', at: 900, width: 800, slides: 'north' },
      { kind: 'hinged', from: '다용도실', to: '실외기실', at: -900, width: 600, hinge: 'west', into: '실외기실' },
    ],
    openings: [],
    windows: [
      { room: '(작성) 실 이름', side: 'south', at: 500, width: 7000, kind: 'split', sill: 300, head: 2300 },
      { room: '실외기실', side: 'west', at: 2370, width: 1050, kind: 'louvre', sill: 300, head: 2100 },
    ],
    fixtures: [
      { kind: 'laundry', room: '다용도실', against: 'west', at: 100 },
      { kind: 'outdoor-unit', room: '실외기실', against: 'west', at: 2400, gap: 50 },
    ],
    furniture: [],
  },
  // end
};
