import * as v from 'valibot';
import { expect, test } from 'vitest';
import { directions } from '#content/directions.ts';
import { galleries } from '#content/galleries.ts';
import { home } from '#content/home.ts';
import { maps } from '#content/maps.ts';
import { distanceKm } from '#site/maps/geography.ts';
import { neighbourhoodOf } from '#site/maps/neighbourhood.ts';
import { layOut } from '#site/maps/sheet.ts';
import { mapsSchema } from '#site/schema/maps.ts';

const map = v.parse(mapsSchema, maps).maps.find(({ id }) => id === galleries!['/LocationEnvironment/intro']!.map)!;
const { places } = neighbourhoodOf(map, layOut(map), '');

// Reckoned apart from the engine, by another formula, from coordinates of six decimals as they are published.
test.for([
  ['숭의역', 0.1],
  ['인하대병원', 0.4],
  ['도원역', 0.9],
  ['신포역', 1.3],
  ['신포국제시장', 1.4],
  ['동인천역', 1.6],
  ['인하대역', 1.8],
  ['인하대학교', 1.9],
  ['자유공원', 2.0],
  ['인천역', 2.4],
  ['월미도', 3.0],
  ['연안부두', 3.2],
] as const)('%s is %f km from the site', ([name, km]) => {
  expect(places.find((place) => place.name === name)?.km).toBe(km);
});

test('stations lie on the lines that stop there', () => {
  for (const { lines = [], name } of places) {
    const label = map.labels.find(({ text }) => text === name)!;
    for (const line of lines) {
      const { through } = map.railways.find((railway) => railway.name === line.name)!;
      expect(through, `${name} on ${line.name}`).toContainEqual(label.at);
    }
  }
});

test.each([
  ['현장', '숭의역'],
  ['견본주택', '신포역'],
])('the way to %s names %s, and says how far it is as the map does', (name, station) => {
  const place = directions!.places.find((each) => each.name === name)!;
  const km = distanceKm(place, map.labels.find(({ text }) => text === station)!.at).toFixed(1);
  const waysOf = <Way extends { title: string }>(ways: readonly Way[]) => ways.find(({ title }) => title === '지하철')!;
  expect(waysOf(directions!.ways).lines).toContainEqual(
    expect.stringMatching(new RegExp(`^${name}: .*${station}.*직선거리 약 ${km}km$`)),
  );
  expect(waysOf(home.directions.ways).text).toMatch(new RegExp(`${name}은 [^,]*${station}\\(직선거리 약 ${km}km\\)`));
});
