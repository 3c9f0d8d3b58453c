/** Words of the tables of prices and the ledger. */
export const PRICE_TEXT = {
  example: '예시',
  revised: (day: string) => `${day} 기준`,
  floor: '층',
  band: (from: number, to: number) => `${from}~${to}층`,
  priceLater: '가격은 공급계약 안내 확인',
  land: '대지비',
  building: '건축비',
  vat: '부가가치세',
  sum: '합계',
  parts: '대지비·건축비·부가가치세 보기',
  none: '없음',
  unpublished: '입주자모집공고에서 공개',
  allPrices: '타입별 분양가',
  finishKinds: { basic: '기본', option: '유상옵션', display: '전시품' },
  finishHelp: {
    basic: '분양가에 들어 있습니다.',
    option: '따로 계약하고 값을 냅니다.',
    display: '견본주택에서 보여 드리기만 하며 설치하지 않습니다.',
  },
  allTypes: '모든 타입',
} as const;
