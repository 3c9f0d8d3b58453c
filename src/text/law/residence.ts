import { READ, supplyRule } from './articles.ts';
import { AREAS, areaOf, PROVINCES, type AreaRegion } from './regions.ts';

const livingIn = (area: readonly string[]) =>
  area.length > 1 ? `${area.join(', ')} 가운데 한 곳에 사는` : `${area.join()}에 사는`;

const mayApply = (region: AreaRegion) => ({
  regions: [region],
  says: `최초 입주자모집공고일에 ${livingIn(areaOf(region))} 만 19세 이상이면 신청할 수 있습니다. 세대주인 미성년자에게는 예외가 있습니다.`,
  checked: null,
});

const cityFirst = (region: AreaRegion) => ({
  regions: [region],
  says: `같은 순위에서는 ${region} 거주자를 먼저 뽑고, 남은 세대를 ${areaOf(region).slice(1).join('·')} 거주자에게 공급합니다.`,
  checked: null,
});

const townFirst = (region: AreaRegion) => ({
  regions: [region],
  says: `같은 순위에서는 단지가 있는 시·군의 거주자를 먼저 뽑고, 남은 세대를 ${areaOf(region).join('·')} 거주자에게 공급합니다.`,
  checked: null,
});

/** Where one must live. 세종 has rules of its own for residents, and 제주 is one town. */
export const RESIDENCE = {
  'who-may-apply': { tier: 'regional', article: supplyRule('제4조'), variants: AREAS.flat().map(mayApply) },
  'residents-first': {
    tier: 'regional',
    article: supplyRule('제4조'),
    variants: [
      {
        regions: ['인천'],
        says: '같은 순위에서는 인천 거주자를 먼저 뽑고, 남은 세대를 서울과 경기 거주자에게 공급합니다.',
        checked: null,
      },
      ...(['서울', '부산', '대구', '광주', '대전', '울산'] as const).map(cityFirst),
      ...(['경기', ...PROVINCES] as const).map(townFirst),
    ],
  },
  'residence-counts': {
    tier: 'national',
    article: supplyRule('제4조'),
    says: '해당 지역에 사는 분에게 먼저 공급하며, 필요한 거주 기간은 공고문에서 정합니다.',
    checked: null,
  },
  'deposit-by-residence': {
    tier: 'national',
    article: supplyRule('별표 2'),
    says: '예치금은 집이 있는 곳이 아니라 신청하는 분이 사는 지역을 기준으로 봅니다.',
    checked: READ,
  },
  'deposit-by-day': {
    tier: 'national',
    article: supplyRule('별표 2'),
    says: '사는 지역과 신청할 면적에 맞는 금액이 공고일까지 들어 있어야 합니다.',
    checked: READ,
  },
} as const;

const deposits = (metropolitan: string, others: string) => ({
  caption: '거주 지역과 전용면적에 따른 예치금',
  head: ['거주 지역', '85㎡ 이하', '102㎡ 이하', '135㎡ 이하', '모든 면적'],
  rows: [
    [metropolitan, '250만 원', '400만 원', '700만 원', '1,000만 원'],
    ['서울·부산', '300만 원', '600만 원', '1,000만 원', '1,500만 원'],
    [others, '200만 원', '300만 원', '400만 원', '500만 원'],
  ],
});

/** One table for the whole country; its rows are named by where most of a development's visitors live. */
export const RESIDENCE_TABLES = {
  deposits: {
    tier: 'regional',
    article: supplyRule('별표 2'),
    variants: [
      { regions: ['인천'], says: deposits('인천 등 광역시', '경기 등'), checked: READ },
      ...(['대구', '광주', '대전', '울산'] as const).map((region) => ({
        regions: [region],
        says: deposits(`${region} 등 광역시`, '그 밖의 시·군'),
        checked: READ,
      })),
      {
        regions: ['서울', '부산', '세종', '경기', ...PROVINCES, '제주'],
        says: deposits('그 밖의 광역시', '그 밖의 시·군'),
        checked: READ,
      },
    ],
  },
} as const;
