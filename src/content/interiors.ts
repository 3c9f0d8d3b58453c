import type { Interiors } from '#site/schema/units.ts';

export const interiors: Interiors | null = {
  interiors: [
    {
      unit: '59A',
      label: '59㎡A',
      title: '가볍고 밝은 바탕',
      lead: '넓지 않은 집일수록 바탕이 조용해야 한다고 보았습니다. 밝은 나무색 바닥과 따뜻한 흰 벽으로 시선이 멈추는 곳을 줄였습니다.',
      rooms: [
        {
          title: '거실',
          text: '폭 4.2m의 거실입니다. 소파와 마주하는 벽을 비워 두어 화면이나 책장을 자유롭게 놓을 수 있습니다.',
          points: ['밝은 나무 무늬 바닥', '간접 조명을 넣은 천장'],
          picture: { name: 'interior-59a-living', alt: '밝은 나무 바닥에 소파와 낮은 탁자가 놓인 59㎡A 거실' },
        },
        {
          title: '주방',
          text: '거실 쪽으로 열린 주방입니다. 상부장을 벽과 같은 색으로 맞추어 가구보다 면이 먼저 보이게 했습니다.',
          points: ['벽과 같은 색의 상부장', '식탁 위 펜던트 조명'],
          picture: { name: 'interior-59a-kitchen', alt: '벽과 색을 맞춘 수납장과 식탁이 있는 59㎡A 주방' },
        },
        {
          title: '안방',
          text: '침대 머리 쪽 벽에 나무 패널을 낮게 둘렀습니다. 드레스룸과 욕실이 방 안쪽에서 이어집니다.',
          points: ['낮은 나무 패널', '드레스룸 연결'],
          picture: { name: 'interior-59a-bedroom', alt: '나무 패널 앞에 침대가 놓이고 창에 얇은 커튼을 단 59㎡A 안방' },
        },
      ],
      finishes: [
        { label: '바닥', value: '강마루 (예시)' },
        { label: '벽', value: '실크벽지 (예시)' },
        { label: '주방 상판', value: '인조대리석 (예시)' },
        { label: '욕실', value: '포세린 타일 (예시)' },
      ],
    },
    {
      unit: '84A',
      label: '84㎡A',
      title: '가족이 모이는 한가운데',
      lead: '거실과 주방을 한눈에 이어 가족이 모이는 자리를 집의 가운데에 두었습니다. 오크 무늬와 크림색을 바탕으로 청동빛을 조금 더했습니다.',
      rooms: [
        {
          title: '거실',
          text: '폭 4.5m의 거실입니다. 발코니를 확장하면 주방 앞에서 창까지의 깊이가 3.5m에서 5m로 늘어납니다.',
          points: ['발코니 확장형 (유상옵션)', '우물천장과 간접 조명'],
          picture: { name: 'interior-84a-living', alt: '긴 소파와 둥근 탁자가 놓이고 큰 창이 있는 84㎡A 거실' },
        },
        {
          title: '주방',
          text: '아일랜드를 사이에 두고 거실을 바라보며 일할 수 있습니다. 키 큰 수납장이 냉장고 자리까지 한 면으로 이어집니다.',
          points: ['아일랜드 (유상옵션)', '키 큰 수납장'],
          picture: { name: 'interior-84a-kitchen', alt: '아일랜드와 의자, 펜던트 조명이 있는 84㎡A 주방' },
        },
        {
          title: '안방',
          text: '침대와 작은 책상이 함께 들어가는 크기입니다. 안쪽의 드레스룸을 거쳐 욕실로 이어집니다.',
          points: ['드레스룸', '침실 안쪽 욕실'],
          picture: { name: 'interior-84a-bedroom', alt: '침대와 안락의자가 놓이고 창으로 빛이 드는 84㎡A 안방' },
        },
      ],
      finishes: [
        { label: '바닥', value: '광폭 강마루 (예시)' },
        { label: '벽', value: '실크벽지, 일부 나무 무늬 패널 (예시)' },
        { label: '주방 상판', value: '엔지니어드스톤 (예시, 유상옵션)' },
        { label: '욕실', value: '대형 포세린 타일 (예시)' },
      ],
    },
    {
      unit: '84B',
      label: '84㎡B',
      title: '두 방향의 빛, 차분한 색',
      lead: '남쪽과 서쪽에서 드는 빛이 하루 동안 자리를 옮깁니다. 돌빛 회색에 세이지색을 섞어 늦은 오후의 빛을 부드럽게 받도록 했습니다.',
      rooms: [
        {
          title: '거실',
          text: '거실과 주방이 앞뒤로 이어져 깊이가 느껴집니다. 세이지색 의자와 돌 무늬 벽으로 색을 좁혔습니다.',
          points: ['돌 무늬 아트월 (유상옵션)', '앞뒤로 이어지는 거실과 주방'],
          picture: { name: 'interior-84b-living', alt: '돌 무늬 벽과 세이지색 의자가 있는 84㎡B 거실' },
        },
        {
          title: '주방',
          text: '조명을 두 갈래로 나누었습니다. 조리대 위는 밝게, 식탁 위는 따뜻하게 켤 수 있습니다.',
          points: ['조리대 하부 조명', '식탁 조명 분리'],
          picture: { name: 'interior-84b-kitchen', alt: '회색 조리대와 식탁 위 조명이 있는 84㎡B 주방' },
        },
        {
          title: '안방',
          text: '거실과 나란히 남쪽을 바라보는 방입니다. 드레스룸과 욕실이 뒤쪽에 있어 창가를 온전히 비웠습니다.',
          points: ['남쪽 창', '드레스룸과 욕실'],
          picture: { name: 'interior-84b-bedroom', alt: '회색 침구를 덮은 침대와 넓은 창이 있는 84㎡B 안방' },
        },
      ],
      finishes: [
        { label: '바닥', value: '포세린 타일 또는 강마루 (예시)' },
        { label: '벽', value: '실크벽지, 일부 돌 무늬 패널 (예시)' },
        { label: '주방 상판', value: '인조대리석 (예시)' },
        { label: '욕실', value: '포세린 타일 (예시)' },
      ],
    },
  ],
  notice: '전시품과 유상옵션이 포함된 견본주택 이미지이며, 실제 시공과 다를 수 있습니다.',
};
