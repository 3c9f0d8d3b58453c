/** Words of a type's own page, around its plan. */
export const TYPE_TEXT = {
  features: '이 집의 특징',
  others: '다른 타입',
  /** One whose homes are not for sale here, and whose plan is only shown. */
  notSold: (label: string) => `${label} (이번 공급 아님)`,
  neighbours: '이웃한 타입',
  before: '이전 타입',
  after: '다음 타입',
  seePlan: (label: string) => `${label} 평면 보기`,
  price: (least: string, { isLeast, example }: { isLeast: boolean; example: boolean }) =>
    `분양가 ${least}${isLeast ? '부터' : ''}${example ? ' (예시)' : ''}`,
  seePrice: '분양가 보기',
  fit: '가구 놓아 보기',
  seeInterior: '인테리어 보기',
  watchVideos: '영상으로 보기',
  openTour: 'E-모델하우스 보기',
  walk: '360도로 살펴보기',
} as const;
