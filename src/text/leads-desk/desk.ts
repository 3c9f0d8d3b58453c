/** Words of the leads desk. */
export const LEADS_DESK_TEXT = {
  title: '접수 관리',
  area: '접수 관리 화면',
  signIn: '직원 로그인',
  views: '접수 관리 메뉴',
  viewNames: { list: '접수', visits: '방문', slots: '시간', numbers: '현황', log: '기록' },
  walkIn: '현장 접수',
  signOut: '로그아웃',
  roles: { admin: '관리자', staff: '상담원' },
  asking: '권한을 확인하는 중입니다',
  noRole: '이 계정에는 접수를 볼 권한이 없습니다. 관리자에게 권한을 요청하시거나 다른 계정으로 로그인해 주세요.',
  idle: '30분 동안 사용하지 않아 로그아웃했습니다. 다시 로그인해 주세요.',
  loading: '불러오는 중입니다',
  retry: '다시 시도',
} as const;
