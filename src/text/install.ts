/** What is said of putting the site on a home screen. */
export const add = '홈 화면에 추가';
export const leave = '다른 브라우저로 열기';
export const later = '다음에';
export const close = '닫기';
export const offer = '홈 화면에 추가하시면 연결이 없어도 바로 여실 수 있습니다.';
export const insideApp =
  '지금 보시는 앱 안에서는 홈 화면에 추가하실 수 없습니다. 다른 브라우저로 여신 뒤 추가해 주세요.';
export const outByMenu = '앱의 메뉴(⋯ 또는 ⋮)에서 ‘다른 브라우저로 열기’ 또는 ‘Safari로 열기’를 눌러 주세요.';
export const ifNothingOpens = '아무것도 열리지 않으면';

/** Taps, in order, in each browser's own words. */
export const steps = {
  ios: [
    { icon: 'share', text: '화면 아래에 있는 공유 버튼을 누릅니다. 아이패드에서는 위에 있습니다.' },
    { icon: 'plus', text: '목록을 올려 ‘홈 화면에 추가’를 누릅니다.' },
    { icon: 'done', text: '오른쪽 위의 ‘추가’를 누르면 홈 화면에 놓입니다.' },
  ],
  samsung: [
    { icon: 'bars', text: '화면 아래 오른쪽의 메뉴 버튼을 누릅니다.' },
    { icon: 'plus', text: '‘현재 페이지 추가’를 누릅니다.' },
    { icon: 'done', text: '‘홈 화면’을 고르고 ‘추가’를 누릅니다.' },
  ],
  menu: [
    { icon: 'dots', text: '브라우저의 메뉴 버튼을 누릅니다.' },
    { icon: 'plus', text: '‘홈 화면에 추가’ 또는 ‘앱 설치’를 누릅니다.' },
    { icon: 'done', text: '‘추가’나 ‘설치’를 누르면 홈 화면에 놓입니다.' },
  ],
} as const;
