/** Words of a unit's table of areas. */
export const AREAS_TEXT = {
  table: '면적표',
  part: '구분',
  squareMetres: '㎡',
  pyeong: '평',
  showPyeong: '평 단위 함께 보기',
  pyeongNote: '평은 참고용이며(1㎡ = 0.3025평) 계약은 ㎡를 기준으로 합니다.',
  /** In the order in which the law and every announcement list them. */
  parts: [
    { part: 'exclusive', label: '전용면적', explanation: '우리 집만 쓰는 면적' },
    { part: 'residentialCommon', label: '주거공용면적', explanation: '계단, 복도 등 같은 동이 함께 쓰는 면적' },
    { part: 'supply', label: '공급면적', explanation: '전용 + 주거공용' },
    { part: 'otherCommon', label: '기타공용면적', explanation: '지하주차장, 관리사무소 등' },
    { part: 'contract', label: '계약면적', explanation: '공급 + 기타공용' },
    { part: 'service', label: '서비스면적', explanation: '발코니 면적, 위 면적에 들어가지 않음' },
  ],
} as const;

/** Words of a unit's table of rooms. */
export const ROOMS_TEXT = {
  table: '실별 크기',
  room: '공간',
  size: '가로 × 세로 (mm)',
  area: '면적 (㎡)',
  note: '칸막이벽을 포함한 크기이며, 발코니 확장 전 기준입니다.',
} as const;
