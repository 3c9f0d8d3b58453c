// Groups of regions that the law speaks of.

/** 수도권 */
export const CAPITAL = ['서울', '인천', '경기'] as const;

/** 광역시 outside the capital's area. */
export const METROPOLITAN = ['부산', '대구', '광주', '대전', '울산'] as const;

/** 도, with the special ones that have 시 and 군. */
export const PROVINCES = ['강원', '충북', '충남', '전북', '전남', '경북', '경남'] as const;

/** All outside the capital's area. */
export const OUTSIDE_CAPITAL = [...METROPOLITAN, ...PROVINCES, '세종', '제주'] as const;

/** Whoever lives anywhere in such an area may apply for a home in it (주택공급에 관한 규칙 제4조). */
export const AREAS = [
  ['서울', '인천', '경기'],
  ['대전', '세종', '충남'],
  ['충북'],
  ['광주', '전남'],
  ['전북'],
  ['대구', '경북'],
  ['부산', '울산', '경남'],
  ['강원'],
  ['제주'],
] as const;
export type AreaRegion = (typeof AREAS)[number][number];

/** A region's area, beginning with itself. */
export function areaOf(region: AreaRegion): readonly [AreaRegion, ...AreaRegion[]] {
  const area: readonly AreaRegion[] = AREAS.find((regions: readonly AreaRegion[]) => regions.includes(region)) ?? [];
  return [region, ...area.filter((other) => other !== region)];
}
