/** Words of the button that hands a page on. */
export const SHARE_TEXT = {
  share: '공유하기',
  copied: '주소를 복사했습니다.',
  copyYourself: '주소를 길게 눌러 복사해 주세요.',
} as const;
