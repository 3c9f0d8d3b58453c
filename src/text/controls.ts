/** Names of the controls that any development's pages share. */
export const PREVIOUS_TEXT = '이전';
export const NEXT_TEXT = '다음';
export const PAUSE_TEXT = '자동 넘김 정지';
export const PLAY_TEXT = '자동 넘김 시작';
export const FILM_MISSING_TEXT = '영상을 불러오지 못했습니다. 인터넷에 연결되어 있는지 확인해 주세요.';
export const RELOAD_FILM_TEXT = '영상 다시 불러오기';
export const LOADING_TEXT = '불러오는 중';
export const CAROUSEL_TEXT = '슬라이드 쇼';

export const slideName = (number: number, count: number) => `${count}장 중 ${number}번째`;
export const slideChoice = (number: number, title: string) => `${number}번째 슬라이드: ${title}`;
export const scrollable = (caption: string) => `${caption} 표, 좌우로 넘겨 볼 수 있습니다`;
