import { supplyRule } from './articles.ts';
import { CAPITAL, METROPOLITAN, OUTSIDE_CAPITAL } from './regions.ts';

const REGULATED = ['adjusted', 'speculative'] as const;

/** Who is asked first, and how winners are chosen. */
export const SELECTION = {
  'first-rank': {
    tier: 'regional',
    article: supplyRule('제28조'),
    variants: [
      {
        regions: CAPITAL,
        regulations: ['none'],
        says: '1순위: 청약통장에 가입한 지 12개월이 지나고, 사는 지역과 면적에 맞는 예치금을 채운 분',
        checked: null,
      },
      {
        regions: OUTSIDE_CAPITAL,
        regulations: ['none'],
        says: '1순위: 청약통장에 가입한 지 6개월이 지나고, 사는 지역과 면적에 맞는 예치금을 채운 분. 시·도지사가 가입 기간을 더 길게 정한 곳도 있습니다.',
        checked: null,
      },
      {
        regulations: REGULATED,
        says: '1순위: 청약통장에 가입한 지 24개월이 지나고 사는 지역과 면적에 맞는 예치금을 채운 세대주. 세대원 가운데 5년 안에 당첨된 분이 있거나 세대가 두 주택 이상을 가지고 있으면 1순위가 아닙니다.',
        checked: null,
      },
    ],
  },
  'second-rank': {
    tier: 'national',
    article: supplyRule('제28조'),
    says: '2순위: 1순위에 해당하지 않는 청약통장 가입자. 예치금은 보지 않습니다.',
    checked: null,
  },
  'heads-of-households': {
    tier: 'regional',
    article: supplyRule('제28조'),
    variants: [
      {
        regulations: ['none'],
        says: '비규제지역에서는 세대주가 아닌 세대원과 주택이 있는 분도 1순위가 될 수 있습니다.',
        checked: null,
      },
      { regulations: REGULATED, says: '규제지역에서는 세대주가 아닌 세대원은 2순위로 신청합니다.', checked: null },
    ],
  },
  'points-share': {
    tier: 'regional',
    article: supplyRule('제28조'),
    variants: [
      {
        regulations: ['none'],
        says: '비규제지역의 전용 85㎡ 이하는 40%까지 가점제로, 나머지는 추첨제로 뽑습니다.',
        checked: null,
      },
      {
        regulations: ['adjusted'],
        says: '조정대상지역에서는 전용 60㎡ 이하의 40%, 60㎡ 초과 85㎡ 이하의 70%, 85㎡ 초과의 50%를 가점제로, 나머지는 추첨제로 뽑습니다.',
        checked: null,
      },
      {
        regulations: ['speculative'],
        says: '투기과열지구에서는 전용 60㎡ 이하의 40%, 60㎡ 초과 85㎡ 이하의 70%, 85㎡ 초과의 80%를 가점제로, 나머지는 추첨제로 뽑습니다.',
        checked: null,
      },
    ],
  },
  'draw-priority': {
    tier: 'regional',
    article: supplyRule('제28조'),
    variants: [
      {
        regions: [...CAPITAL, ...METROPOLITAN],
        says: '추첨 물량의 75%는 무주택 세대에 먼저 배정합니다.',
        checked: null,
      },
      {
        regions: ['세종', '강원', '충북', '충남', '전북', '전남', '경북', '경남', '제주'],
        regulations: REGULATED,
        says: '추첨 물량의 75%는 무주택 세대에 먼저 배정합니다.',
        checked: null,
      },
    ],
  },
  'recent-points-winner': {
    tier: 'national',
    article: supplyRule('제28조'),
    says: '최근 2년 안에 가점제로 당첨된 세대는 가점제 대신 추첨제로 신청합니다.',
    checked: null,
  },
  'heads-only': {
    tier: 'national',
    article: supplyRule('제28조'),
    says: '규제지역의 1순위와 몇몇 특별공급은 세대주만 신청할 수 있습니다.',
    checked: null,
  },
} as const;
