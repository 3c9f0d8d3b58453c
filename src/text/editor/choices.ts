import { LAW_NAMES } from './law-names.ts';
import { PLAN_CHOICES, SIDE_NAMES } from './plan-choices.ts';

const USES = { apartment: '아파트', officetel: '오피스텔' };
const REGULATIONS = { none: '비규제지역', adjusted: '조정대상지역', speculative: '투기과열지구' };
const HOME_STATES = { before: '분양 전', open: '접수 중', closed: '분양 완료', left: '잔여세대' };

const PAGE_KINDS = {
  home: '첫 화면',
  brand: '브랜드 소개',
  'brand-video': '홍보영상',
  overview: '사업개요',
  schedule: '분양 일정',
  location: '입지환경',
  gallery: '그림 모음',
  premium: '프리미엄',
  'site-plan': '단지 배치',
  'unit-table': '동·호수 배치표',
  'floor-plan': '타입별 평면',
  compare: '타입 비교',
  videos: '타입 영상',
  tour: '집 둘러보기',
  interior: '타입별 인테리어',
  guide: '청약 안내',
  announcement: '입주자모집공고',
  price: '분양가',
  points: '청약가점',
  notices: '유의사항',
  directions: '오시는 길',
  faq: '자주 묻는 질문',
  customer: '관심고객 등록',
  my: '나의 방문',
  'press-list': '보도자료 목록',
  'press-article': '보도자료 기사',
  document: '약관·방침 등 글',
};

const SIDES = {
  right: '오른쪽',
  left: '왼쪽',
  above: '위',
  below: '아래',
  ...SIDE_NAMES,
};

/** What may be chosen for a field, by the end of its place. What is not here is a name, and stands as it is. */
export const CHOICE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  use: USES,
  lawText: LAW_NAMES,
  lawTables: LAW_NAMES,
  regulation: REGULATIONS,
  'regulation.status': REGULATIONS,
  header: { paper: '밝은 바탕', dark: '어두운 바탕' },
  logo: { 'mark and name': '로고와 이름', mark: '로고만', name: '이름만', file: '전용 로고 파일(icons/logo.svg)' },
  banners: { high: '높게', low: '낮게' },
  'theme.name': { left: '왼쪽', centred: '가운데(메뉴는 아래)', 'centred on phones': '휴대전화에서만 가운데' },
  titleGround: { dark: '어두운 바탕', panel: '밝은 바탕' },
  headings: { left: '왼쪽', centred: '가운데' },
  'theme.sections': { 'place first': '입지부터', 'homes first': '세대부터', 'brand first': '브랜드부터' },
  titles: { over: '그림 위에', beside: '그림 옆에(곧은 경계)', aslant: '그림 옆에(비스듬한 경계)' },
  stage: {
    announcement: '모집공고',
    opening: '견본주택 개관',
    application: '청약 접수',
    winners: '당첨자 발표',
    papers: '서류접수',
    contract: '계약',
    remaining: '예비입주자·무순위·선착순',
  },
  forms: { keep: '지금처럼 받기', waiting: '대기자로 받기', off: '받지 않기(전화 안내)' },
  state: HOME_STATES,
  figures: { homes: '세대수', scale: '규모', types: '주택형', site: '대지면적', address: '위치' },
  'pages.kind': PAGE_KINDS,
  'items.kind': { basic: '기본 제공', option: '유상옵션', display: '전시품' },
  'ways.kind': { main: '주출입구', people: '사람 출입구', cars: '차량 출입구' },
  'labels.kind': {
    site: '현장',
    'model-house': '견본주택',
    station: '역',
    place: '시설',
    district: '동네 이름',
    water: '바다·강',
    road: '도로 이름',
    railway: '철도 이름',
    towards: '방면 표시',
  },
  rank: { motorway: '고속도로', main: '간선도로', street: '길' },
  side: SIDES,
  hinge: SIDES,
  slides: SIDES,
  against: SIDES,
  ...PLAN_CHOICES,
};
