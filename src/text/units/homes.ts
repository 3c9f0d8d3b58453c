/** Words of the table of all homes. */
export const TOWERS_TEXT = {
  heading: '동별 층과 호수',
  tower: '동 선택',
  type: '타입 선택',
  allTypes: '전체',
  use: { apartment: '아파트', officetel: '오피스텔' },
  /** 37세대; office-tels are counted in 실. */
  homes: (count: number, use: 'apartment' | 'officetel') => `${count}${use === 'officetel' ? '실' : '세대'}`,
  allHomes: (counts: readonly string[]) => `총 ${counts.join(', ')}`,
  homesOfOne: (label: string, total: string, inTowers: readonly string[]) =>
    `${label} 총 ${total}(${inTowers.join(', ')})`,
  seePlan: (label: string) => `${label} 평면 보기`,
  caption: (tower: string, first: number, last: number) => `${tower} 동·호수 배치 (${first}층~${last}층)`,
  baseFloors: (last: number) => (last === 1 ? '1층' : `1~${last}층`),
  floor: '층',
  floorName: (floorNumber: number) => `${floorNumber}층`,
} as const;
