import { describe, expect, it } from 'vitest';
import { checkMaps } from '#site/check/check-maps.ts';
import type { LocationMap, MapLabel } from '#site/schema/maps.ts';
import { directions } from '#content/directions.ts';
import { facts } from '#content/facts.ts';
import { galleries } from '#content/galleries.ts';
import { navigation } from '#content/navigation.ts';
import { mapOf, MIDDLE, placeAt } from '#tests/support/maps.ts';

const INTRO = '/LocationEnvironment/intro';
const COMMUNITY = '/ComplexGuide/community';

/** A gallery that opens with a map. */
const opening = (path: string, map: string) => ({ [path]: { ...galleries![path]!, map } });

function problems(labels: readonly MapLabel[], parts?: Partial<LocationMap>, opened: typeof galleries = null) {
  const maps = { maps: [mapOf(labels, parts)], notice: '약도' };
  const here = { ...facts, location: { ...facts.location, ...MIDDLE } };
  return checkMaps({ maps, facts: here, directions, galleries: opened, navigation }).map(
    ({ file, field, remedy }) => `${file}: ${field}: ${remedy}`,
  );
}
const station = (east: number, south: number, side?: MapLabel['side']): MapLabel => ({
  kind: 'station',
  text: '숭의역',
  at: placeAt(east, south),
  ...(side && { side }),
});

describe('the check of maps', () => {
  it('finds nothing wrong with words that have room', () =>
    expect(problems([station(-1.5, -1.5), station(-1.5, 1)])).toEqual([]));

  it('finds words that reach over the edge, and says where they end', () => {
    const [remedy] = problems([station(2.3, 0.5)]);
    expect(remedy).toMatch(/'숭의역' reaches out of the map, which is 1000 × 1000 .*: 993, .*: move its point/);
  });

  it('lets the words turn to the other side', () => expect(problems([station(2.3, 0.5, 'left')])).toEqual([]));

  it('lets the name of a district stand wholly beside the square, for pages that are wide', () => {
    expect(problems([{ kind: 'district', text: '주안', at: placeAt(4, 0) }])).toEqual([]);
    expect(problems([{ kind: 'district', text: '주안', at: placeAt(2.5, 0) }])).toHaveLength(1);
    expect(problems([station(4, 0)])).toHaveLength(1);
  });

  it('finds words that overlap on a phone, once', () => {
    expect(problems([station(-1.5, -1.5), station(-1.4, -1.45)])).toEqual([
      "maps.ts: maps[0].labels[1]: '숭의역' and '숭의역' overlap on a phone: move one, or write another side",
    ]);
  });

  it('keeps the corners of the scale and of the arrow free', () => {
    expect(problems([station(-2.3, 2.3)])[0]).toContain("'숭의역' and 'the scale' overlap on a phone");
    expect(problems([station(2.4, -1.7, 'left')])).toEqual([]);
    expect(problems([station(2.4, -2.3, 'left')])[0]).toContain("'the arrow to the north'");
  });

  it('finds numbers that cover each other where a page shows them, though the words have room', () => {
    const two = [station(-1.5, -1.5, 'left'), station(-1.45, -1.45)];
    expect(problems(two)).toEqual([]);
    const near = [station(-1.5, -1.5), station(-1.35, -1.5, 'below')];
    expect(problems(near, {}, opening(INTRO, 'map')).at(-1)).toMatch(/numbers need room/);
  });

  it('finds a station on a line that the map does not have', () => {
    expect(problems([{ ...station(-1.5, -1.5), lines: ['9호선'] }])).toEqual([
      "maps.ts: maps[0].labels[1].lines: the map has no railway '9호선': write one of none yet",
    ]);
  });

  it('wants one site, where the facts have it', () => {
    const [none] = problems([], { labels: [station(-1.5, -1.5)] });
    expect(none).toMatch(/labels: write one label of the kind 'site'/);
    const [apart] = problems([], { labels: [{ kind: 'site', text: '단지', at: placeAt(1, 0) }] });
    expect(apart).toBe(
      "maps.ts: maps[0].labels[0].at: '단지' stands 1.0 km from the location of facts.ts: write at: facts.location",
    );
  });

  it('asks nothing of the site’s place while nobody has drawn the map', () => {
    const nowhere = { latitude: 0, longitude: 0 };
    expect(problems([], { middle: nowhere, labels: [{ kind: 'site', text: '단지', at: nowhere }] })).toEqual([]);
  });

  it('wants the model house where the way there says that it is, and once', () => {
    const house = (at: MapLabel['at']): MapLabel => ({ kind: 'model-house', text: '견본주택', at });
    const known = directions!.places[0]!;
    expect(problems([house(known)])).toEqual([]);
    expect(problems([house(placeAt(-1, 1.5))])[0]).toMatch(/'견본주택' stands at none of the places of directions\.ts/);
    expect(problems([house(known), house(known)]).join()).toContain('the map has a model house already');
  });

  it('finds a page that opens with a map that there is not, and one of a kind that shows none', () => {
    expect(problems([], {}, opening(INTRO, 'map'))).toEqual([]);
    expect(problems([], {}, opening(INTRO, 'city'))[0]).toBe(
      `galleries.ts: '${INTRO}'.map: maps.ts has no map 'city': write one of map`,
    );
    expect(problems([], {}, opening(COMMUNITY, 'map'))[0]).toMatch(
      /^galleries\.ts: '\/ComplexGuide\/community'\.map: only a page of the kind 'location' opens with a map/,
    );
  });
});
