import type { Navigation } from '#site/schema/navigation.ts';

export const navigation: Navigation = {
  pages: [
    {
      path: '/',
      kind: 'home',
      section: 'home',
      label: '홈',
      description:
        '인천 온새미 스카이 분양 홈페이지입니다. 신흥동3가에 계획하는 아파트 440세대와 오피스텔 168실의 사업개요, 입지, 평면도, 청약 정보를 안내하고 방문예약을 받습니다.',
    },
    {
      path: '/Brand/intro',
      kind: 'brand',
      section: 'brand',
      label: '브랜드 소개',
      description:
        '온새미라는 이름의 뜻과 온새미 스카이의 디자인 철학을 소개합니다. 나누지 않은 온전한 하루를 집의 배치와 재료로 어떻게 옮기려 하는지 살펴보실 수 있습니다.',
    },
    {
      path: '/Brand/video',
      kind: 'brand-video',
      section: 'brand',
      label: '홍보영상',
      description:
        '해 질 녘의 네 개 동을 담은 온새미 스카이 홍보영상입니다. 소리를 끈 채 재생되며, 영상을 보기 어려운 분을 위해 내용을 글로도 적었습니다.',
    },
    {
      path: '/BusinessGuide/intro',
      kind: 'overview',
      section: 'business',
      label: '사업개요',
      description:
        '대지위치와 대지면적, 건폐율, 용적률, 연면적, 세대수까지 온새미 스카이의 사업개요를 표로 정리했습니다. 지하 5층에서 지상 최고 41층, 네 개 동 규모입니다.',
    },
    {
      path: '/BusinessGuide/plan',
      kind: 'schedule',
      section: 'business',
      label: '분양일정',
      description:
        '입주자모집공고부터 견본주택 개관, 청약 접수, 당첨자 발표, 정당계약까지 온새미 스카이의 분양일정을 순서대로 안내합니다. 날짜는 모두 예시입니다.',
    },
    {
      path: '/BusinessGuide/documents',
      kind: 'guide',
      section: 'business',
      label: '계약서류 안내',
      description:
        '온새미 스카이 계약에 필요한 서류를 안내하는 페이지입니다. 본인 계약과 대리인 계약의 준비물은 입주자모집공고가 확정된 뒤 이곳에 올립니다.',
    },
    {
      path: '/LocationEnvironment/intro',
      kind: 'gallery',
      section: 'location',
      label: '입지안내',
      description:
        '역, 병원, 도로, 시장, 학교, 바다의 여섯 갈래로 신흥동3가의 생활 환경을 소개합니다. 거리와 시간은 산출 근거가 없으면 적지 않았습니다.',
    },
    {
      path: '/LocationEnvironment/premium',
      kind: 'premium',
      section: 'location',
      label: '프리미엄',
      description:
        '온새미 스카이의 특징을 여섯 장의 그림과 PREMIUM 01부터 04까지의 글로 정리했습니다. 교통과 바다, 원도심, 평면 계획을 차례로 보실 수 있습니다.',
    },
    {
      path: '/ComplexGuide/intro',
      kind: 'site-plan',
      section: 'complex',
      label: '단지배치도',
      description:
        '101동부터 104동까지 네 개 동의 배치와 쓰임을 안내합니다. 아파트 세 동과 오피스텔 한 동이 저층부를 함께 쓰는 주상복합 배치 계획입니다.',
    },
    {
      path: '/ComplexGuide/detailintro',
      kind: 'unit-table',
      section: 'complex',
      label: '동·호수 배치도',
      description:
        '동마다 어느 층, 어느 호에 어떤 타입이 놓이는지 한 표로 보여 드립니다. 동·호수 배치는 예시이며 확정된 내용은 입주자모집공고에서 안내합니다.',
    },
    {
      path: '/ComplexGuide/community',
      kind: 'gallery',
      section: 'complex',
      label: '커뮤니티',
      description:
        '피트니스센터와 독서실, 어린이집, 카페, 게스트하우스까지 온새미 스카이가 계획하는 다섯 가지 주민 공동시설의 쓰임새를 안내합니다.',
    },
    {
      path: '/FloorPlan/59A',
      kind: 'floor-plan',
      section: 'floor-plan',
      label: '59㎡A',
      description:
        '59㎡A 평면도입니다. 거실과 침실 세 곳을 남쪽에 나란히 둔 4Bay 판상형으로, 실별 치수와 전용·공급·계약면적을 함께 확인하실 수 있습니다.',
    },
    {
      path: '/FloorPlan/59B',
      kind: 'floor-plan',
      section: 'floor-plan',
      label: '59㎡B',
      description:
        '59㎡B 평면도입니다. 남쪽과 서쪽 두 면으로 창을 낸 타워형으로, 복도를 사이에 두고 침실과 현관을 마주 놓은 구성을 치수와 함께 살펴보실 수 있습니다.',
    },
    {
      path: '/FloorPlan/84A',
      kind: 'floor-plan',
      section: 'floor-plan',
      label: '84㎡A',
      description:
        '84㎡A 평면도입니다. 폭 4.5m의 거실을 가운데 두고 팬트리와 현관창고를 더한 4Bay 판상형이며, 확장 전과 후의 치수를 비교하실 수 있습니다.',
    },
    {
      path: '/FloorPlan/84B',
      kind: 'floor-plan',
      section: 'floor-plan',
      label: '84㎡B',
      description:
        '84㎡B 평면도입니다. 거실과 안방은 남쪽, 두 침실은 서쪽을 바라보는 2면 개방 타워형으로, 복도를 따라 팬트리와 현관창고를 두었습니다.',
    },
    {
      path: '/FloorPlan/114A',
      kind: 'floor-plan',
      section: 'floor-plan',
      label: '114㎡A',
      description:
        '114㎡A 예시 평면입니다. 침실 네 곳을 갖춘 4Bay 구조를 참고로 보여 드리며 공급 대상이 아닙니다. 실별 치수와 면적을 확인하실 수 있습니다.',
    },
    {
      path: '/FloorPlan/114B',
      kind: 'floor-plan',
      section: 'floor-plan',
      label: '114㎡B',
      description:
        '114㎡B 예시 평면입니다. 서쪽에 침실 세 곳을 세로로 이어 놓은 타워형 4룸 구조이며, 공급 대상이 아닌 참고용 도면임을 밝혀 둡니다.',
    },
    {
      path: '/FloorPlan/videos',
      kind: 'videos',
      section: 'videos',
      label: '영상',
      description:
        '입지환경, 59타입, 84타입을 소개하는 세 편의 영상입니다. 탭을 고르면 영상이 바뀌며, 각 영상에 담긴 장면을 글로도 설명해 두었습니다.',
    },
    {
      path: '/FloorPlan/Emodel',
      kind: 'tour',
      section: 'floor-plan',
      label: 'E-모델하우스',
      description:
        '견본주택에 오시기 전에 84㎡A 거실을 360도로 둘러보실 수 있는 E-모델하우스입니다. 화면을 누르면 VR이 열리고 원하는 쪽으로 시선을 돌릴 수 있습니다.',
    },
    {
      path: '/Interior/59A',
      kind: 'interior',
      section: 'interior',
      label: '59㎡A',
      description:
        '59㎡A의 거실과 주방, 안방 인테리어 이미지입니다. 밝은 나무색을 바탕으로 한 마감 예시를 정리했으며, 유상옵션이 포함되어 있습니다.',
    },
    {
      path: '/Interior/84A',
      kind: 'interior',
      section: 'interior',
      label: '84㎡A',
      description:
        '84㎡A의 인테리어를 소개합니다. 확장한 거실과 아일랜드를 둔 주방, 드레스룸으로 이어지는 안방의 모습과 바닥·벽·가구 마감 예시를 담았습니다.',
    },
    {
      path: '/Interior/84B',
      kind: 'interior',
      section: 'interior',
      label: '84㎡B',
      description:
        '84㎡B의 인테리어를 소개합니다. 거실과 주방이 앞뒤로 이어지는 타워형 구조에 차분한 돌빛과 세이지색을 더한 마감 예시를 보여 드립니다.',
    },
    {
      path: '/SalesInfo/SubscriptionGuide',
      kind: 'guide',
      section: 'subscription',
      label: '청약방법',
      description:
        '신청 자격과 특별공급, 접수부터 계약까지의 절차, 당첨 뒤 제출할 서류와 유의사항을 차례로 설명합니다. 오피스텔 청약은 따로 나누어 적었습니다.',
    },
    {
      path: '/SalesInfo/guide',
      kind: 'guide',
      section: 'subscription',
      label: '청약 체크포인트',
      description:
        '청약 전에 확인할 아홉 가지와 청약가점표, 지역·면적별 예치금표를 한 페이지에 모았습니다. 자금 계획에 필요한 취득세율도 함께 정리했습니다.',
    },
    {
      path: '/SalesInfo/announcement',
      kind: 'announcement',
      section: 'subscription',
      label: '입주자모집공고',
      description:
        '온새미 스카이 입주자모집공고를 PDF로 확인하실 수 있습니다. 공고문을 열기 전에 공급 위치와 규모, 예시 일정을 요약표로 먼저 살펴보세요.',
    },
    {
      path: '/SalesInfo/stampTax',
      kind: 'guide',
      section: 'subscription',
      label: '인터넷청약 체크포인트',
      description:
        '청약홈에서 신청하는 순서와 인증서 준비, 접수 마감 기준을 안내합니다. 분양계약서에 붙는 인지세의 금액표와 전자수입인지로 내는 방법도 있습니다.',
    },
    {
      path: '/Promotion/Customer',
      kind: 'customer',
      section: 'promotion',
      label: '관심고객 등록',
      description:
        '온새미 스카이의 관심고객으로 등록하시면 공고와 견본주택 개관 소식을 받아 보실 수 있습니다. 이름과 연락처, 궁금한 내용을 남겨 주세요.',
    },
    {
      path: '/{site}/press',
      kind: 'press-list',
      section: 'press',
      label: '언론보도',
      description:
        '온새미 스카이에 관한 보도자료를 날짜순으로 모았습니다. 사업 규모와 평면, 커뮤니티, 청약 준비에 관한 소식을 제목에서 바로 찾아보실 수 있습니다.',
    },
    {
      path: '/{site}/press/{id}',
      kind: 'press-article',
      section: 'press',
      label: '언론보도 기사',
      description:
        '온새미 스카이 보도자료의 본문입니다. 작성한 날짜와 조회수를 함께 표시하며, 목록으로 버튼을 누르면 보던 자리로 돌아갑니다.',
    },
    {
      path: '/{site}/customer',
      kind: 'customer',
      section: 'press',
      label: '방문예약 등록',
      description:
        '견본주택 방문을 원하시면 이름과 연락처를 남겨 주세요. 전문 상담사가 연락드려 방문하실 날짜와 시간을 함께 정하고 궁금한 점에 답해 드립니다.',
    },
    {
      path: '/privacy',
      kind: 'document',
      section: 'privacy',
      label: '개인정보처리방침',
      description:
        '방문예약과 관심고객 등록에서 받는 개인정보의 항목과 이용 목적, 보유 기간, 처리 위탁과 국외 이전, 열람·정정·삭제를 요청하는 방법을 알려 드립니다.',
    },
  ],
  sections: [
    {
      id: 'home',
      title: '온새미 스카이',
      english: 'ONSAEMI SKY',
      banner: { name: 'banner-home', alt: '저녁 하늘 아래 선 네 개 동을 그린 이미지' },
      tabs: [],
    },
    {
      id: 'brand',
      title: '브랜드',
      english: 'BRAND',
      banner: { name: 'banner-brand', alt: '불 켜진 창이 이어지는 건물 외관을 그린 이미지' },
      tabs: ['/Brand/intro', '/Brand/video'],
    },
    {
      id: 'business',
      title: '사업안내',
      english: 'BUSINESS',
      banner: { name: 'banner-business', alt: '단지와 주변 시가지를 흰 모형으로 표현한 이미지' },
      tabs: ['/BusinessGuide/intro', '/BusinessGuide/plan'],
    },
    {
      id: 'location',
      title: '입지환경',
      english: 'LOCATION',
      banner: { name: 'banner-location', alt: '도시 너머로 멀리 바다가 보이는 풍경을 그린 이미지' },
      tabs: ['/LocationEnvironment/intro', '/LocationEnvironment/premium'],
    },
    {
      id: 'complex',
      title: '단지안내',
      english: 'COMPLEX',
      banner: { name: 'banner-complex', alt: '저층부 위에 선 네 개 동을 그린 이미지' },
      tabs: ['/ComplexGuide/intro', '/ComplexGuide/detailintro', '/ComplexGuide/community'],
    },
    {
      id: 'floor-plan',
      title: '세대안내',
      english: 'UNIT PLAN',
      banner: { name: 'banner-unit', alt: '창으로 빛이 드는 실내를 그린 이미지' },
      tabs: ['/FloorPlan/59A', '/FloorPlan/59B', '/FloorPlan/84A'],
    },
    {
      id: 'videos',
      title: '영상',
      english: 'FILM',
      banner: { name: 'banner-video', alt: '푸른 저녁빛에 잠긴 단지를 그린 이미지' },
      tabs: ['/FloorPlan/videos', '/LocationEnvironment/intro', '/LocationEnvironment/premium'],
    },
    {
      id: 'interior',
      title: '인테리어',
      english: 'INTERIOR',
      banner: { name: 'banner-interior', alt: '나무 바닥과 소파가 놓인 거실을 그린 이미지' },
      tabs: ['/Interior/59A', '/Interior/84A', '/Interior/84B'],
    },
    {
      id: 'subscription',
      title: '청약안내',
      english: 'SUBSCRIPTION',
      banner: { name: 'banner-subscription', alt: '책상 위 서류와 펜을 그린 이미지' },
      tabs: ['/SalesInfo/SubscriptionGuide', '/SalesInfo/guide', '/SalesInfo/announcement', '/SalesInfo/stampTax'],
    },
    {
      id: 'promotion',
      title: '홍보센터',
      english: 'PROMOTION',
      banner: { name: 'banner-promotion', alt: '견본주택의 상담 공간을 그린 이미지' },
      tabs: [],
    },
    {
      id: 'press',
      title: '언론보도',
      english: 'PRESS',
      banner: { name: 'banner-press', alt: '해 질 녘 단지의 윗부분을 그린 이미지' },
      tabs: ['/{site}/press', '/{site}/customer'],
    },
    {
      id: 'privacy',
      title: '개인정보처리방침',
      english: 'PRIVACY',
      banner: { name: 'banner-privacy', alt: '' },
      tabs: [],
    },
  ],
  menu: [
    { title: '브랜드', items: ['/Brand/intro', '/Brand/video'] },
    { title: '사업안내', items: ['/BusinessGuide/intro', '/BusinessGuide/plan'] },
    {
      title: '청약안내',
      items: ['/SalesInfo/SubscriptionGuide', '/SalesInfo/guide', '/SalesInfo/announcement', '/SalesInfo/stampTax'],
    },
    { title: '입지환경', items: ['/LocationEnvironment/intro', '/LocationEnvironment/premium'] },
    { title: '단지안내', items: ['/ComplexGuide/intro', '/ComplexGuide/detailintro', '/ComplexGuide/community'] },
    { title: '세대안내', items: ['/FloorPlan/59A', '/FloorPlan/59B', '/FloorPlan/84A'] },
    { title: '인테리어', items: ['/Interior/59A'] },
    { title: '홍보센터', items: ['/Promotion/Customer'] },
  ],
};
