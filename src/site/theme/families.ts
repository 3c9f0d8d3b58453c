/** Families that set whole texts: several weights, and figures of one width. */
export const TEXT_FAMILIES = ['Pretendard', 'IBM Plex Sans KR'] as const;
export type TextFamily = (typeof TEXT_FAMILIES)[number];

/** Families that set headings: these have one weight, and every text's family can do it too. */
export const DISPLAY_FAMILIES = ['Gowun Batang', 'Gowun Dodum', ...TEXT_FAMILIES] as const;
export type DisplayFamily = (typeof DISPLAY_FAMILIES)[number];
