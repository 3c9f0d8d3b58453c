/** Words of the complex guide: the site plan, its towers, special design. */
export const COMPLEX_TEXT = {
  layout: '단지배치도',
  specialDesign: '특화설계',
  community: '커뮤니티',
  buildings: '동별 안내',
  labels: '단지배치도의 이름',
  region: '단지배치도 확대·이동 영역',
  places: '배치도의 시설',
  key: '배치도의 색과 기호',
  floorsUpTo: (floors: number) => `지상 ${floors}층`,
} as const;
