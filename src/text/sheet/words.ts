/** Words that stand in cells, and what they mean. */
export const CELL_WORDS = {
  yes: ['예', '네', 'y', 'o', '○', '대상', '분양'],
  no: ['아니요', '아니오', '아니', 'n', 'x', '×', '비대상', '미분양'],
  /** Said of what there is not. */
  none: ['없음', '해당없음', '미해당', '-', '–', '—'],
  apartment: ['아파트', '공동주택'],
  officetel: ['오피스텔', '업무시설'],
} as const;

/** Whether a place is regulated. */
export const REGULATION_WORDS = {
  none: ['비규제지역', '비규제'],
  adjusted: ['조정대상지역', '조정대상', '조정지역'],
  speculative: ['투기과열지구', '투기과열'],
} as const;

/** Units that may stand behind a number, without spaces and in their plain letters: ㎡ is m2. */
export const UNITS = {
  area: ['제곱미터', 'm2'],
  percent: ['퍼센트', '%'],
  floors: ['개층', '층'],
  buildings: ['개동', '동'],
  homes: ['세대', '가구', '호', '실'],
  degrees: ['도', '°'],
} as const;

/** Parts of a sum of money: 3억 2,500만 원, 325백만원. */
export const MONEY = {
  whole: /^(?:([\d,.]+)억)?(?:([\d,.]+)만)?([\d,.]*)원?$/,
  /** Behind a number or in a column's heading; longest first. */
  units: [
    ['백만원', 1_000_000],
    ['천원', 1000],
    ['만원', 10_000],
  ],
} as const;

/** Parts of the cells of floors, days and types, without spaces. */
export const PATTERNS = {
  storeys: /지하(\d{1,2})층?\D*지상(\d{1,3})층?$/,
  aboveGround: /^(?:지상)?(\d{1,3})층?$/,
  floors: /^(\d{1,3})층?(?:[~\-–](\d{1,3})층?)?$/,
  day: /^['’]?(\d{4}|\d{2})(?:년|[-./])(\d{1,2})(?:월|[-./])(\d{1,2})일?\.?(?:\(?([일월화수목금토])(?:요일)?\)?)?$/,
  type: /(m2|타입|형|type|오피스텔|업무시설|아파트|[()])/gi,
  /** A type's own name may say that its homes are no apartments: 36OT, 36(오피스텔). */
  officetel: /오피스텔|업무시설|^\d+OT/i,
  between: /[,·/\n]|그리고/,
  all: /^(전체|모두|전타입|공통)$/,
} as const;

/** The stage of the sale that a step's own name tells; the first that fits. */
export const STAGE_WORDS = {
  remaining: /무순위|선착순|잔여|예비입주자|임의공급/,
  announcement: /공고/,
  opening: /개관|오픈/,
  winners: /발표/,
  papers: /서류/,
  application: /특별공급|순위|청약|접수/,
  contract: /계약/,
} as const;

/** The stages as the workbook may name them. */
export const STAGE_NAMES = ['공고', '개관', '청약', '발표', '서류', '계약', '잔여'] as const;

/** What is shown to who wrote something else. */
export const EXAMPLES = {
  structure: '판상형',
  lead: '모든 방이 남쪽을 향합니다.',
  title: '입주자모집공고',
  now: '1순위 접수 중',
  text: '청약홈에서 신청합니다.',
  label: '계약할 때',
  officetelTypes: '44㎡',
  end: '분양이 모두 끝났습니다.',
  option: '발코니 확장',
  place: '거실',
  maker: '(예시) 제조사',
  measure: '가로 600 × 세로 600mm',
} as const;

/** A row of the schedule that is no step: from its day on nothing is for sale any more. */
export const END_WORDS = /^(분양|판매|공급) ?(종료|마감|완료)$/;
/** What the forms are from then on. */
export const FORMS_WORDS = { keep: ['그대로', '계속'], waiting: ['대기', '대기자'], off: ['중단', '안함'] } as const;
/** What is said of the end where the workbook does not. */
export const END_TEXT = { state: '분양 완료', waiting: '잔여세대 상담 대기 등록' } as const;

/** What is in the price, what has a price of its own, and what is only shown. */
export const FINISH_WORDS = {
  basic: ['기본', '기본제공', '기본품목'],
  option: ['유상옵션', '옵션', '유상'],
  display: ['전시품', '전시', '연출'],
} as const;

/** The parts of a payment plan. */
export const PART_WORDS = {
  contract: ['계약금'],
  interim: ['중도금'],
  balance: ['잔금'],
  options: ['옵션계약금', '유상옵션계약금'],
} as const;

/** What a new development says until somebody writes it. */
export const UNWRITTEN = {
  stepText: '(작성) 이 단계의 설명 한 문장',
  privacyOfficer: '(작성) 개인정보처리자의 보호책임자',
} as const;
/** What the content says of a payment that nobody named. */
export const PAYMENT_LABELS = { contract: '계약할 때', balance: '입주지정일' } as const;
/** What is true of a loan's interest before the notice says more. */
export const INTEREST = '중도금 대출의 이자 조건은 입주자모집공고에서 안내합니다.';
/** The balcony of a stand-in plan. */
export const BALCONY = '발코니';
/** 59㎡·84㎡, of the whole square metres. */
export const typesInWords = (areas: readonly number[]): string => areas.map((area) => `${area}㎡`).join('·');
