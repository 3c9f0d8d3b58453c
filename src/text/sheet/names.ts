import { SERVICE_LABELS } from './services.ts';

/** The sheets of a development's workbook. The first name of each is the one that is said; the others are understood. */
export const SHEET_NAMES = {
  facts: ['단지', '단지정보', '사업개요'],
  types: ['타입', '주택형', '평형'],
  steps: ['일정', '분양일정'],
  prices: ['분양가', '분양가격', '공급금액'],
  payments: ['납부', '납부조건', '납부일정'],
  options: ['옵션', '유상옵션', '마감과 옵션', '마감재'],
  wordings: ['문구', '홈페이지 문구', '소개 문구'],
  /** Facts of the firm that runs the site, the same for each of its developments. */
  firm: ['회사', '회사정보', '운영회사'],
  /** Facts that those know who look after the site. */
  links: ['연결', '서비스 연결', '업체'],
} as const;

/** A sheet or a column that begins so is for those who fill in the workbook, and is not read. */
export const NOTES = /^(비고|메모|안내|참고|작성방법|번호|연번|no\.?$)/i;

/** Columns of an office's own tables that follow from the payments: not read either. */
export const SHARES = /^(계약금|중도금|잔금)/;

/** A row that says something about those above it. */
export const NOTE_ROW = /^(비고|메모|※)/;

/** A row that sums up those above it. */
export const TOTAL_ROW = /^(합계|총계|소계|계)$/;

/** What heads the two columns of the first sheet. */
export const FACT_HEADS = { label: ['항목', '구분'], value: ['내용', '값'] } as const;

/** The rows of the first sheet, by the field of facts.ts that each fills. */
export const FACT_LABELS = {
  name: ['단지명', '단지 이름'],
  shortName: ['짧은 이름', '약칭'],
  englishName: ['영문명', '영문 이름'],
  origin: ['홈페이지 주소', '홈페이지', '도메인'],
  phone: ['대표전화', '대표번호', '전화번호', '분양문의'],
  phoneHours: ['상담 시간'],
  basisDate: ['기준일'],
  example: ['예시 자료'],
  'location.address': ['현장 주소', '대지위치', '사업지 주소'],
  'location.addressNote': ['현장 주소 덧붙임'],
  'location.regulation.status': ['규제지역', '규제지역 지정 여부'],
  'location.regulation.checked': ['규제지역 확인한 날', '규제지역 확인일'],
  'location.latitude': ['위도'],
  'location.longitude': ['경도'],
  storeys: ['층수', '규모'],
  'scale.basementFloors': ['지하 층수'],
  'scale.floors': ['지상 층수', '최고 층수'],
  'scale.buildings': ['동수'],
  'scale.apartments': ['세대수', '아파트 세대수', '총 세대수'],
  'scale.officetels': ['오피스텔 실수', '실수', '오피스텔 호실수'],
  'scale.apartmentTypes': ['아파트 주택형'],
  'scale.officetelTypes': ['오피스텔 타입'],
  'scale.siteAreaM2': ['대지면적'],
  'scale.buildingCoveragePercent': ['건폐율'],
  'scale.totalFloorAreaM2': ['연면적'],
  'scale.floorAreaRatioPercent': ['용적률'],
  'modelHouse.address': ['견본주택 주소', '모델하우스 주소'],
  'modelHouse.hours': ['견본주택 운영 시간', '견본주택 관람 시간'],
  'modelHouse.parking': ['견본주택 주차'],
  'companies.developer': ['시행', '시행사'],
  'companies.builder': ['시공', '시공사'],
  'companies.trustee': ['신탁', '신탁사'],
  'companies.agency': ['분양대행', '분양대행사'],
  'companies.businessName': ['상호', '홈페이지 운영 회사'],
  'companies.representative': ['대표자'],
  'companies.registrationNumber': ['사업자등록번호'],
  'companies.address': ['회사 주소'],
  'companies.operator': ['운영 주체'],
  'companies.privacyController': ['개인정보처리자'],
  'permits.projectPlan': ['사업계획승인', '건축허가'],
  'permits.saleReport': ['분양신고'],
  requireConsent: ['개인정보 동의 필수'],
} as const;
export type FactField = keyof typeof FACT_LABELS;

/** Rows of the first sheet that other files than facts.ts say. */
export const OTHER_LABELS = {
  subway: ['지하철', '가까운 역'],
  privacyOfficer: ['개인정보 보호책임자'],
  privacyPhone: ['개인정보 문의 전화'],
  privacyEmail: ['개인정보 문의 이메일'],
  formService: ['접수 서비스'],
  hostService: ['호스팅'],
  dataService: ['데이터베이스'],
  callService: ['상담 대행'],
  entrusted: ['위탁 정보 보유 기간'],
  logs: ['접속 기록 보유 기간'],
  training: ['개인정보 교육'],
  ...SERVICE_LABELS,
} as const;
export type OtherFact = keyof typeof OTHER_LABELS;

/** The columns of the other sheets. */
export const COLUMNS = {
  types: {
    type: ['타입', '주택형', '평형'],
    use: ['용도'],
    forSale: ['분양 여부', '분양'],
    structure: ['구조', '평면 구조'],
    lead: ['소개'],
    features: ['특징'],
    exclusive: ['전용', '전용면적', '주거전용', '주거전용면적'],
    residentialCommon: ['주거공용', '주거공용면적'],
    supply: ['공급', '공급면적'],
    otherCommon: ['기타공용', '기타공용면적'],
    contract: ['계약', '계약면적'],
    service: ['서비스', '서비스면적', '발코니면적'],
    homes: ['세대수', '세대수·실수', '실수', '공급 세대수'],
  },
  steps: {
    title: ['단계', '일정'],
    from: ['시작', '시작일', '날짜', '일자'],
    until: ['끝', '종료일', '마감일', '마지막 날'],
    text: ['설명', '내용'],
    now: ['진행 중 문구', '진행 문구'],
    stage: ['구분'],
    forms: ['접수', '온라인 접수'],
  },
  prices: {
    type: ['타입', '주택형', '평형'],
    floors: ['층', '층별', '층 구분'],
    from: ['최저층', '부터', '층부터'],
    to: ['최고층', '까지', '층까지'],
    land: ['대지비'],
    building: ['건축비'],
    vat: ['부가세', '부가가치세'],
    total: ['합계', '분양가', '분양금액', '공급금액', '계'],
  },
  payments: {
    use: ['용도'],
    part: ['구분'],
    label: ['이름', '회차', '납부 시기'],
    percent: ['비율', '납부 비율'],
    due: ['날짜', '납부일', '일자'],
  },
  options: {
    kind: ['구분'],
    name: ['이름', '품목', '항목'],
    types: ['타입', '주택형', '평형', '적용 타입', '적용 주택형', '대상 타입'],
    place: ['장소', '위치', '설치 위치'],
    maker: ['제조사', '회사'],
    measure: ['규격', '규격·모델', '모델'],
    price: ['가격', '금액', '공급금액'],
  },
} as const;
