/** Heading of the page on which types stand side by side. */
export const COMPARE_TEXT = { heading: '같은 축척으로 비교' } as const;
