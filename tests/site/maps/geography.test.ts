import { assert, double, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, offsetKm } from '#site/maps/geography.ts';

test('the distance is that of the crow: Seoul to Busan is 325 km, and a place is nowhere but at itself', () => {
  const seoul = { latitude: 37.5665, longitude: 126.978 };
  const busan = { latitude: 35.1796, longitude: 129.0756 };
  expect(distanceKm(seoul, busan)).toBeCloseTo(325, -1);
  expect(distanceKm(busan, seoul)).toBe(distanceKm(seoul, busan));
  expect(distanceKm(seoul, seoul)).toBe(0);
});

test('on the plane of a city two places are as far apart as on the earth, to a thousandth', () => {
  const middle = { latitude: 37.46, longitude: 126.63 };
  const near = record({
    latitude: double({ min: 37.4, max: 37.52, noNaN: true }),
    longitude: double({ min: 126.56, max: 126.7, noNaN: true }),
  });
  assert(
    property(near, (place) => {
      const { east, south } = offsetKm(middle, place);
      expect(Math.abs(Math.hypot(east, south) - distanceKm(middle, place))).toBeLessThan(0.01);
    }),
  );
});

test('the north-east of a place is to its right and above it', () => {
  const { east, south } = offsetKm({ latitude: 37, longitude: 126 }, { latitude: 37.01, longitude: 126.01 });
  expect(east).toBeGreaterThan(0);
  expect(south).toBeCloseTo(-1.112, 3);
});
