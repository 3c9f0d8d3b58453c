/** Words of the mode for tablets that visitors share. */
export const KIOSK_TEXT = {
  label: '공용 기기',
  ask: '공용 기기로 쓰시겠습니까?',
  title: '공용 기기',
  /** What it does, for whoever is asked and for whoever looks it up. */
  rules: [
    '여러 방문객이 함께 쓰는 기기를 위한 설정입니다. 끝내실 때까지 이 기기에 유지됩니다.',
    '보내지 못한 신청은 24시간이 지나면 연결될 때 한 번 더 보내 본 뒤 지우며, 전송 대기 목록에는 건수만 표시합니다.',
    '1분 동안 입력이 없으면 작성하던 내용을 지웁니다.',
    '이름과 연락처 칸에 앞서 입력한 값을 제안하지 않습니다.',
  ],
  yes: '예',
  no: '아니요',
  end: '공용 기기 끝내기',
  close: '닫기',
  forgetting: (seconds: number) =>
    `입력이 없어 ${seconds}초 뒤에 작성하시던 내용을 지웁니다. 계속하시려면 화면을 눌러 주세요.`,
} as const;
