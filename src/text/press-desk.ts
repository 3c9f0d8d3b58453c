/** Words of the press desk, where the administrator signs in and publishes. */
export const DESK_TEXT = {
  area: '관리자',
  signIn: '로그인',
  signInTitle: '관리자 로그인',
  signingIn: '로그인 중...',
  signOut: '로그아웃',
  email: '이메일',
  password: '비밀번호',
  reset: '비밀번호 재설정',
  resetNeedsEmail: '재설정 메일을 받으실 이메일을 먼저 입력해 주세요.',
  resetSent: '등록된 이메일이라면 재설정 안내 메일이 발송됩니다. 메일함을 확인해 주세요.',
  resetFailed: '재설정 메일을 요청하지 못했습니다. ',
  failedPrefix: '로그인 실패: ',
  welcome: (email: string) => `${email} 님, 반갑습니다`,
  sessionEnded: '로그인이 끝났습니다. 다시 로그인해 주세요. 쓰시던 글은 그대로 남아 있습니다.',
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

/** What the sign-in service's codes mean. */
const SIGN_IN_PROBLEMS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': '이메일 또는 비밀번호가 올바르지 않습니다.',
  'auth/wrong-password': '이메일 또는 비밀번호가 올바르지 않습니다.',
  'auth/user-not-found': '이메일 또는 비밀번호가 올바르지 않습니다.',
  'auth/invalid-email': '이메일 형식이 올바르지 않습니다.',
  'auth/missing-password': '비밀번호를 입력해 주세요.',
  'auth/user-disabled': '사용이 중지된 계정입니다.',
  'auth/too-many-requests': '시도가 너무 많았습니다. 잠시 후 다시 시도해 주세요.',
  'auth/network-request-failed': '인터넷 연결을 확인하신 뒤 다시 시도해 주세요.',
  'auth/timeout': '응답이 오지 않습니다. 인터넷 연결을 확인하신 뒤 다시 시도해 주세요.',
  'auth/user-token-expired': '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  'auth/operation-not-allowed':
    '이메일 로그인이 켜져 있지 않습니다. Firebase 콘솔의 Authentication 설정을 확인해 주세요.',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.':
    'Firebase API 키가 올바르지 않습니다. 사이트의 환경 설정을 확인해 주세요.',
  'auth/quota-exceeded': '오늘 보낼 수 있는 메일의 수를 넘었습니다. 내일 다시 시도해 주세요.',
  'auth/web-storage-unsupported':
    '이 브라우저는 로그인을 저장할 수 없습니다. 브라우저의 저장 공간 설정을 확인해 주세요.',
  'auth/internal-error': '로그인 서비스에 문제가 있습니다. 잠시 후 다시 시도해 주세요.',
};

/** In Korean where the code is known, else what the service itself said. */
export const signInProblem = (code: string, message: string): string => SIGN_IN_PROBLEMS[code] ?? message;

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
