import { expect, test } from 'vitest';
import { checkRegion } from '#site/check/check-region.ts';
import type { Content } from '#site/content-schema.ts';
import { REGIONS, regionOf } from '#site/schema/parts/regions.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const { facts } = await loadContent(`${root}/src/content`);

const problemsOf = (location: Partial<Content['facts']['location']>) =>
  checkRegion({ facts: { ...facts, location: { ...facts.location, ...location } } });

test.each([
  ['경기도 광주시 오포읍', '경기'],
  ['광주광역시 서구', '광주'],
  ['광주 서구', '광주'],
  ['충청남도 천안시', '충남'],
  ['강원도 춘천시', '강원'],
  ['전북특별자치도 전주시', '전북'],
  ['광주시 오포읍', undefined],
  ['중구 신흥동3가', undefined],
])('%s lies in %s', (address, region) => {
  expect(regionOf(address)).toBe(region);
});

test('every region is found by its own name', () => {
  expect(REGIONS).toHaveLength(17);
  for (const region of REGIONS) expect(regionOf(`${region} 어느 동`)).toBe(region);
});

test('an address of another region is named, with the region to write', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ region: '부산' })).toEqual([
    {
      file: 'facts.ts',
      field: 'location.region',
      remedy: "'부산', and location.address lies in 인천: write '인천', or mend the address",
    },
  ]);
});

test('an address without a region is named, and one that nobody has written yet lies nowhere', () => {
  expect(problemsOf({ address: '중구 신흥동3가' })).toMatchObject([{ field: 'location.address' }]);
  expect(problemsOf({ address: '(작성) 대지 위치' })).toEqual([]);
});
