/** A room, or another matter, with what to look at there. Ids are stored in browsers: they never change. */
export interface ChecklistRoom {
  id: string;
  name: string;
  items: readonly { id: string; text: string }[];
}

/** What photographs do not show, and what nobody remembers the day after. */
export const VISIT_CHECKLIST: readonly ChecklistRoom[] = [
  {
    id: 'entrance',
    name: '현관',
    items: [
      { id: 'shoes', text: '신발장의 깊이와 높이, 긴 우산이나 유모차를 둘 자리가 있습니까?' },
      { id: 'way-in', text: '큰 가구가 승강기에서 현관문까지 들어올 수 있습니까?' },
      { id: 'inner-door', text: '중문은 기본입니까, 유상옵션입니까?' },
    ],
  },
  {
    id: 'living',
    name: '거실',
    items: [
      { id: 'sofa-wall', text: '소파를 놓을 벽의 길이와 텔레비전까지의 거리는 얼마입니까?' },
      { id: 'small-furniture', text: '전시된 가구가 보통 가구보다 작거나 얕지는 않습니까?' },
      { id: 'ceiling', text: '천장의 높이와 우물천장, 간접조명은 기본에 포함됩니까?' },
      { id: 'sockets', text: '콘센트와 인터넷 단자는 쓰려는 자리에 있습니까?' },
      { id: 'windows', text: '창의 크기와 난간, 유리의 종류는 어떻게 됩니까?' },
    ],
  },
  {
    id: 'kitchen',
    name: '주방',
    items: [
      { id: 'fridge', text: '냉장고와 김치냉장고 자리의 폭과 깊이는 쓰는 것보다 넉넉합니까?' },
      { id: 'counter', text: '조리대의 길이와 높이, 상부장의 높이는 쓰기에 알맞습니까?' },
      { id: 'table', text: '식탁을 놓고 의자를 뺄 자리가 남습니까?' },
      { id: 'appliances', text: '전시된 가전 가운데 기본은 무엇이고 유상옵션은 무엇입니까?' },
    ],
  },
  {
    id: 'bedrooms',
    name: '침실',
    items: [
      { id: 'bed', text: '침대를 놓고 지나갈 폭이 60cm 넘게 남습니까?' },
      { id: 'wardrobe', text: '붙박이장과 드레스룸은 기본입니까? 옷장을 더 놓을 벽이 있습니까?' },
      { id: 'doors', text: '방문이 열리는 방향이 가구와 부딪치지 않습니까?' },
      { id: 'cooling', text: '에어컨과 배관은 어느 방까지 포함됩니까?' },
    ],
  },
  {
    id: 'bathrooms',
    name: '욕실',
    items: [
      { id: 'floor', text: '바닥의 높이 차이와 미끄럼은 어떻습니까?' },
      { id: 'storage', text: '수납장과 선반, 젠다이는 기본에 포함됩니까?' },
      { id: 'air', text: '환기와 난방은 어떻게 합니까?' },
    ],
  },
  {
    id: 'balcony',
    name: '발코니·실외기실',
    items: [
      { id: 'extension', text: '견본주택은 확장한 모습입니까? 확장하지 않으면 벽과 창이 어디에 있습니까?' },
      { id: 'laundry', text: '세탁기와 건조기를 놓을 폭과 수전, 배수구가 있습니까?' },
      { id: 'outdoor-unit', text: '실외기실의 위치와 소음은 어떻습니까?' },
    ],
  },
  {
    id: 'complex',
    name: '단지',
    items: [
      { id: 'view', text: '관심 있는 동에서 앞 동까지의 거리와 보이는 것은 무엇입니까?' },
      { id: 'parking', text: '세대당 주차 대수와 전기차 충전 자리는 얼마나 됩니까?' },
      { id: 'lifts', text: '한 승강기를 몇 세대가 함께 씁니까?' },
      { id: 'around', text: '쓰레기장과 환기구, 기계실은 어디에 있습니까?' },
    ],
  },
  {
    id: 'contract',
    name: '금액과 계약',
    items: [
      { id: 'total', text: '분양가에 확장비와 유상옵션을 더한 총액은 얼마입니까?' },
      { id: 'dates', text: '계약금과 중도금, 잔금은 언제 얼마입니까? 이자는 누가 냅니까?' },
      { id: 'ledger', text: '기본·유상옵션·전시품의 목록을 받았습니까?' },
      { id: 'notice', text: '받은 자료의 날짜가 입주자모집공고와 같습니까?' },
    ],
  },
];
