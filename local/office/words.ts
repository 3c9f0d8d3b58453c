import type { LeadState } from '#protocol/office/lead-document.ts';

/** Names that nobody means: any family name before any given one. */
export const EXAMPLE_NAMES = {
  family: ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오', '서', '신', '권', '황', '안', '송'],
  given: [
    '가람',
    '나래',
    '다온',
    '라온',
    '마루',
    '보람',
    '새봄',
    '슬기',
    '아름',
    '예솔',
    '온유',
    '이든',
    '지안',
    '초롱',
    '푸름',
    '하늘',
    '한결',
    '해솔',
  ],
} as const;

/** As visitors type them; numbers of 010-0000 belong to nobody. Most are written with hyphens. */
export const PHONE_SPELLINGS = [
  '010-0000-{}',
  '010-0000-{}',
  '010-0000-{}',
  '0100000{}',
  '010 0000 {}',
  '+82 10-0000-{}',
];

export const EXAMPLE_RESIDENCES = [
  '인천 중구',
  '인천 미추홀구',
  '인천 연수구',
  '인천 남동구',
  '경기 부천시',
  '경기 시흥시',
  '서울 구로구',
];

export const EXAMPLE_MESSAGES = [
  '84㎡ 남향 잔여 세대가 있는지 궁금합니다.',
  '중도금 무이자 조건을 알고 싶습니다.',
  '주말 오후에 방문하고 싶습니다.\n아이 둘과 함께 갑니다.',
  '청약 통장이 없어도 신청할 수 있나요?',
  '오피스텔 분양가와 계약금 비율을 문자로 보내 주세요.',
  '평일 저녁 7시 이후에 전화 부탁드립니다.',
  '모델하우스 주차가 되는지 알려 주세요.',
  '전매 제한 기간이 어떻게 되나요?',
];

/** Where visitors come from. */
export const EXAMPLE_SOURCES = [
  {},
  {},
  { referrer_host: 'search.naver.com' },
  { referrer_host: 'm.search.naver.com' },
  { referrer_host: 'www.google.com' },
  { utm_source: 'naver', utm_medium: 'cpc', utm_campaign: '검색광고_분양', utm_term: '인천 아파트 분양' },
  { utm_source: 'naver', utm_medium: 'cpc', utm_campaign: '검색광고_분양', utm_term: '신흥동 오피스텔' },
  { utm_source: 'kakao', utm_medium: 'message', utm_campaign: '오픈알림_1차' },
  { utm_source: 'instagram', utm_medium: 'social', utm_campaign: '모델하우스_개관', referrer_host: 'l.instagram.com' },
] as const;

export const EXAMPLE_ASSIGNEES = ['1팀', '2팀', '주말 당직'];

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** `2027-03-12` and `10:30` as the forms send a chosen visit: 2027년 3월 12일(금) 10:30. */
export function visitWords(day: string, time: string): string {
  const date = new Date(day);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  return `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일(${weekday}) ${time}`;
}

/** What the office notes of a lead, by where it stands. */
export const EXAMPLE_NOTES: Readonly<Record<LeadState, readonly string[]>> = {
  new: ['부재중, 오후에 다시 전화하기로 함'],
  called: ['전화 상담 완료, 84㎡ 관심', '분양가 안내함, 가족과 상의 후 연락 주신다고 함', '안내 자료 문자로 보냄'],
  promised: ['이번 주말 방문 약속, 부부 동반', '방문 전날 확인 전화 드리기로 함'],
  visited: ['방문 상담 완료, 59㎡와 84㎡ 비교 중', '유니트 관람, 대출 상담 연결'],
  contracted: ['84㎡ 계약 완료, 서류 접수함'],
  held: ['내년 초에 다시 연락 달라고 하심', '통화가 되지 않음, 세 번째 부재'],
  excluded: ['같은 내용으로 여러 번 접수됨', '다른 현장 문의, 안내 후 종료'],
};
