/** Words of the sign-in. */
export const SIGN_IN_TEXT = {
  submit: '로그인',
  submitting: '로그인 중...',
  email: '이메일',
  password: '비밀번호',
  reset: '비밀번호 재설정',
  resetNeedsEmail: '재설정 메일을 받으실 이메일을 먼저 입력해 주세요.',
  resetSent: '등록된 이메일이라면 재설정 안내 메일이 발송됩니다. 메일함을 확인해 주세요.',
  resetFailed: '재설정 메일을 요청하지 못했습니다. ',
  failedPrefix: '로그인 실패: ',
  sessionEnded: '로그인이 끝났습니다. 다시 로그인해 주세요. 쓰시던 글은 그대로 남아 있습니다.',
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
