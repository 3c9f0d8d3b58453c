import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST, lookAt, panBy, pinch, resized, WHOLE, zoomAt, type View } from '#ui/zoom/view.ts';

const size = { width: 300, height: 200 };
const point = fc.record({
  x: fc.double({ min: 0, max: 300, noNaN: true }),
  y: fc.double({ min: 0, max: 200, noNaN: true }),
});

/** What of the plan lies under a point of the frame. */
const under = ({ scale, x, y }: View, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

describe('looking at a part of a plan', () => {
  it('keeps what is under the fingers there', () => {
    const middle = { x: 120, y: 90 };
    const before = zoomAt(WHOLE, 2, { x: 150, y: 100 }, size);
    const after = zoomAt(before, 1.5, middle, size);
    expect(after.scale).toBe(3);
    expect(under(after, middle).x).toBeCloseTo(under(before, middle).x);
    expect(under(after, middle).y).toBeCloseTo(under(before, middle).y);
  });

  it('is never smaller than the whole nor larger than the largest, and shows nothing but the plan', () => {
    const step = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), point, by: point });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const view = steps.reduce<View>(
          (now, { factor, point: at, by }) =>
            panBy(zoomAt(now, factor, at, size), { x: by.x - 150, y: by.y - 100 }, size),
          WHOLE,
        );
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(LARGEST);
        const corner = under(view, { x: 0, y: 0 });
        const opposite = under(view, { x: 300, y: 200 });
        expect(corner.x).toBeGreaterThanOrEqual(-1e-6);
        expect(corner.y).toBeGreaterThanOrEqual(-1e-6);
        expect(opposite.x).toBeLessThanOrEqual(300 + 1e-6);
        expect(opposite.y).toBeLessThanOrEqual(200 + 1e-6);
      }),
    );
  });

  it('returns to the whole when it is made as small as it gets', () =>
    expect(zoomAt(zoomAt(WHOLE, 3, { x: 10, y: 190 }, size), 0.1, { x: 200, y: 20 }, size)).toEqual(WHOLE));

  it('follows two fingers that spread and wander', () => {
    const view = pinch(
      WHOLE,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 60, y: 100 },
        { x: 260, y: 100 },
      ],
      size,
    );
    expect(view.scale).toBe(2);
    expect(under(view, { x: 160, y: 100 }).x).toBeCloseTo(150);
  });

  it('shows the same part when the frame grows', () => {
    const before = zoomAt(WHOLE, 2, { x: 300, y: 200 }, size);
    const after = resized(before, size, { width: 600, height: 300 });
    expect(after).toEqual({ scale: 2, x: -600, y: -300 });
  });

  it('puts a point into the middle, unless that would show more than there is', () => {
    const middle = { x: 150, y: 100 };
    const centred = under(lookAt({ x: 140, y: 90 }, 2, size), middle);
    expect([centred.x, centred.y]).toEqual([140, 90]);
    expect(lookAt({ x: 0, y: 0 }, 2, size)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(lookAt({ x: 10, y: 10 }, 1, size)).toEqual(WHOLE);
  });
});
