import type { Galleries } from '#site/schema/development.ts';

export const galleries: Galleries | null = {
  '/LocationEnvironment/intro': {
    title: '이미 갖춰진 동네에 더하는 집',
    lead: '신흥동3가에서 매일 쓰게 될 곳들을 여섯 갈래로 나누어 소개합니다. 새로 생길 계획보다 지금 있는 시설을 먼저 적었습니다.',
    cards: [
      {
        title: '역',
        english: 'STATION',
        text: '수인분당선 숭의역이 신흥동3가 일대에 있습니다. 인천역에서는 1호선, 원인재역에서는 인천 1호선으로 갈아탈 수 있습니다.',
        points: ['수인분당선 숭의역(인하대병원)', '인천역 1호선 환승', '원인재역 인천 1호선 환승'],
        picture: { name: 'place-station', alt: '지붕과 계단이 있는 역 출입구와 앞길을 흰 모형으로 표현한 이미지' },
      },
      {
        title: '병원',
        english: 'HOSPITAL',
        text: '같은 신흥동3가에 인하대병원이 있습니다. 정기 진료가 필요한 가족이 있다면 먼저 살펴보실 만한 점입니다.',
        points: ['인하대병원', '원도심의 의원과 약국'],
        picture: { name: 'place-hospital', alt: '넓은 진입로가 있는 병원 건물을 흰 모형으로 표현한 이미지' },
      },
      {
        title: '도로',
        english: 'ROAD',
        text: '항만과 시가지를 잇는 간선도로가 지나는 지역입니다. 인천대로와 제2경인고속도로를 거쳐 인천의 다른 구와 서울, 경기 방향으로 이동합니다.',
        points: ['인천대로', '제2경인고속도로'],
        picture: { name: 'place-road', alt: '가로수가 늘어선 간선도로와 횡단보도를 흰 모형으로 표현한 이미지' },
      },
      {
        title: '시장·마트',
        english: 'MARKET',
        text: '신흥시장과 신포국제시장처럼 오래 이어진 시장이 있고, 대형마트도 같은 생활권에 있습니다. 때에 따라 장 볼 곳을 고를 수 있습니다.',
        points: ['신흥시장', '신포국제시장', '대형마트'],
        picture: { name: 'place-market', alt: '차양을 내건 가게가 늘어선 시장 골목을 흰 모형으로 표현한 이미지' },
      },
      {
        title: '학교·직장',
        english: 'SCHOOL & WORK',
        text: '신흥동에 초등학교가 있고 이웃한 용현동에 인하대학교가 있습니다. 인천항과 병원 등 일터도 가까운 생활권에 모여 있습니다.',
        points: ['인천신흥초등학교', '인하대학교', '인천항 일대의 업무시설'],
        picture: { name: 'place-school', alt: '운동장과 나무가 있는 학교 건물을 흰 모형으로 표현한 이미지' },
      },
      {
        title: '바다·공원',
        english: 'SEA & PARK',
        text: '서쪽으로 인천항과 월미도가 있고 북쪽 언덕에는 자유공원이 있습니다. 바다는 높은 층에서 시가지 너머로 멀리 보이는 풍경입니다.',
        points: ['자유공원', '월미도', '연안부두'],
        picture: { name: 'place-sea', alt: '해안 산책로와 나무, 그 너머의 바다를 흰 모형으로 표현한 이미지' },
      },
    ],
    notes: [
      '거리와 소요 시간은 출발 지점과 산출 방법에 따라 달라 적지 않았습니다.',
      '시설 이름은 2026년 11월 1일 기준의 참고 정보이며 이전하거나 문을 닫을 수 있습니다.',
      '학교 배정과 통학구역은 교육청의 결정에 따르며 달라질 수 있습니다.',
      '조망은 층과 향, 주변 건축에 따라 다르며 보장되지 않습니다.',
    ],
  },
  '/ComplexGuide/community': {
    title: '이웃과 나누어 쓰는 다섯 공간',
    lead: '매일 쓰는 곳과 가끔 필요한 곳을 함께 계획했습니다. 규모와 운영 방식은 설계와 입주민의 결정에 따라 정해집니다.',
    cards: [
      {
        title: '피트니스센터',
        english: 'FITNESS CENTER',
        text: '걷고 달리는 기구와 근력 기구를 나누어 놓고, 한쪽에는 몸을 풀 수 있는 빈 바닥을 남겼습니다.',
        points: ['유산소 구역', '근력 구역', '스트레칭 구역'],
        picture: { name: 'community-fitness', alt: '창을 향해 운동 기구가 놓인 피트니스센터 실내' },
      },
      {
        title: '독서실',
        english: 'READING ROOM',
        text: '칸막이가 있는 자리와 넓은 공용 책상을 함께 두었습니다. 혼자 집중할 때와 나란히 앉아 공부할 때를 모두 생각했습니다.',
        points: ['1인석', '공용 책상', '사물함'],
        picture: { name: 'community-reading', alt: '책장과 긴 책상이 놓인 독서실 실내' },
      },
      {
        title: '어린이집',
        english: 'DAYCARE',
        text: '차가 다니는 길과 떨어진 자리에 두고, 실내 놀이 공간에서 바깥 놀이터로 이어지도록 계획했습니다.',
        points: ['실내 놀이 공간', '바깥 놀이터'],
        picture: { name: 'community-daycare', alt: '낮은 가구와 놀이 매트가 놓인 어린이집 실내' },
      },
      {
        title: '카페',
        english: 'CAFE',
        text: '약속이 없어도 잠시 앉아 있을 수 있는 공간입니다. 아이를 기다리거나 이웃을 만나는 자리로 계획했습니다.',
        points: ['창가 자리', '여럿이 앉는 탁자'],
        picture: { name: 'community-cafe', alt: '창가에 둥근 탁자와 의자가 놓인 카페 실내' },
      },
      {
        title: '게스트하우스',
        english: 'GUEST HOUSE',
        text: '부모님이나 친구가 하룻밤 묵어 갈 수 있는 방입니다. 예약과 이용 요금은 입주 후 운영 규정으로 정합니다.',
        points: ['침실', '작은 주방', '욕실'],
        picture: { name: 'community-guesthouse', alt: '침대와 작은 탁자가 놓인 게스트하우스 실내' },
      },
    ],
    notes: [
      '커뮤니티의 위치와 면적, 집기는 실제와 다를 수 있습니다.',
      '어린이집의 개원과 운영은 관계 법령과 운영 주체의 결정에 따릅니다.',
      '일부 시설은 이용 요금이 있을 수 있습니다.',
    ],
  },
};
