/** Words of the home page that are the same for every development. */
export const HOME_TEXT = {
  more: '자세히 보기',
  prices: '분양가 보기',
  overview: '사업안내',
  complex: '단지안내',
} as const;

/** Words of the key figures under its first screen. */
export const FIGURES_TEXT = {
  heading: '단지 개요',
  homes: '세대수',
  apartments: (count: string) => `${count}세대`,
  officetels: (count: string) => `오피스텔 ${count}실`,
  scale: '규모',
  buildings: (count: number) => `${count}개 동`,
  floors: (basement: number, floors: number) => `지하 ${basement}층~지상 최고 ${floors}층`,
  types: '전용면적',
  /** 59㎡·84㎡ */
  sizes: (squareMetres: readonly number[]) => squareMetres.map((size) => `${size}㎡`).join('·'),
  officetelSizes: (sizes: string) => `오피스텔 ${sizes}`,
  site: '대지면적',
  address: '위치',
} as const;
