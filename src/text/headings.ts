/**
 * Headings that belong to no development. They stand together because the display face's first file holds what is
 * written here (tools/bundle/font-texts.ts).
 */

/** Titles of the two popups. */
export const POPUP_TEXT = {
  reservation: '방문예약',
  interest: '관심고객 등록',
} as const;

export const accordionOverview = '개요';
export const accordionLocation = '입지';
export const locationMaps = '위치 약도';
export const accordionPremium = '프리미엄';

export const scheduleHeading = '한눈에 보는 일정';
export const premiumBoxes = '네 가지 프리미엄';

export const accordionLayout = '단지배치도';
export const specialDesign = '특화설계';
export const accordionCommunity = '커뮤니티';
export const towersHeading = '동별 층과 호수';

export const finishes = '마감 안내';
