/** Words of the brand page. */
export const BRAND_TEXT = { tabs: '브랜드 소개' } as const;
