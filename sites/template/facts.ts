import type { Facts } from '#site/schema/facts.ts';

export const facts: Facts = {
  name: '(작성) 단지 이름',
  shortName: '(작성) 짧은 이름',
  englishName: 'NAME',
  slug: '새단지',
  origin: 'https://new-site.invalid',
  phone: '000-0000',
  phoneHours: '(작성) 상담 시간',
  // 이 파일의 내용을 확인한 날.
  basisDate: '2026-01-01',
  // 회사와 견본주택이 예시인 동안 true. 실제 정보를 적은 뒤 false로 둡니다.
  example: false,
  location: {
    address: '(작성) 대지 위치',
    addressNote: null,
    // 시·도와, 비규제지역('none')·조정대상지역('adjusted')·투기과열지구('speculative') 여부, 그것을 확인한 날.
    region: '서울',
    regulation: { status: 'none', checked: null },
    // 현장의 위도와 경도.
    latitude: 0,
    longitude: 0,
  },
  scale: {
    basementFloors: 0,
    floors: 0,
    buildings: 0,
    apartments: 0,
    officetels: 0,
    apartmentTypes: '(작성) 주택형',
    officetelTypes: null,
    siteAreaM2: 1,
    buildingCoveragePercent: 1,
    totalFloorAreaM2: 1,
    floorAreaRatioPercent: 1,
  },
  modelHouse: {
    address: '(작성) 견본주택 주소',
    hours: '(작성) 운영 시간',
    parking: '(작성) 주차 안내',
  },
  companies: {
    developer: '(작성) 시행사',
    builder: '(작성) 시공사',
    // 신탁사가 없으면 null.
    trustee: '(작성) 신탁사',
    agency: '(작성) 분양대행사',
    businessName: '(작성) 홈페이지를 운영하는 회사의 상호',
    representative: '(작성) 대표자',
    registrationNumber: '(작성) 사업자등록번호',
    address: '(작성) 홈페이지를 운영하는 회사의 주소',
    operator: '(작성) 이 홈페이지는 분양대행사 ○○이 운영합니다.',
    // 시행사와 대행사 가운데 개인정보를 책임지고 처리하는 회사.
    privacyController: '(작성) 개인정보처리자의 상호',
  },
  // 아직 받지 않았거나 해당하지 않으면 null.
  permits: { projectPlan: '(작성) 사업계획승인 번호', saleReport: '(작성) 분양신고 번호' },
  copyrightYear: 2026,
  familySites: [],
  // 개인정보 수집·이용 동의를 필수로 받으면 true, 안내만 하면 false.
  requireConsent: null,
  verification: { naver: null, google: null },
};
