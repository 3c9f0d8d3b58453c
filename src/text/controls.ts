/** Names of the controls that any development's pages share. */
export const previous = '이전';
export const next = '다음';
export const pause = '자동 넘김 정지';
export const play = '자동 넘김 시작';
export const loading = '불러오는 중';
export const carousel = '슬라이드 쇼';

export const slideName = (number: number, count: number) => `${count}장 중 ${number}번째`;
export const slideChoice = (number: number, title: string) => `${number}번째 슬라이드: ${title}`;
export const scrollable = (caption: string) => `${caption} 표, 좌우로 넘겨 볼 수 있습니다`;
