/** Words of the desk's log: who did what and when. */
export const LOG_TEXT = {
  title: '작업 기록',
  explain: '번호 보기와 변경, 내보내기, 삭제가 모두 남습니다. 기록은 고치거나 지울 수 없습니다.',
  empty: '아직 기록이 없습니다.',
  loading: '기록을 불러오는 중',
  more: '더 보기',
  retry: '다시 시도',
  refresh: '새로 고침',
  me: '나',
  other: (account: string) => `계정 ${account}`,
  receipt: '접수번호',
  open: (receipt: string) => `접수번호 ${receipt} 열기`,
  count: (count: number) => `${count.toLocaleString('ko-KR')}건`,
} as const;

export const DEED_NAMES = {
  reveal: '번호 보기',
  state: '상태 변경',
  assign: '담당자 변경',
  note: '메모 추가',
  export: 'CSV 내보내기',
  erase: '접수 삭제',
  'walk-in': '현장 접수',
  slots: '방문 시간 설정',
  booking: '방문 예약 변경',
  arrival: '방문 확인',
  refusals: '접수 거부 알림 정리',
} as const;

/** What an erasure was for, as the log has it. */
export const ERASURE_NAMES = { request: '삭제 요청', retention: '보유 기간 경과' } as const;
