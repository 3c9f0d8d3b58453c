/** Words of the film player. */
export const FILM_TEXT = {
  play: (title: string) => `${title} 재생`,
  missing: '영상을 불러오지 못했습니다. 인터넷에 연결되어 있는지 확인해 주세요.',
  reload: '영상 다시 불러오기',
} as const;
