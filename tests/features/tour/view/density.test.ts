import { expect, test } from 'vitest';
import { densityOf } from '#features/tour/view/stage.ts';

test('a picture is drawn as finely as the screen shows it, but no finer than anybody sees, nor more than old phones can draw', () => {
  const phone = { width: 390, height: 342 };
  expect([1, 2, 3, 4].map((screen) => densityOf(phone, screen))).toEqual([1, 2, 3, 3]);
  const whole = { width: 390, height: 844 };
  expect(densityOf(whole, 3) ** 2 * whole.width * whole.height).toBeCloseTo(2.4e6, 0);
  expect(densityOf({ width: 0, height: 0 }, 2)).toBe(2);
});
