import type { Maps } from '#site/schema/development.ts';

export const maps: Maps | null = {
  maps: [
    {
      id: 'neighbourhood',
      title: '주변 지도',
      picture: { name: 'map-neighbourhood', alt: '현장을 가운데 두고 가까운 역과 도로, 생활시설의 방향을 표시한 약도' },
    },
    {
      id: 'wide',
      title: '광역 지도',
      picture: { name: 'map-wide', alt: '인천과 서울을 잇는 철도와 고속도로 위에 현장의 위치를 표시한 약도' },
    },
  ],
  notice: '약도는 방향을 알려 드리기 위한 것으로 축척과 위치가 실제와 다를 수 있습니다.',
};
