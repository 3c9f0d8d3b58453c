import type { MapsContent } from '#site/schema/maps.ts';
import { facts } from './facts.ts';

export const maps: MapsContent | null = {
  maps: [
    {
      id: 'neighbourhood',
      title: '주변 지도',
      alt: '(작성) 약도에 그린 길과 역',
      // 오른쪽과 아래로 0부터 1000까지의 자리입니다.
      size: [1000, 1000],
      land: ['-40,-40 1040,-40 1040,1040 -40,1040'],
      water: [],
      greens: [],
      roads: [
        { rank: 'main', through: '-40,620 1040,620' },
        { rank: 'street', through: '420,-40 420,1040' },
      ],
      railways: [],
      labels: [
        { kind: 'site', text: facts.shortName, at: [500, 500], side: 'below' },
        { kind: 'road', text: '(작성) 길 이름', at: [700, 660] },
      ],
    },
  ],
  notice: '약도이며 실제와 다를 수 있습니다.',
};
