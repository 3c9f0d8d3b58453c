import { describe, expect, it } from 'vitest';
import { checkMaps } from '#site/check/check-maps.ts';
import { drawLabel, labelBox } from '#site/maps/map-labels.ts';
import type { LocationMap, MapLabel } from '#site/schema/maps.ts';

const SIZE: LocationMap['size'] = [1000, 1000];
const station = (at: [number, number], side?: MapLabel['side']): MapLabel => ({
  kind: 'station',
  text: '숭의역',
  at,
  ...(side && { side }),
});
const problems = (...labels: MapLabel[]) => {
  const map = {
    id: 'map',
    title: '지도',
    alt: '약도',
    size: SIZE,
    land: [],
    water: [],
    greens: [],
    roads: [],
    railways: [],
  };
  return checkMaps({ maps: { maps: [{ ...map, labels }], notice: '약도' } }).map(({ remedy }) => remedy);
};

describe('the words of a map', () => {
  it('stand beside their mark, on the side that the content names', () => {
    expect(labelBox(station([500, 500]), SIZE).left).toBeGreaterThan(500);
    expect(labelBox(station([500, 500], 'left'), SIZE).right).toBeLessThan(500);
    expect(labelBox(station([500, 500], 'above'), SIZE).bottom).toBeLessThan(500);
    expect(labelBox(station([500, 500], 'below'), SIZE).top).toBeGreaterThan(500);
  });

  it('stand on their point where it has no mark', () => {
    const { left, top, right, bottom } = labelBox({ kind: 'district', text: '월미도', at: [500, 500] }, SIZE);
    expect((left + right) / 2).toBeCloseTo(500);
    expect(Math.abs((top + bottom) / 2 - 500)).toBeLessThan(3);
  });

  it('are placed in percent of the map, so that they follow it at any width', () => {
    expect(drawLabel(station([250, 125]), [500, 500])).toMatchObject({ x: '50%', y: '25%', anchor: 'start' });
  });

  it('may take two lines', () => {
    const { lines } = drawLabel({ kind: 'site', text: '온새미\n스카이', at: [500, 500] }, SIZE);
    expect(lines.map(({ text }) => text)).toEqual(['온새미', '스카이']);
  });

  it('give the site a plate that points at it', () => {
    const { plate } = drawLabel({ kind: 'site', text: '온새미', at: [500, 500], side: 'below' }, SIZE);
    expect(Number.parseFloat(plate?.pointer.y ?? '')).toBeGreaterThan(0);
    expect(plate?.pointer.x).toBe('0em');
  });
});

describe('the check of maps', () => {
  it('finds nothing wrong with words that have room', () => {
    expect(problems(station([200, 200]), station([200, 400]))).toEqual([]);
  });

  it('finds words that reach over the edge, and says where they end', () => {
    const [remedy] = problems(station([950, 500]));
    expect(remedy).toMatch(/'숭의역' reaches out of the map of 1000 × 1000 .*: 983, .*: move its point/);
  });

  it('lets the words turn to the other side', () => expect(problems(station([950, 500], 'left'))).toEqual([]));

  it('finds words that overlap on a phone, once', () => {
    expect(problems(station([200, 200]), station([220, 210]))).toEqual([
      "'숭의역' and '숭의역' overlap on a phone: move one, or write another side",
    ]);
  });
});
