/** Words of a unit's table of areas. */
export const AREAS_TEXT = {
  table: '면적표',
  part: '구분',
  squareMetres: '㎡',
  pyeong: '평',
  showPyeong: '평 단위 함께 보기',
  pyeongNote: '평은 참고용이며(1㎡ = 0.3025평) 계약은 ㎡를 기준으로 합니다.',
  parts: {
    exclusive: { label: '전용면적', explanation: '우리 집만 쓰는 면적' },
    residentialCommon: { label: '주거공용면적', explanation: '계단, 복도 등 같은 동이 함께 쓰는 면적' },
    supply: { label: '공급면적', explanation: '전용 + 주거공용' },
    otherCommon: { label: '기타공용면적', explanation: '지하주차장, 관리사무소 등' },
    common: { label: '공용면적', explanation: '복도, 계단, 승강기, 주차장 등 함께 쓰는 면적' },
    contract: { label: '계약면적', explanation: '공급 + 기타공용' },
    service: { label: '서비스면적', explanation: '발코니 면적, 위 면적에 들어가지 않음' },
  },
  /** An office-tel's contract has no 공급면적 in it. */
  officetelContract: '전용 + 공용',
  officetelNote: '오피스텔은 주택이 아니어서 공급면적 없이 전용·공용·계약면적으로 나타내며, 분양광고로 알립니다.',
} as const;

/** Words of a unit's table of rooms. */
export const ROOMS_TEXT = {
  table: '실별 크기',
  tables: { basic: '실별 크기 (기본형)', extended: '실별 크기 (확장형)' },
  room: '공간',
  size: '가로 × 세로 (mm)',
  area: '면적 (㎡)',
  note: '칸막이벽을 포함하며, 모서리가 파인 방은 가장 긴 가로와 세로입니다.',
  /** Of a home with balconies: what of it is in no area of the contract. */
  notes: {
    basic: '발코니 확장 전의 크기이며, 위 도면에서 확장형을 고르시면 확장한 크기로 바뀝니다.',
    extended: '발코니를 확장한 크기이며, 넓어진 만큼은 전용면적이 아니라 서비스면적입니다.',
  },
  noteKept: '다용도실과 실외기실은 전용면적에 들어가지 않습니다.',
} as const;
