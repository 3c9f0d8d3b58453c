/** Why the desk could not read or do something, by the database's code. */
export function deskProblem(code: string): string {
  switch (code) {
    case 'unauthenticated':
      return '로그인이 만료되었습니다. 다시 로그인해 주세요.';
    case 'permission-denied':
      return '이 계정에는 권한이 없습니다.';
    case 'resource-exhausted':
      return '오늘 쓸 수 있는 양을 넘었습니다. 내일 다시 시도해 주세요.';
    case 'failed-precondition':
      return '데이터베이스 설정(색인)이 아직 배포되지 않았습니다. 관리자에게 알려 주세요.';
    case 'aborted':
    case 'already-exists':
    case 'not-found':
      return '다른 곳에서 먼저 바꾸었습니다. 새로 고친 뒤 다시 시도해 주세요.';
    default:
      return '서버에 연결하지 못했습니다. 연결을 확인하신 뒤 다시 시도해 주세요.';
  }
}
