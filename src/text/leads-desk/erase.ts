/** Words about erasing leads: one on request, and all whose time is over. */
export const ERASE_TEXT = {
  erase: '접수 삭제',
  erasing: '삭제하는 중...',
  title: '접수 삭제',
  keep: '취소',
  close: '닫기',
  question: (receipt: string) => `접수번호 ${receipt} 접수를 삭제하시겠습니까?`,
  what: '접수 내용과 메모, 방문 예약을 모두 지우고 예약 자리를 비웁니다. 지운 뒤에는 되돌릴 수 없습니다.',
  /** What the desk cannot reach. */
  elsewhere: '접수 서비스의 메일함과 내려받은 CSV 파일에 남은 사본은 그곳에서 따로 지워 주세요.',
  confirm: '삭제하기',
} as const;

export const RETENTION_TEXT = {
  title: '보유 기간이 지난 접수',
  found: (count: number, isMore: boolean) =>
    `보유 기간이 지난 접수 ${count.toLocaleString('ko-KR')}건${isMore ? ' 이상' : ''}`,
  promise: (months: number) =>
    `개인정보처리방침에서 접수일부터 길어도 ${months}개월까지 보관한다고 약속했습니다. 지체 없이 삭제해 주세요.`,
  staff: '삭제는 관리자만 할 수 있습니다. 관리자에게 알려 주세요.',
  eraseAll: '모두 삭제하기',
  question: '보유 기간이 지난 접수와 메모, 방문 예약을 모두 지웁니다. 지운 뒤에는 되돌릴 수 없습니다.',
  progress: (done: number) => `${done.toLocaleString('ko-KR')}건 삭제했습니다.`,
  stop: '멈추기',
  goOn: '이어서 삭제하기',
  done: (count: number) => `보유 기간이 지난 접수 ${count.toLocaleString('ko-KR')}건을 모두 삭제했습니다.`,
} as const;
