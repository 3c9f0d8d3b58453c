/** What is said of putting the site on a home screen. */
export const ADD_TEXT = '홈 화면에 추가';
export const LEAVE_TEXT = '다른 브라우저로 열기';
export const LATER_TEXT = '다음에';
export const CLOSE_TEXT = '닫기';
export const OFFER_TEXT = '홈 화면에 추가하시면 연결이 없어도 바로 여실 수 있습니다.';
export const LEAVE_OFFER_TEXT = '다른 브라우저로 여시면 홈 화면에 추가하실 수 있습니다.';
export const IF_NOTHING_OPENS_TEXT = '아무것도 열리지 않으면 다음 순서로 열어 주세요.';
export const COPY_ADDRESS_TEXT = '주소 복사';
export const ADDRESS_TEXT = '이 페이지의 주소';
export const COPIED_TEXT = '주소를 복사했습니다.';
export const COPY_YOURSELF_TEXT = '주소를 길게 눌러 복사해 주세요.';

const APP_NAMES = {
  kakaotalk: '카카오톡',
  naver: '네이버 앱',
  band: '밴드',
  daangn: '당근',
  other: '지금 보시는 앱',
} as const;

export const insideApp = (app: keyof typeof APP_NAMES) =>
  `${APP_NAMES[app]} 안에서는 홈 화면에 추가하실 수 없습니다. 다른 브라우저로 여신 뒤 추가해 주세요.`;

/** Out of an app by its own menu, which differs from app to app and version to version; the last step always works. */
export const WAYS_OUT_TEXT = {
  apple: [
    { icon: 'more', text: '화면 위나 아래에 있는 더보기(⋯) 또는 공유 버튼을 누릅니다.' },
    { icon: 'out', text: '‘Safari로 열기’ 또는 ‘다른 브라우저로 열기’를 누릅니다.' },
    { icon: 'copy', text: '그런 항목이 없으면 아래 주소를 복사해 Safari의 주소창에 붙여 넣습니다.' },
  ],
  android: [
    { icon: 'dots', text: '화면 위나 아래에 있는 더보기(⋮) 버튼을 누릅니다.' },
    { icon: 'out', text: '‘다른 브라우저로 열기’를 누릅니다.' },
    { icon: 'copy', text: '그런 항목이 없으면 아래 주소를 복사해 다른 브라우저의 주소창에 붙여 넣습니다.' },
  ],
} as const;

/** Taps, in order, in each browser's own words. */
export const STEPS_TEXT = {
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
