/** Words of the frame around every page that are the same for every development. */
export const SHELL_TEXT = {
  skip: '본문 바로가기',
  home: '홈',
  mainMenu: '주 메뉴',
  subMenu: '하위 메뉴',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  mobileReservation: '모바일 상담예약',
  visitReservation: '방문예약',
  phoneConsultation: '전화상담',
  newWindow: '새 창',
  familySite: 'FAMILY SITE',
  contact: '빠른 상담',
  top: '알림과 글자 크기',
  largeTextSign: '가+',
  largeTextWords: '큰 글씨',
  loading: '불러오는 중입니다',
} as const;

export const FOOTER_TEXT = {
  developer: '시행',
  builder: '시공',
  trustee: '신탁',
  agency: '분양대행',
  businessName: '상호',
  representative: '대표자',
  registrationNumber: '사업자등록번호',
  address: '주소',
  projectPlan: '사업계획승인',
  saleReport: '분양신고',
  modelHouse: '견본주택',
  basisDate: '기준일',
  more: '사업자 정보와 유의사항',
} as const;

export const ERROR_TEXT = {
  notFound: 'Not Found',
  notFoundHelp: '찾으시는 페이지가 없거나 주소가 바뀌었습니다.',
  toHome: '홈으로 가기',
  unexpected: 'Unexpected Application Error!',
  unexpectedHelp: '화면을 표시하지 못했습니다. 연결을 확인하신 뒤 다시 불러와 주세요.',
  newerHelp: '사이트가 새로 바뀌었습니다. 작성 중이신 내용이 있으면 먼저 등록하신 뒤 다시 불러와 주세요.',
  reload: '다시 불러오기',
} as const;
