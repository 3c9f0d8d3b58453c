import { READ, supplyRule } from './articles.ts';
import { POINT_SCALES } from './point-scales.ts';

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
} as const;

const UP_TO_A_YEAR = POINT_SCALES.withoutHome.answers[1];

/** Points without a home, by what the scale of accounts calls a period: that one parts the first year. */
const withoutHomeFor = (period: string) =>
  (POINT_SCALES.withoutHome.answers.find(({ label }) => label === period) ?? UP_TO_A_YEAR)?.points;

export const POINTS_TABLES = {
  'points-by-period': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: {
      caption: '무주택 기간과 청약통장 가입 기간',
      head: ['기간', '무주택 점수', '통장 점수'],
      rows: POINT_SCALES.account.answers.map(({ label, points }) => [label, `${withoutHomeFor(label)}`, `${points}`]),
    },
    checked: READ,
  },
  'points-by-dependants': {
    tier: 'national',
    article: supplyRule('별표 1'),
    says: {
      caption: '부양가족 수',
      head: ['부양가족', '점수'],
      rows: POINT_SCALES.dependants.answers.map(({ label, points }) => [label, `${points}`]),
    },
    checked: READ,
  },
} as const;
