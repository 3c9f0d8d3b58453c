import type { Directions } from '#site/schema/directions.ts';
import { facts } from './facts.ts';

export const directions: Directions | null = {
  title: '견본주택과 현장, 두 곳의 위치',
  lead: '상담과 견본 관람은 견본주택에서, 주변 둘러보기는 현장에서 하실 수 있습니다. 두 곳이 다르니 주소를 확인하고 출발해 주세요.',
  places: [
    {
      name: '견본주택',
      address: facts.modelHouse.address,
      latitude: 37.4672,
      longitude: 126.6338,
      notes: [facts.modelHouse.hours, `(예시) ${facts.modelHouse.parking}`],
    },
    {
      name: '현장',
      address: facts.location.address,
      latitude: facts.location.latitude,
      longitude: facts.location.longitude,
      notes: [`${facts.location.addressNote}에 속합니다.`, '공사 중에는 안으로 들어가실 수 없습니다.'],
    },
  ],
  map: 'neighbourhood',
  ways: [
    {
      title: '지하철',
      lines: [
        '현장: 수인분당선 숭의역(인하대병원), 직선거리 약 0.1km',
        '견본주택: (예시) 수인분당선 신포역, 직선거리 약 0.8km',
      ],
    },
    { title: '버스', lines: ['견본주택: (예시) 신포역 정류장 하차', '정류장 이름과 노선은 개관할 때 안내합니다.'] },
    { title: '자동차', lines: ['내비게이션에 견본주택 주소를 입력해 주세요.'] },
    { title: '주차', lines: [`(예시) ${facts.modelHouse.parking}`, '붐비는 시간에는 대중교통을 이용해 주세요.'] },
  ],
  notes: [
    '견본주택의 주소와 위치는 예시이며 실제 건물을 가리키지 않습니다.',
    '지도 앱 링크는 새 화면에서 열립니다. 앱이 없으면 웹 지도로 열립니다.',
  ],
};
