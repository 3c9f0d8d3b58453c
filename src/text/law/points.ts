import { READ, supplyRule } from './articles.ts';

/** 청약가점 */
export const POINTS = {
  'points-most': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: '무주택 기간 32점, 부양가족 35점, 청약통장 17점을 더해 84점이 가장 높은 점수입니다.',
    checked: READ,
  },
  'points-without-home': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: '무주택 기간은 만 30세가 된 날(그 전에 혼인했으면 혼인신고일)부터 세며, 세대원 중 한 명이라도 주택이 있으면 0점입니다. 만 30세 미만의 미혼도 0점입니다.',
    checked: READ,
  },
  'points-spouse': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: '배우자 통장은 1년 미만 1점, 1년 이상 2년 미만 2점, 2년 이상 3점을 더하되 통장 점수의 합은 17점을 넘지 않습니다.',
    checked: READ,
  },
  'points-ancestors': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: '직계존속은 3년 이상 같은 주민등록표에 올라 있어야 하며, 자녀는 미혼이어야 합니다.',
    checked: null,
  },
  'points-minors': {
    tier: 'national',
    article: supplyRule('제10조'),
    says: '미성년자일 때 가입한 기간은 일부만 인정합니다.',
    checked: null,
  },
} as const;

export const POINTS_TABLES = {
  'points-by-period': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: {
      caption: '무주택 기간과 청약통장 가입 기간',
      head: ['기간', '무주택 점수', '통장 점수'],
      rows: [
        ['6개월 미만', '2', '1'],
        ['6개월 이상 1년 미만', '2', '2'],
        ['1년 이상 2년 미만', '4', '3'],
        ['2년 이상 3년 미만', '6', '4'],
        ['3년 이상 4년 미만', '8', '5'],
        ['4년 이상 5년 미만', '10', '6'],
        ['5년 이상 6년 미만', '12', '7'],
        ['6년 이상 7년 미만', '14', '8'],
        ['7년 이상 8년 미만', '16', '9'],
        ['8년 이상 9년 미만', '18', '10'],
        ['9년 이상 10년 미만', '20', '11'],
        ['10년 이상 11년 미만', '22', '12'],
        ['11년 이상 12년 미만', '24', '13'],
        ['12년 이상 13년 미만', '26', '14'],
        ['13년 이상 14년 미만', '28', '15'],
        ['14년 이상 15년 미만', '30', '16'],
        ['15년 이상', '32', '17'],
      ],
    },
    checked: READ,
  },
  'points-by-dependants': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: {
      caption: '부양가족 수',
      head: ['부양가족', '점수'],
      rows: [
        ['0명', '5'],
        ['1명', '10'],
        ['2명', '15'],
        ['3명', '20'],
        ['4명', '25'],
        ['5명', '30'],
        ['6명 이상', '35'],
      ],
    },
    checked: READ,
  },
} as const;
