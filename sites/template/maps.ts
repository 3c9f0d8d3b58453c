import type { MapsContent } from '#site/schema/maps.ts';
import { facts } from './facts.ts';

export const maps: MapsContent | null = {
  maps: [
    {
      id: 'neighbourhood',
      title: '주변 지도',
      alt: '(작성) 약도에 그린 길과 역',
      // 지도 가운데의 위도와 경도, 정사각형 한 변의 길이(km)입니다. 지도 서비스에서 확인한 좌표를 모두 위도, 경도 순서로 적습니다.
      middle: { latitude: 0, longitude: 0 },
      km: 5,
      land: ['-0.03,-0.06 0.03,-0.06 0.03,0.06 -0.03,0.06'],
      water: [],
      greens: [],
      roads: [
        { rank: 'main', through: '-0.006,-0.06 -0.006,0.06' },
        { rank: 'street', through: '-0.03,-0.004 0.03,-0.004' },
      ],
      railways: [],
      labels: [
        // facts.ts에 현장의 좌표를 적은 뒤에는 at: facts.location으로 바꿉니다.
        { kind: 'site', text: facts.shortName, at: { latitude: 0, longitude: 0 }, side: 'below' },
        { kind: 'road', text: '(작성) 길 이름', at: { latitude: -0.008, longitude: 0.01 } },
      ],
    },
  ],
  notice: '약도이며 실제와 다를 수 있습니다.',
};
