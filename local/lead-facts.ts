interface LeadFact {
  /** What the office calls it. */
  label: string;
  /** In UTF-16 units, like the limits of the forms' own fields. */
  maxLength: number;
}

/** What the site says of a lead besides what its visitor typed, in the order in which the office reads it. */
export const LEAD_FACTS: ReadonlyMap<string, LeadFact> = new Map([
  ['consent', { label: '개인정보 수집·이용 동의', maxLength: 5 }],
  ['marketing_consent', { label: '광고성 정보 수신 동의', maxLength: 5 }],
  ['notice_version', { label: '개인정보 안내 버전', maxLength: 100 }],
  ['site', { label: '현장', maxLength: 100 }],
  ['form', { label: '등록 양식', maxLength: 40 }],
  ['page', { label: '등록한 페이지', maxLength: 1000 }],
  ['utm_source', { label: '유입 출처', maxLength: 2000 }],
  ['utm_medium', { label: '유입 매체', maxLength: 2000 }],
  ['utm_campaign', { label: '유입 캠페인', maxLength: 2000 }],
  ['utm_term', { label: '유입 검색어', maxLength: 2000 }],
  ['utm_content', { label: '유입 소재', maxLength: 2000 }],
  ['referrer_host', { label: '이전 사이트', maxLength: 255 }],
  ['landing', { label: '처음 본 페이지', maxLength: 300 }],
  ['submitted_at', { label: '작성 시각', maxLength: 40 }],
  ['submitted_at_kst', { label: '작성 시각(한국)', maxLength: 40 }],
  ['attempt', { label: '전송 순서', maxLength: 10 }],
  ['via', { label: '보낸 곳', maxLength: 10 }],
  ['lead_id', { label: '접수번호 전체', maxLength: 40 }],
]);
