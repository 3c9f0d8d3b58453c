/** 시·도, as content and the law's sentences name them. */
export const REGIONS = [
  '서울',
  '부산',
  '대구',
  '인천',
  '광주',
  '대전',
  '울산',
  '세종',
  '경기',
  '강원',
  '충북',
  '충남',
  '전북',
  '전남',
  '경북',
  '경남',
  '제주',
] as const;
export type Region = (typeof REGIONS)[number];

/** How addresses write them, beside the short name itself; what somebody may still write after a change of name too. */
const WRITTEN: Readonly<Record<Region, readonly string[]>> = {
  서울: ['서울특별시'],
  부산: ['부산광역시'],
  대구: ['대구광역시'],
  인천: ['인천광역시'],
  광주: ['광주광역시'],
  대전: ['대전광역시'],
  울산: ['울산광역시'],
  세종: ['세종특별자치시'],
  경기: ['경기도'],
  강원: ['강원특별자치도', '강원도'],
  충북: ['충청북도'],
  충남: ['충청남도'],
  전북: ['전북특별자치도', '전라북도'],
  전남: ['전라남도'],
  경북: ['경상북도'],
  경남: ['경상남도'],
  제주: ['제주특별자치도', '제주도'],
};

/** In which region an address lies; undefined: it does not begin with one. The city 광주시 in 경기 is none. */
export const regionOf = (address: string): Region | undefined => {
  const [first = ''] = address.split(' ');
  return REGIONS.find((region) => region === first || WRITTEN[region].includes(first));
};

/** The regions that words speak of, in any of the ways in which they are written. */
export const regionsIn = (words: string): Region[] =>
  REGIONS.filter((region) => [region, ...WRITTEN[region]].some((name) => words.includes(name)));

/** 비규제지역, 조정대상지역, 투기과열지구. */
export const REGULATIONS = ['none', 'adjusted', 'speculative'] as const;
export type Regulation = (typeof REGULATIONS)[number];
