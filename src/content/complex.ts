import type { Complex } from '#site/schema/complex.ts';

export const complex: Complex | null = {
  banner: { name: 'complex-banner', alt: '저층부 정원과 네 개 동의 아랫부분을 그린 이미지' },
  layout: {
    title: '단지배치도',
    lead: '상가와 정원이 있는 저층부 위에 네 개 동을 엇갈려 놓았습니다. 동과 동 사이로 하늘이 보이도록 간격을 조정한 계획입니다.',
    picture: {
      name: 'complex-layout',
      alt: '위에서 내려다본 단지배치도. 정원 사이에 101동부터 104동까지 네 개 동이 놓여 있습니다.',
    },
    north: 0,
    buildings: [
      { name: '101동', use: '아파트', floors: 41, text: '한 층에 네 세대를 두는 아파트 동입니다.', at: [22.8, 34.8] },
      { name: '102동', use: '아파트', floors: 41, text: '정원을 사이에 두고 101동과 엇갈려 섭니다.', at: [42.1, 51.2] },
      {
        name: '103동',
        use: '아파트',
        floors: 41,
        text: '아래층에 주민공동시설을 더 두고 6층부터 세대가 시작됩니다.',
        at: [63.2, 34.2],
      },
      {
        name: '104동',
        use: '오피스텔',
        floors: 32,
        text: '출입구와 승강기를 아파트와 따로 둔 오피스텔 동입니다.',
        at: [79.8, 51.8],
      },
    ],
    places: [
      { name: '산책길', at: [74.1, 41.8] },
      { name: '수경시설', at: [55.3, 45.3] },
      { name: '어린이놀이터', at: [26.3, 51.8] },
      { name: '쉼터정원', at: [36, 34.5] },
      { name: '잔디마당', at: [20.2, 57] },
      { name: '숲정원', at: [83.3, 31.3] },
    ],
    notes: [
      '동의 위치와 조경, 차량 동선은 인허가와 실시설계에 따라 달라질 수 있습니다.',
      '동별 층수와 저층부의 구성은 예시이며, 단지의 최고 층수는 지상 41층입니다.',
      '단지 밖의 도로와 건물은 현황과 다를 수 있습니다.',
    ],
  },
  specialDesign: [
    {
      title: '남쪽에 나란한 네 칸',
      text: 'A타입은 거실과 침실 세 곳을 한 줄로 놓은 4Bay 판상형입니다. 네 공간이 모두 같은 방향의 빛을 나누어 받습니다.',
      picture: { name: 'design-bay', alt: '남쪽 창을 따라 거실과 침실이 나란히 놓인 평면을 위에서 본 이미지' },
    },
    {
      title: '길과 집 사이의 저층부',
      text: '큰길에 면한 저층부에 상가와 주민공동시설을 계획했습니다. 집은 저층부 위층부터 시작합니다.',
      picture: { name: 'design-podium', alt: '상가가 있는 저층부와 그 위 정원을 길에서 올려다본 이미지' },
    },
    {
      title: '쓰임을 정해 둔 수납',
      text: '네 타입 모두 드레스룸과 현관창고를 두었고, 84㎡에는 팬트리를 더했습니다. 물건이 쓰이는 자리 가까이에 넣을 곳을 만들었습니다.',
      picture: { name: 'design-storage', alt: '선반이 층층이 놓인 팬트리와 옷장을 그린 이미지' },
    },
  ],
  towers: [
    {
      name: '101동',
      firstFloor: 5,
      lastFloor: 41,
      base: '상가·주민공동시설',
      lines: [
        { line: '1호', unit: '84A', faces: '남향' },
        { line: '2호', unit: '59A', faces: '남향' },
        { line: '3호', unit: '59B', faces: '남동향' },
        { line: '4호', unit: '84B', faces: '남서향' },
      ],
    },
    {
      name: '102동',
      firstFloor: 5,
      lastFloor: 41,
      base: '상가·주민공동시설',
      lines: [
        { line: '1호', unit: '84A', faces: '남향' },
        { line: '2호', unit: '84B', faces: '남서향' },
        { line: '3호', unit: '59B', faces: '남동향' },
        { line: '4호', unit: '59A', faces: '남향' },
      ],
    },
    {
      name: '103동',
      firstFloor: 6,
      lastFloor: 41,
      base: '상가·주민공동시설',
      lines: [
        { line: '1호', unit: '59A', faces: '남향' },
        { line: '2호', unit: '59B', faces: '남동향' },
        { line: '3호', unit: '84B', faces: '남서향' },
        { line: '4호', unit: '84A', faces: '남향' },
      ],
    },
    {
      name: '104동',
      firstFloor: 5,
      lastFloor: 32,
      base: '상가·오피스텔 로비',
      lines: [
        { line: '1호', unit: '44', faces: '서향' },
        { line: '2호', unit: '44', faces: '서향' },
        { line: '3호', unit: '44', faces: '서향' },
        { line: '4호', unit: '44', faces: '동향' },
        { line: '5호', unit: '44', faces: '동향' },
        { line: '6호', unit: '44', faces: '동향' },
      ],
    },
  ],
  towersNotice:
    '동·호수 배치는 예시이며, 확정된 배치와 공급 호수는 아파트는 입주자모집공고, 오피스텔은 분양광고를 확인해 주세요.',
  community: '/ComplexGuide/community',
};
