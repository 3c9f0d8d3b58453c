/** Words of the press pages. */
export const PRESS_TEXT = {
  list: '언론보도 목록',
  number: 'NO',
  title: '제목',
  created: '작성일',
  author: '작성자',
  administrator: '관리자',
  views: '조회수',
  more: '더보기',
  back: '목록으로',
  loading: '기사를 불러오는 중입니다',
  empty: '등록된 기사가 없습니다.',
  failed: '기사를 불러오지 못했습니다. 연결을 확인하신 뒤 다시 시도해 주세요.',
  retry: '다시 시도',
  readEarlier: (time: string) => `지금은 연결되지 않아 ${time}에 읽은 내용을 보여 드립니다.`,
  noScript: '기사 목록을 보시려면 브라우저 설정에서 자바스크립트를 켜 주세요.',
} as const;
