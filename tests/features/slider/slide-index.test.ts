import { describe, expect, it } from 'vitest';
import { swipeStep, wrapIndex } from '#features/slider/slide-index.ts';

describe('the slider', () => {
  it('wraps at both ends', () => {
    expect(wrapIndex(6, 6)).toBe(0);
    expect(wrapIndex(-1, 6)).toBe(5);
    expect(wrapIndex(3, 6)).toBe(3);
  });

  it('changes at a swipe of 50 px or more', () => {
    expect(swipeStep(200, 150)).toBe(1);
    expect(swipeStep(150, 200)).toBe(-1);
  });

  it('stays at a shorter one', () => {
    expect(swipeStep(200, 151)).toBe(0);
    expect(swipeStep(150, 199)).toBe(0);
    expect(swipeStep(150, 150)).toBe(0);
  });
});
