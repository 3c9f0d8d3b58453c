import { supplyRule } from './articles.ts';

/** 특별공급 */
export const SPECIAL_SUPPLY = {
  'special-supply-once': {
    tier: 'national',
    article: supplyRule('제55조'),
    says: '무주택 세대를 대상으로 하며, 세대마다 한 번만 당첨되는 것이 원칙입니다.',
    checked: null,
  },
  'special-supply-after-birth': {
    tier: 'national',
    article: supplyRule('제55조의3'),
    says: '2024년 6월 19일 이후 출산한 가구는 한 번 더 신청할 수 있습니다.',
    checked: null,
  },
  'special-supply-counts': {
    tier: 'national',
    article: supplyRule('제55조'),
    says: '특별공급에 당첨된 뒤 계약하지 않아도 한 번 당첨된 것으로 봅니다.',
    checked: null,
  },
} as const;

export const SPECIAL_SUPPLY_TABLES = {
  'special-supply-shares': {
    tier: 'national',
    article: supplyRule('제35조~제47조'),
    says: {
      caption: '유형별 공급 비율과 먼저 확인할 조건',
      head: ['유형', '비율', '먼저 확인할 조건'],
      rows: [
        ['기관추천', '10%', '추천기관 확인. 장애인과 국가유공자는 청약통장 없이 신청'],
        ['다자녀', '10%', '미성년 자녀 두 명 이상(태아와 입양 포함)'],
        ['신혼부부', '15%', '혼인 7년 이내, 소득과 자산 기준'],
        ['신생아', '10%', '2세 미만 자녀(태아·입양 포함), 1순위, 소득·자산 기준'],
        ['생애최초', '7%', '주택 소유 이력 없음, 소득세 5년 납부, 1순위'],
        ['노부모부양', '3%', '65세 이상 직계존속 3년 부양, 무주택 세대주, 1순위'],
      ],
    },
    checked: null,
  },
} as const;
