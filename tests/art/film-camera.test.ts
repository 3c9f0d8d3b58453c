import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAt } from '#art/film/camera.ts';
import { CROPS } from '#art/film/film.ts';
import { nearnessOf, type Nearness } from '#art/film/nearness.ts';
import { resample, type Pixels } from '#art/film/resample.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const view = fc.record({ x: share, y: share, zoom: fc.double({ min: 1, max: 2, noNaN: true }) });
const truck = fc.double({ min: -0.03, max: 0.03, noNaN: true });

test('the camera never looks past the still, wherever it is sent, in whatever crop, and with what moves in it', () => {
  const still = { width: 1600, height: 900 };
  fc.assert(
    fc.property(view, view, share, truck, fc.constantFrom(...CROPS), (from, to, at, way, crop) => {
      const { part, shift } = lookAt({ from, to }, still, crop, at, way);
      const most = (Math.abs(shift) / 2) * part.width;
      expect(Math.min(part.left - most, part.top)).toBeGreaterThanOrEqual(-1e-6);
      expect(part.left + part.width + most).toBeLessThanOrEqual(still.width + 1e-6);
      expect(part.top + part.height).toBeLessThanOrEqual(still.height + 1e-6);
    }),
  );
});

/** Ever lighter to the right, by ten a pixel. */
const ramp: Pixels = {
  data: Uint8Array.from({ length: 20 * 6 * 3 }, (_, index) => 10 * (Math.floor(index / 3) % 20)),
  width: 20,
  height: 6,
};
const frame = { width: 8, height: 6 };

function sampleAt(left: number, nearness?: Nearness): number[] {
  const out = new Float32Array(frame.width * frame.height * 3);
  resample(ramp, { left, top: 0, ...frame }, frame, out, nearness ? { nearness, shift: 0.25 } : null);
  return Array.from({ length: frame.width }, (_, column) => Math.round(out[column * 3] ?? 0));
}

describe('sampling between the pixels', () => {
  test('gives a picture back as it is, pixel for pixel', () => {
    expect(sampleAt(4)).toEqual([40, 50, 60, 70, 80, 90, 100, 110]);
  });

  test('moves by a fraction of a pixel', () => {
    expect(sampleAt(4.3)).toEqual([43, 53, 63, 73, 83, 93, 103, 113]);
  });

  test('shifts what is near to the left and what is far to the right, by half the way each', () => {
    const flat = (value: number) => ({ data: new Float32Array(20 * 6).fill(value), width: 20, height: 6 });
    expect(sampleAt(4, flat(1))).toEqual(sampleAt(5));
    expect(sampleAt(4, flat(0.5))).toEqual(sampleAt(4));
    expect(sampleAt(4, flat(0))).toEqual(sampleAt(3));
  });
});

describe('nearness', () => {
  const width = 500;
  const depth = Float32Array.from({ length: width * 20 }, (_, index) =>
    index % width < 100 ? 1e10 : index % width < 300 ? 8 : 2,
  );
  const { data } = nearnessOf({ data: depth, width, height: 20 });
  const middle = data.subarray(width * 10, width * 11);

  test('is none in the sky, whole at what is nearest, and between them by how the distance shrinks things', () => {
    expect(middle[20]).toBeCloseTo(0, 6);
    expect(middle[200]).toBeCloseTo(0.25, 6);
    expect(middle[450]).toBeCloseTo(1, 6);
  });

  test('fades around things instead of breaking off, and leaves their edges whole', () => {
    expect(middle[300]).toBeGreaterThan(0.6);
    const steps = Array.from(middle.subarray(1), (value, index) => Math.abs(value - (middle[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.2);
  });
});
