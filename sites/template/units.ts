import type { Units } from '#site/schema/units.ts';

export const units: Units = {
  units: [
    // each unit
    {
      id: '84A',
      label: '84㎡A',
      use: 'apartment',
      forSale: true,
      structure: '(작성) 판상형 또는 타워형',
      lead: '(작성) 평면의 특징을 한두 문장으로',
      features: ['(작성) 특징 한 가지'],
      planAlt: '84㎡A의 평면도',
      areasM2: {
        exclusive: 84,
        residentialCommon: null,
        supply: null,
        otherCommon: null,
        contract: 84,
        service: null,
      },
    },
    // end
  ],
  viewer: [
    // each unit
    '84A',
    // end
  ],
  notice: '전시품과 유상옵션이 포함된 견본주택 이미지이며, 실제 시공과 다를 수 있습니다.',
  exampleNotice: '예시 평면 · 공급 대상 아님',
};
