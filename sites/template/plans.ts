import type { Plans } from '#site/schema/plans.ts';

// 실과 문, 창을 밀리미터로 적으면 도면이 그려집니다. 적는 방법은 src/content/plans/에서 보실 수 있습니다.
export const plans: Plans = {
  // each unit
  '84A': {
    ceiling: 2400,
    // 서비스면적이 있으면 { name: '발코니', depth: 깊이 }.
    balcony: null,
    rooms: [
      { name: '(작성) 실 이름', use: 'living', x: 0, y: 0, width: 6000, depth: 8400, balcony: 'south' },
      { name: '현관', use: 'entrance', x: 6000, y: 0, width: 1600, depth: 8400, floor: 'stone' },
      { name: '세탁·수납', use: 'store', x: 7600, y: 0, width: 1200, depth: 8400, floor: 'tile' },
      { name: '실외기실', use: 'outdoor-unit', x: 8800, y: 0, width: 1200, depth: 8400, floor: 'tile' },
    ],
    kept: [],
    // 대피공간이면 'refuge', 하향식 피난구면 'hatch'와 홀수 층·짝수 층의 자리를 적습니다.
    escape: {
      kind: 'none',
      reason: '(작성) 대피공간을 두지 않는 까닭',
      law: { article: '건축법 시행령 제46조제4항', checked: null },
    },
    entrance: { room: '현관', side: 'south', at: 6300, width: 1000, hinge: 'west' },
    doors: [
      { kind: 'sliding', from: '(작성) 실 이름', to: '현관', at: 100, width: 800, slides: 'north' },
      { kind: 'sliding', from: '현관', to: '세탁·수납', at: 100, width: 800, slides: 'north' },
      { kind: 'hinged', from: '세탁·수납', to: '실외기실', at: 100, width: 600, hinge: 'south', into: '실외기실' },
    ],
    openings: [],
    windows: [
      { room: '(작성) 실 이름', side: 'south', at: 200, width: 5600, kind: 'split', sill: 300, head: 2300 },
      { room: '(작성) 실 이름', side: 'north', at: 200, width: 5600, kind: 'split', sill: 300, head: 2300 },
      { room: '실외기실', side: 'east', at: 200, width: 1050, kind: 'louvre', sill: 300, head: 2100 },
    ],
    fixtures: [
      { kind: 'laundry', room: '세탁·수납', against: 'east', at: 950 },
      { kind: 'outdoor-unit', room: '실외기실', against: 'east', at: 250, gap: 50 },
    ],
    furniture: [],
  },
  // end
};
