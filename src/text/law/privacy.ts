import { READ } from './articles.ts';

const privacyAct = (article: string) => `개인정보 보호법 ${article}`;

/** What a lead's data is kept on, and what its sender may refuse. */
export const PRIVACY = {
  'privacy-by-consent': {
    tier: 'national',
    article: privacyAct('제15조 제1항 제1호'),
    says: '동의하신 항목만 처리합니다.',
    checked: READ,
  },
  'privacy-by-request': {
    tier: 'national',
    article: privacyAct('제15조 제1항 제4호'),
    says: '필수 항목은 요청하신 예약과 상담을 위해 동의 없이 처리하고, 선택 항목은 동의하여 적어 주신 것만 처리합니다.',
    checked: READ,
  },
  'privacy-refusal': {
    tier: 'national',
    article: privacyAct('제16조 제3항·제22조 제5항'),
    says: '필수 항목을 거부하시면 온라인 접수가 제한되며, 선택 항목은 거부하셔도 불이익이 없습니다.',
    checked: READ,
  },
  'privacy-abroad': {
    tier: 'national',
    article: privacyAct('제28조의8 제1항 제3호'),
    says: '국외 이전 근거: 계약 이행을 위한 처리위탁·보관',
    checked: READ,
  },
  'privacy-children': {
    tier: 'national',
    article: privacyAct('제22조의2'),
    says: '만 14세 미만 아동의 개인정보는 받지 않습니다.',
    checked: READ,
  },
  'advertising-by-consent': {
    tier: 'national',
    article: '정보통신망법 제50조 제1항',
    says: '광고성 정보는 동의하신 분께만 보냅니다.',
    checked: READ,
  },
} as const;
