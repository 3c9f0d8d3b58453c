import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleBar } from '#site/maps/scale-bar.ts';

describe('the scale of a map', () => {
  it('is a kilometre on a map of 5 km, and less of it the closer one looks', () => {
    expect([1, 2, 3, 6].map((scale) => scaleBar(5.2, scale).metres)).toEqual([1000, 500, 200, 200]);
    expect(scaleBar(40).metres).toBe(10_000);
  });

  it('is a round length, true to the map, and as long as there is room for', () => {
    const km = double({ min: 0.5, max: 100, noNaN: true });
    const scale = double({ min: 1, max: 6, noNaN: true });
    assert(
      property(km, scale, (side, magnified) => {
        const { metres, share } = scaleBar(side, magnified);
        expect(String(metres)).toMatch(/^[125]0*$/);
        expect(share * side * 1000).toBeCloseTo(metres);
        expect(share * magnified).toBeLessThanOrEqual(0.25 + 1e-9);
        expect(share * magnified).toBeGreaterThan(0.1 - 1e-9);
      }),
    );
  });
});
