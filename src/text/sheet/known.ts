/** Sentences that follow from a workbook: each is true of any development that its figures are of. */
export const KNOWN_TEXT = {
  storeys: (below: number, above: number) => `${below > 0 ? `지하 ${below}층, ` : ''}지상 ${above}층`,
  homes: (apartments: number, officetels: number) =>
    [
      ...(apartments > 0 ? [`아파트 ${apartments}세대`] : []),
      ...(officetels > 0 ? [`오피스텔 ${officetels}실`] : []),
    ].join(', '),
  development: (address: string, size: readonly string[]) => `${address}에 짓습니다. ${size.join(', ')} 규모입니다.`,
  operator: (firm: string) => `이 홈페이지의 운영 회사는 ${firm}입니다.`,
  buildings: (count: number) => `${count}개 동`,
  lead: (areas: readonly string[]) => `${areas.join(', ')}인 평면입니다.`,
  exclusive: (area: string) => `전용면적 ${area}㎡`,
  supply: (area: string) => `공급면적 ${area}㎡`,
  contract: (area: string) => `계약면적 ${area}㎡`,
  service: (area: string) => `서비스면적 ${area}㎡`,
  count: (homes: number, use: 'apartment' | 'officetel') =>
    use === 'apartment' ? `모두 ${homes}세대` : `모두 ${homes}실`,
  officetel: '오피스텔',
  subway: '지하철',
} as const;

/**
 * What the copied guides say of the first development: what only that sentence has, and what is said of another one
 * instead.
 */
export const OWN_SENTENCES = {
  dates: {
    of: '의 예시 날짜는',
    said: '일정은 단지마다 다르지만 순서는 같습니다. 이 단지의 날짜는 분양일정에서 보실 수 있습니다.',
  },
  officetels: {
    of: '의 오피스텔은',
    said: (count: number) =>
      count > 0
        ? `이 단지의 오피스텔은 ${count}실이며, 접수 방법은 분양광고에서 안내합니다.`
        : '이 단지에는 오피스텔이 없습니다.',
  },
  sizes: {
    of: '의 아파트는 모두',
    said: (areSmall: boolean) =>
      areSmall ? '이 단지의 아파트는 모두 전용 85㎡ 이하입니다.' : '이 단지에는 전용 85㎡를 넘는 아파트가 있습니다.',
  },
} as const;

/** What the forms' notice says that firms do with a visitor's data. */
export const SERVICE_TEXT = {
  formService: '신청 내용의 전달과 보관',
  hostService: '홈페이지 운영과 접속 기록 관리',
  dataService: '신청 내용의 보관과 언론보도 게시, 관리자 인증',
  callService: '예약 확인과 전화 상담',
} as const;
