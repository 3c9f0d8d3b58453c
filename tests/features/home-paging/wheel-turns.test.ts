import { assert, boolean, infiniteStream, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { watchTurns } from '#features/home-paging/wheel-turns.ts';

/** How many of the events count as turns, 16 ms apart unless said otherwise. */
function turns(deltas: readonly number[], every = 16): number {
  const isTurn = watchTurns();
  return deltas.filter((delta, index) => isTurn(delta, index * every)).length;
}

const glide = (from: number) => {
  const deltas = [];
  for (let delta = from; delta >= 1; delta *= 0.93) deltas.push(Math.round(delta));
  return deltas;
};

describe('turns of the wheel', () => {
  test('every notch of a mouse wheel is one, however quickly they come', () => {
    expect(turns([120, 120, 120, 120])).toBe(4);
    expect(turns([100, 100, 100], 400)).toBe(3);
  });
  test('a trackpad’s glide after a push is none', () => {
    expect(turns([4, 12, 30, 62, 90, ...glide(84)])).toBeLessThanOrEqual(3);
    const isTurn = watchTurns();
    [4, 12, 30, 62, 90].forEach((delta, index) => isTurn(delta, index * 16));
    expect(glide(84).filter((delta, index) => isTurn(delta, 80 + index * 16))).toEqual([]);
  });
  test('a glide stays one though the browser adds events of a frame together', () => {
    assert(
      property(integer({ min: 5, max: 99 }), infiniteStream(boolean()), (from, joined) => {
        const [...left] = glide(from);
        const deltas = [];
        while (left.length > 0) deltas.push(left.shift()! + (joined.next().value ? (left.shift() ?? 0) : 0));
        const isTurn = watchTurns();
        isTurn(from, 0);
        expect(deltas.filter((delta, index) => isTurn(delta, 16 + index * 16))).toEqual([]);
      }),
    );
  });
  test('a new push in the glide of the last one is a turn', () => {
    const isTurn = watchTurns();
    glide(90).forEach((delta, index) => isTurn(delta, index * 16));
    expect([3, 14, 40, 80].map((delta, index) => isTurn(delta, 1100 + index * 16))).toContain(true);
  });
  test('so is one the other way, or one after a pause', () => {
    const isTurn = watchTurns();
    expect(isTurn(60, 0)).toBe(true);
    expect(isTurn(40, 16)).toBe(false);
    expect(isTurn(-20, 32)).toBe(true);
    expect(isTurn(-10, 300)).toBe(true);
  });
});
