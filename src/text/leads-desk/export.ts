/** Words about taking the list out of the desk. */
export const EXPORT_TEXT = {
  open: 'CSV 내보내기',
  title: 'CSV 내보내기',
  close: '닫기',
  explain: '지금 조건에 맞는 접수를 모두 한 파일로 내려받습니다. 엑셀에서 바로 열립니다.',
  careful:
    '파일에는 가리지 않은 연락처가 들어 있습니다. 꼭 필요할 때만 내려받고, 다 쓰면 지워 주세요. 내보낸 사람과 건수가 작업 기록에 남습니다.',
  start: '내보내기',
  reading: (count: number) => `${count.toLocaleString('ko-KR')}건 읽었습니다...`,
  cancel: '취소',
  empty: '조건에 맞는 접수가 없습니다.',
  ready: (count: number) => `${count.toLocaleString('ko-KR')}건을 파일로 만들었습니다.`,
  /** A link that saves the file, for browsers that did not by themselves. */
  save: '파일 저장하기',
  retry: '다시 시도',
  fileName: (site: string, day: string, time: string) => `${site}-접수목록-${day}-${time.replace(':', '')}.csv`,
} as const;

/** Heads of the columns, in their order. */
export const COLUMN_NAMES = {
  receipt: '접수번호',
  received: '접수 시각',
  form: '접수 경로',
  way: '접수 방법',
  name: '이름',
  phone: '연락처',
  state: '상태',
  assignee: '담당자',
  visitDate: '방문 희망일',
  message: '문의 내용',
  email: '이메일',
  birthday: '생년월일',
  residence: '거주 지역',
  consent: '개인정보 수집·이용 동의',
  marketing: '광고성 정보 수신 동의',
  notice: '고지한 안내문',
  page: '작성한 페이지',
  submitted: '작성 시각',
  source: '유입 매체',
  medium: '매체 종류',
  campaign: '캠페인',
  term: '검색어',
  content: '광고 소재',
  referrer: '이전 사이트',
  landing: '처음 연 페이지',
  changed: '마지막 변경',
  id: '접수 ID',
} as const;
