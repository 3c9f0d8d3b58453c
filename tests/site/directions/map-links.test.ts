import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { mapLinks } from '#site/directions/map-links.ts';

const place = { name: '온새미 스카이 견본주택', latitude: 37.4672, longitude: 126.6338 };

test('each service is asked for the way to the place, latitude and longitude in its own order', () => {
  const name = encodeURIComponent(place.name);
  expect(mapLinks(place)).toEqual([
    { service: 'naver', address: `https://map.naver.com/p/directions/-/126.6338,37.4672,${name}/-/car` },
    { service: 'kakao', address: `https://map.kakao.com/link/to/${name},37.4672,126.6338` },
    { service: 'tmap', address: `https://www.tmap.co.kr/tmap2/mobile/route.jsp?name=${name}&lon=126.6338&lat=37.4672` },
  ]);
});

test('whatever a place is called, its name ends nowhere but where the coordinates begin', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const [naver, kakao, tmap] = mapLinks({ ...place, name }).map(({ address }) => new URL(address));
      expect(naver!.pathname.split('/')[4]?.split(',')).toHaveLength(3);
      expect(kakao!.pathname.split(',')).toHaveLength(3);
      expect([...tmap!.searchParams.keys()]).toEqual(['name', 'lon', 'lat']);
      for (const { protocol, hash } of [naver!, kakao!, tmap!]) expect([protocol, hash]).toEqual(['https:', '']);
    }),
  );
});
