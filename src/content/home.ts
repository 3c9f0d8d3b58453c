import type { Home } from '#site/schema/home.ts';
import { facts } from './facts.ts';

const PLACE = `${facts.location.address}(${facts.location.addressNote})`;

export const home: Home = {
  hero: {
    eyebrow: facts.englishName,
    title: '역과 항구 사이, 하늘 가까이 짓는 집',
    text: `${PLACE}에 아파트 ${facts.scale.apartments}세대와 오피스텔 ${facts.scale.officetels}실을 계획합니다.`,
    picture: { name: 'hero', alt: '해 질 녘 시가지 위로 솟은 네 개 동과 창마다 켜진 불빛, 멀리 보이는 바다' },
    portrait: { name: 'hero-portrait', alt: '해 질 녘 저층부 위로 솟은 네 개 동과 창마다 켜진 불빛' },
    button: '관심고객 등록',
    figures: ['homes', 'scale', 'types', 'site', 'address', { row: '입주 예정' }],
  },
  location: {
    eyebrow: 'Location POINT',
    title: '숭의역 생활권에서 시작하는 하루',
    text: '수인분당선과 인천의 오래된 시가지, 항구가 만나는 곳입니다. 이미 갖춰진 생활시설을 그대로 누리는 자리를 골랐습니다.',
    picture: {
      name: 'location-point',
      alt: '시가지에 놓인 단지와 먼 바다를 내려다본 이미지',
    },
    points: [
      { title: '수인분당선 숭의역', text: '지하철을 일상의 첫 교통수단으로 삼을 수 있는 생활권입니다.' },
      { title: '인하대병원', text: '같은 신흥동3가에 자리한 종합병원입니다.' },
      { title: '신포국제시장', text: '원도심의 시장과 상점가가 생활권 안에 있습니다.' },
      { title: '인천항과 월미도', text: '서쪽으로는 항구와 바다를 둔 동네입니다.' },
    ],
    button: '관심고객 등록하기',
  },
  brand: {
    eyebrow: '브랜드',
    title: '온새미, 나누지 않은 온전함',
    text: '온새미는 가르거나 쪼개지 않은 본디 그대로를 뜻하는 우리말입니다. 이름에 담은 생각을 짧은 영상으로 옮겼습니다.',
    picture: { name: 'brand-night', alt: '밤이 내린 단지의 저층부와 불 켜진 창을 가까이에서 그린 이미지' },
    link: { label: '홍보영상 보기', path: '/Brand/video' },
  },
  premium: {
    eyebrow: '프리미엄',
    title: '먼저 살펴볼 네 가지',
    text: '규모와 교통, 바다와 생활시설처럼 집을 고를 때 먼저 물으시는 것을 정리했습니다.',
    cards: [
      {
        title: '숭의역 생활권, 네 개 동',
        lines: ['숭의역 생활권에 계획한 주상복합', '지하 5층에서 지상 최고 41층까지'],
        path: '/BusinessGuide/intro',
        picture: { name: 'card-station', alt: '해 질 녘 지하철 출입구와 횡단보도를 그린 이미지' },
      },
      {
        title: '항구 도시의 바다',
        lines: ['일부 고층 세대에서 바다가 보일 수 있으며', '층·향·주변 건축에 따라 다릅니다'],
        path: '/LocationEnvironment/intro',
        picture: { name: 'card-sea', alt: '해안 마을의 지붕 너머로 아침 바다가 펼쳐진 모습을 그린 이미지' },
      },
      {
        title: '갖춰진 생활시설',
        lines: ['종합병원과 시장, 마트가 있는', '원도심의 익숙한 생활권'],
        path: '/LocationEnvironment/intro',
        picture: { name: 'card-life', alt: '불을 켠 시장 입구와 그 안의 골목을 그린 이미지' },
      },
      {
        title: '아이와 함께 사는 동네',
        lines: ['신흥동의 학교와 원도심의 공원', '단지 안에 계획한 어린이집과 독서실'],
        path: '/LocationEnvironment/premium',
        picture: { name: 'card-school', alt: '햇살이 드는 학교 운동장과 교사를 그린 이미지' },
      },
    ],
  },
  unitPlan: {
    eyebrow: '세대안내',
    title: '59㎡와 84㎡, 두 가지 면적',
    text: '판상형과 타워형을 나란히 놓고 치수까지 비교해 보세요. 방마다 크기를 적어 두어 가구를 놓을 자리까지 가늠하실 수 있습니다.',
    link: { label: '평면도 자세히 보기', path: '/FloorPlan/84A' },
  },
  living: {
    eyebrow: '인테리어와 커뮤니티',
    title: '집 안과 단지 안의 생활',
    text: '밝은 나무색의 실내와 이웃이 함께 쓰는 다섯 가지 공간을 소개합니다.',
    items: [
      {
        title: '인테리어',
        text: '거실과 주방, 안방의 마감 예시를 타입별로 보여 드립니다.',
        path: '/Interior/59A',
        picture: {
          name: 'living-interior',
          alt: '세이지색 주방 가구 앞에 밝은 나무 식탁을 놓은 59㎡A 주방',
        },
      },
      {
        title: '커뮤니티',
        text: '운동하고 읽고 쉬고 손님을 맞는 공간을 단지 안에 계획했습니다.',
        path: '/ComplexGuide/community',
        picture: { name: 'living-community', alt: '긴 탁자와 의자가 놓인 주민공동시설 실내' },
      },
    ],
  },
  visit: {
    eyebrow: '상담 예약',
    title: '견본주택 방문예약',
    text: '이름과 연락처를 남겨 주시면 전문 상담사가 연락드려 개관 뒤에 방문하실 날짜를 함께 정합니다.',
    picture: { name: 'visit-house', alt: '모형과 상담석을 갖춘 견본주택 실내를 그린 이미지' },
  },
  directions: {
    eyebrow: '위치 안내',
    title: '오시는 길',
    text: '현장과 견본주택의 위치가 다를 수 있으니 방문하시기 전에 전화로 확인해 주세요.',
    map: 'neighbourhood',
    ways: [
      { title: '현장', text: PLACE },
      { title: '견본주택', text: facts.modelHouse.address },
      {
        title: '지하철',
        text: '현장은 수인분당선 숭의역(직선거리 약 0.1km), 견본주택은 (예시) 신포역(직선거리 약 0.8km)',
      },
      { title: '자동차', text: `견본주택 주소로 검색, ${facts.modelHouse.parking}` },
      { title: '운영 시간', text: `견본주택 ${facts.modelHouse.hours}` },
      { title: '상담', text: '전화는 24시간 받습니다. 개관 전에는 전화로 상담해 드립니다.' },
    ],
  },
};
