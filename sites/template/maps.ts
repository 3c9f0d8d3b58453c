import type { MapsContent } from '#site/schema/maps.ts';
import { facts } from './facts.ts';

export const maps: MapsContent | null = {
  maps: [
    {
      id: 'neighbourhood',
      title: '주변 지도',
      alt: '현장을 표시한 약도',
      // 지도 가운데와 정사각형 한 변의 길이(km)입니다. 지도 서비스에서 확인한 좌표를 모두 위도, 경도 순서로 적습니다.
      middle: facts.location,
      km: 5,
      // 바다가 보이면 해안선을 따라 적습니다.
      land: ['32,123 40,123 40,132 32,132'],
      water: [],
      greens: [],
      // 큰길은 { rank: 'main', through: '위도,경도 위도,경도' }처럼 적습니다. 하나라도 그려야 공개할 수 있습니다.
      roads: [],
      railways: [],
      labels: [{ kind: 'site', text: facts.shortName, at: facts.location, side: 'below' }],
    },
  ],
  notice: '약도이며 실제와 다를 수 있습니다.',
};
