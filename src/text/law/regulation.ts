import { READ } from './articles.ts';
import { CAPITAL, METROPOLITAN, OUTSIDE_CAPITAL } from './regions.ts';

/** `since`: the day on which somebody looked up how the place is regulated, in words; null while nobody has. */
interface Looked {
  since: string | null;
}

const onDay = ({ since }: Looked) => (since === null ? '' : `${since} 기준으로 `);
const designated = (state: string) => (looked: Looked) =>
  `${onDay(looked)}이 단지가 있는 곳은 ${state}. 지정은 수시로 바뀔 수 있습니다.`;

const RESALE_ARTICLE = '주택법 제64조, 같은 법 시행령 제73조·별표 3';

/** What a place is designated as, and how long nobody may sell on what was won there. */
export const REGULATION = {
  designation: {
    tier: 'regional',
    article: '주택법 제63조의2',
    variants: [
      {
        regions: ['인천'],
        regulations: ['none'],
        says: (looked: Looked) => `${onDay(looked)}인천에는 조정대상지역이 없습니다. 지정은 수시로 바뀔 수 있습니다.`,
        checked: null,
      },
      {
        regions: ['서울', '경기', ...OUTSIDE_CAPITAL],
        regulations: ['none'],
        says: designated('조정대상지역이 아닙니다'),
        checked: null,
      },
      { regulations: ['adjusted'], says: designated('조정대상지역입니다'), checked: null },
      {
        regulations: ['speculative'],
        article: '주택법 제63조',
        says: designated('투기과열지구입니다'),
        checked: null,
      },
    ],
  },
  resale: {
    tier: 'regional',
    article: RESALE_ARTICLE,
    variants: [
      {
        regions: ['서울', '인천'],
        regulations: ['none'],
        says: '전매제한은 수도권 과밀억제권역 민간택지는 당첨자 발표일부터 1년입니다.',
        checked: READ,
      },
      {
        regions: ['경기'],
        regulations: ['none'],
        says: '전매제한은 민간택지에서 당첨자 발표일부터 수도권 과밀억제권역은 1년, 그 밖의 수도권은 6개월입니다.',
        checked: null,
      },
      {
        regions: METROPOLITAN,
        regulations: ['none'],
        says: '전매제한은 광역시의 도시지역에 있는 민간택지는 당첨자 발표일부터 6개월입니다.',
        checked: null,
      },
      {
        regions: CAPITAL,
        regulations: ['adjusted', 'speculative'],
        says: '전매제한은 수도권의 규제지역에서 당첨자 발표일부터 3년입니다.',
        checked: null,
      },
      {
        regions: OUTSIDE_CAPITAL,
        regulations: ['adjusted', 'speculative'],
        says: '전매제한은 수도권 밖의 규제지역에서 당첨자 발표일부터 1년입니다.',
        checked: null,
      },
    ],
  },
} as const;
