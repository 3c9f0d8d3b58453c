/** Words of the page that says how to come. */
export const DIRECTIONS_TEXT = {
  services: { naver: '네이버지도', kakao: '카카오맵', tmap: 'T맵' },
  openIn: (place: string, service: string) => `${place} ${service}에서 길찾기`,
  newWindow: '새 창',
  copy: '주소 복사',
  copied: '주소를 복사했습니다.',
  copyYourself: '주소를 길게 눌러 복사해 주세요.',
} as const;
