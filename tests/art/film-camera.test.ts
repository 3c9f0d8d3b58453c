import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAt, rectangleOf } from '#art/film/camera.ts';
import { CROPS } from '#art/film/film.ts';
import { resample, type Pixels } from '#art/film/resample.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const view = fc.record({ x: share, y: share, zoom: fc.double({ min: 1, max: 2, noNaN: true }) });

test('the camera never looks past the still, wherever it is sent and in whatever crop', () => {
  const still = { width: 1600, height: 900 };
  fc.assert(
    fc.property(view, view, share, fc.constantFrom(...CROPS), (from, to, at, crop) => {
      const { left, top, width, height } = lookAt(rectangleOf(from, still, crop), rectangleOf(to, still, crop), at);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-6);
      expect(left + width).toBeLessThanOrEqual(still.width + 1e-6);
      expect(top + height).toBeLessThanOrEqual(still.height + 1e-6);
    }),
  );
});

test('what is infinitely far stands still while the camera moves', () => {
  const from = { left: 0, top: 0, width: 400, height: 200 };
  const far = [0, 0.3, 1].map((at) => lookAt(from, { ...from, left: 100 }, at, 0).left);
  expect(new Set(far)).toEqual(new Set([50]));
});

describe('sampling between the pixels', () => {
  const ramp: Pixels = {
    data: Uint8Array.from({ length: 20 * 6 * 3 }, (_, index) => 10 * (Math.floor(index / 3) % 20)),
    width: 20,
    height: 6,
    channels: 3,
  };
  const frame = { width: 8, height: 6 };
  const sampleAt = (left: number) => {
    const out = new Float32Array(frame.width * frame.height * 3);
    resample(ramp, { left, top: 0, ...frame }, frame, out);
    return Array.from({ length: frame.width }, (_, column) => Math.round(out[column * 3] ?? 0));
  };

  test('gives a picture back as it is, pixel for pixel', () => {
    expect(sampleAt(4)).toEqual([40, 50, 60, 70, 80, 90, 100, 110]);
  });

  test('moves by a fraction of a pixel', () => {
    expect(sampleAt(4.3)).toEqual([43, 53, 63, 73, 83, 93, 103, 113]);
  });
});
