import { describe, expect, it } from 'vitest';
import { neighbourhoodOf } from '#site/maps/neighbourhood.ts';
import { layOut } from '#site/maps/sheet.ts';
import type { LocationMap, MapLabel } from '#site/schema/maps.ts';
import { mapOf, placeAt } from '#tests/support/maps.ts';

const shown = (labels: readonly MapLabel[], parts?: Partial<LocationMap>) => {
  const map = mapOf(labels, parts);
  return neighbourhoodOf(map, layOut(map), '/maps/map.svg');
};
const place = (text: string, east: number, south: number): MapLabel => ({
  kind: 'place',
  text,
  at: placeAt(east, south),
});

describe('what there is around a site', () => {
  it('is numbered from the nearest to the farthest, whatever order it is written in', () => {
    const { places } = shown([place('항구', -2, 1), place('병원', 0.3, 0.2), place('시장', 0, -1.3)]);
    expect(places.map(({ number, name }) => [number, name])).toEqual([
      [null, '단지'],
      [1, '병원'],
      [2, '시장'],
      [3, '항구'],
    ]);
  });

  it('is as far as the coordinates say, to the nearest 100 m, and never at no distance', () => {
    const { places } = shown([place('역', 0.02, 0), place('병원', 0.3, 0.4), place('시장', 0, -1.26)]);
    expect(places.map(({ km }) => km)).toEqual([null, 0.1, 0.5, 1.3]);
  });

  it('is as far on the sheet as in the list: one comes from the other', () => {
    const { places, km } = shown([place('항구', -2, 1), place('시장', 0.5, -1.3)]);
    const site = places[0]!;
    for (const { at, km: distance } of places.slice(1)) {
      const onSheet = Math.hypot(at[0] - site.at[0], at[1] - site.at[1]) * km;
      expect(Math.abs(onSheet - distance!)).toBeLessThanOrEqual(0.06);
    }
  });

  it('has the model house with a pin of its own, without a number, where its place is known', () => {
    const house: MapLabel = { kind: 'model-house', text: '견본주택', at: placeAt(1.5, 0) };
    const { places } = shown([place('병원', 0.3, 0.2), house]);
    expect(places.map(({ kind, number, km }) => [kind, number, km])).toEqual([
      ['site', null, null],
      ['model-house', null, 1.5],
      ['place', 1, 0.4],
    ]);
  });

  it('has no model house where nobody knows yet where it stands', () => {
    expect(shown([place('병원', 0.3, 0.2)]).places.map(({ kind }) => kind)).not.toContain('model-house');
  });

  it('says which spot was measured to, and which lines stop', () => {
    const { places } = shown(
      [
        { ...place('공원', 2, 0), spot: '전망대' },
        { kind: 'station', text: '인천역', lines: ['1호선'], at: placeAt(1, 0) },
      ],
      { railways: [{ name: '1호선', colour: '#2f5597', through: [placeAt(0, 0), placeAt(1, 0)] }] },
    );
    expect(places[1]).toMatchObject({ name: '인천역', lines: [{ name: '1호선', colour: '#2f5597' }] });
    expect(places[2]).toMatchObject({ name: '공원', spot: '전망대' });
  });

  it('leaves to the map the words that are no place, and explains what is drawn, no more', () => {
    const { labels, grounds } = shown([{ kind: 'road', text: '큰길', at: placeAt(1, 1) }], {
      roads: [{ rank: 'main', through: [placeAt(0, 1), placeAt(2, 1)] }],
    });
    expect(labels.map(({ kind }) => kind)).toEqual(['road']);
    expect(grounds).toEqual(['main']);
  });
});
