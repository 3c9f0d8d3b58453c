/** Words of the press pages. */
export const PRESS_TEXT = {
  list: '언론보도 목록',
  number: 'NO',
  title: '제목',
  created: '작성일',
  author: '작성자',
  administrator: '관리자',
  views: '조회수',
  morning: '오전',
  afternoon: '오후',
  more: '더보기',
  back: '목록으로',
  loading: '기사를 불러오는 중입니다',
  empty: '등록된 기사가 없습니다.',
  retry: '다시 시도',
  readEarlier: (time: string) => `지금은 새 내용을 불러올 수 없어 ${time}에 읽은 내용을 보여 드립니다.`,
  newWindow: '새 창',
  /** In place of a picture that cannot be had. */
  picture: (description: string) => `[사진] ${description}`,
  noScript: '기사 목록을 보시려면 브라우저 설정에서 자바스크립트를 켜 주세요.',
} as const;

const WHAT = {
  list: '기사 목록을 불러오지 못했습니다.',
  more: '다음 기사를 불러오지 못했습니다.',
  article: '기사를 불러오지 못했습니다.',
} as const;

/** What could not be read. */
export type PressPart = keyof typeof WHAT;

/** What could not be read, why, and what to do, by the database's code. */
export function readProblem(part: PressPart, code: string): string {
  switch (code) {
    // So the SDK names every failure of the network.
    case 'unknown':
    case 'unavailable':
      return `${WHAT[part]}\n인터넷 연결을 확인하신 뒤 다시 시도해 주세요.`;
    case 'deadline-exceeded':
      return `${WHAT[part]}\n연결이 느려 응답이 오지 않았습니다. 다시 시도해 주세요.`;
    case 'resource-exhausted':
      return `${WHAT[part]}\n오늘 열람할 수 있는 양을 넘었습니다. 내일 다시 방문해 주세요.`;
    default:
      return `${WHAT[part]}\n서버에 문제가 있습니다. 잠시 후 다시 시도해 주세요.`;
  }
}
