/** Words of the overview, on its page and on the home page of phones. */
export const OVERVIEW_TEXT = {
  overview: '개요',
  location: '입지',
  maps: '위치 약도',
  premium: '프리미엄',
  basisDate: (day: string) => `기준일 ${day}`,
} as const;

/** The rows that are facts: their labels. */
export const FACT_LABEL_TEXT = {
  name: '사업명',
  address: '대지위치',
  siteArea: '대지면적',
  scale: '건축규모',
  units: '세대수',
  coverage: '건폐율',
  floorAreaRatio: '용적률',
  totalFloorArea: '연면적',
} as const;

/** The rows that are facts: values that are more than a number. */
export const FACT_TEXT = {
  scale: (basement: number, floors: number, buildingCount: number) =>
    `지하 ${basement}층~지상 최고 ${floors}층, ${buildingCount}개 동`,
  apartments: (count: number, types: string) => `아파트 ${count}세대(${types})`,
  officetels: (count: number, types: string | null) => `오피스텔 ${count}실${types ? `(${types})` : ''}`,
} as const;
