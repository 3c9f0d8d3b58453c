/** Words of the press desk, where the administrator publishes. */
export const DESK_TEXT = {
  area: '관리자',
  signIn: '관리자 로그인',
  signOut: '로그아웃',
  welcome: (email: string) => `${email} 님, 반갑습니다`,
  mayNotPublish: '이 계정에는 기사를 등록할 권한이 없습니다. 권한이 있는 계정으로 로그인해 주세요.',
  write: '기사 등록',
  edit: '기사 수정',
  title: '제목',
  summary: '요약',
  content: '본문',
  required: '필수',
  optional: '선택',
  missing: '제목/요약은 필수입니다!',
  count: (length: number, most: number) => `${length.toLocaleString('ko-KR')} / ${most.toLocaleString('ko-KR')}자`,
  tooLong: (field: string, most: number) =>
    `${field}은 ${most.toLocaleString('ko-KR')}자까지 쓸 수 있습니다. 조금 줄여 주세요.`,
  contentHint: '줄을 바꾸면 문단이 나뉩니다.',
  submit: '등록하기',
  save: '수정하기',
  submitting: '등록 중...',
  saving: '수정 중...',
  preview: '미리보기',
  closePreview: '닫기',
  cancelEdit: '수정 취소',
  published: '기사를 등록했습니다.',
  saved: '기사를 수정했습니다.',
  wroteOn: '저장했습니다. 저장하는 동안 고치신 글은 아래에 있습니다. 반영하시려면 수정하기를 눌러 주세요.',
  deleted: '기사를 삭제했습니다.',
  delete: '삭제하기',
  deleting: '삭제 중...',
  deleteTitle: '기사 삭제',
  deleteQuestion: '이 기사를 삭제하시겠습니까? 삭제한 기사는 되돌릴 수 없습니다.',
  keep: '취소',
  kept: (time: string) => `${time}에 이 기기에 임시 저장했습니다.`,
  notKept: '이 기기에 임시 저장할 수 없습니다. 등록하기 전에 화면을 닫지 마세요.',
  drafts: '임시 저장한 글',
  untitled: '제목 없음',
  continueDraft: '이어 쓰기',
  removeDraft: '삭제',
  conflict: '작성하시는 동안 다른 곳에서 이 기사를 먼저 수정했습니다. 아래 내용을 확인하신 뒤 다시 저장해 주세요.',
  overwrite: '내 글로 저장하기',
  gone: '이 기사는 이미 삭제되었습니다. 쓰신 글은 아래에 남아 있으며, 새 기사로 등록할 수 있습니다.',
  publishAsNew: '새 기사로 등록하기',
  nextBuild:
    '카카오톡과 검색 미리보기에는 다음 빌드부터 나타납니다. 사이트를 다시 빌드해 배포해 주세요. (npm run build 후 배포)',
} as const;

const KEPT = '쓰신 글은 그대로 남아 있습니다.';

/** Codes of a session that has to begin anew: it expired, was revoked, or its account is gone. */
const SESSION_OVER = new Set([
  'unauthenticated',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

export const isSessionOver = (code: string): boolean => SESSION_OVER.has(code);

/** Why something could not be published. */
export function publishProblem(code: string): string {
  if (isSessionOver(code)) return `로그인이 만료되었습니다. 글 위의 로그인 칸에서 다시 로그인해 주세요. ${KEPT}`;
  switch (code) {
    case 'permission-denied':
      return `이 계정에는 권한이 없거나 내용이 규칙에 맞지 않습니다. ${KEPT}`;
    case 'resource-exhausted':
      return `오늘 쓸 수 있는 양을 넘었습니다. 내일 다시 시도해 주세요. ${KEPT}`;
    default:
      return `서버에 연결하지 못했습니다. 연결을 확인하신 뒤 다시 시도해 주세요. ${KEPT}`;
  }
}
