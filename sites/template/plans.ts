import type { Plans } from '#site/schema/plans.ts';

// 실과 문, 창을 밀리미터로 적으면 도면이 그려집니다. 적는 방법은 src/content/plans/에서 보실 수 있습니다.
export const plans: Plans = {
  // each unit
  '84A': {
    balcony: null,
    rooms: [
      { name: '(작성) 실 이름', x: 0, y: 0, width: 8000, depth: 8400 },
      { name: '현관', x: 8000, y: 0, width: 2000, depth: 8400, floor: 'stone' },
    ],
    entrance: { room: '현관', side: 'east', at: 1000, width: 1000, hinge: 'north' },
    doors: [{ kind: 'sliding', from: '(작성) 실 이름', to: '현관', at: 1000, width: 1200 }],
    openings: [],
    windows: [{ room: '(작성) 실 이름', side: 'south', at: 1000, width: 3000 }],
    fixtures: [],
    furniture: [],
  },
  // end
};
