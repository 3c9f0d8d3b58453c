import type { Premium } from '#site/schema/premium.ts';

export const premium: Premium | null = {
  title: '여섯 장으로 보는 온새미 스카이',
  lead: '집의 바깥에서 안쪽으로, 동네에서 도면으로 시선을 옮기며 특징을 정리했습니다.',
  slides: [
    {
      title: '지하철이 있는 생활권',
      lines: ['수인분당선 숭의역을 생활권에 두었습니다.', '인천역에서 1호선으로 갈아탈 수 있습니다.'],
      picture: { name: 'slide-station', alt: '지하철 출입구와 버스 정류장이 있는 큰길을 해 질 녘에 그린 이미지' },
    },
    {
      title: '시가지 너머의 바다',
      lines: [
        '서쪽에는 인천항과 월미도가 있습니다.',
        '일부 고층 세대에서 바다가 보일 수 있으며',
        '층·향·주변 건축에 따라 다릅니다.',
      ],
      picture: { name: 'slide-sea', alt: '시가지 너머 먼 바다가 노을에 물든 풍경을 그린 이미지' },
    },
    {
      title: '네 개 동, 하나의 저층부',
      lines: ['아파트 세 동과 오피스텔 한 동이', '상가와 정원이 있는 저층부로 이어집니다.'],
      picture: { name: 'slide-complex', alt: '상가 위에 정원을 두고 그 위로 네 개 동이 선 모습을 그린 이미지' },
    },
    {
      title: '판상형과 타워형',
      lines: ['A타입은 남쪽에 네 칸을 나란히,', 'B타입은 남쪽과 옆쪽 두 면에 창을 두었습니다.'],
      picture: { name: 'slide-plan', alt: '가구를 놓은 84㎡A 평면을 위에서 내려다본 이미지' },
    },
    {
      title: '다섯 가지 커뮤니티',
      lines: ['피트니스센터와 독서실, 어린이집,', '카페와 게스트하우스를 단지 안에 계획합니다.'],
      picture: { name: 'slide-community', alt: '주민이 함께 쓰는 라운지 실내를 그린 이미지' },
    },
    {
      title: '달라지는 원도심',
      lines: [
        '2026년 7월 중구 내륙과 동구가 제물포구로 합쳐졌습니다.',
        '주변 개발계획은 바뀔 수 있어',
        '이 페이지에 싣지 않았습니다.',
      ],
      picture: { name: 'slide-future', alt: '해 질 녘 시가지 너머로 항구와 바다가 보이는 원도심을 그린 이미지' },
    },
  ],
  boxes: [
    {
      title: '교통',
      text: '수인분당선 숭의역과 인천대로, 제2경인고속도로를 이용합니다.',
      picture: { name: 'place-road', alt: '가로수 사이로 곧게 뻗은 넓은 도로를 해 질 녘에 그린 이미지' },
    },
    {
      title: '바다',
      text: '인천항과 연안부두, 월미도가 있는 항구 도시의 서쪽에 자리합니다.',
      picture: { name: 'box-sea', alt: '등대까지 굽어 나간 방파제와 바다를 위에서 그린 이미지' },
    },
    {
      title: '도시',
      text: '병원과 시장, 학교가 먼저 자리 잡은 원도심입니다.',
      picture: { name: 'box-city', alt: '낮은 건물의 지붕이 이어진 원도심의 거리를 위에서 그린 이미지' },
    },
    {
      title: '집',
      text: '59㎡와 84㎡ 네 타입 모두 드레스룸과 현관창고를 계획했습니다.',
      picture: { name: 'box-home', alt: '나무 바닥과 소파가 놓인 거실을 그린 이미지' },
    },
  ],
};
