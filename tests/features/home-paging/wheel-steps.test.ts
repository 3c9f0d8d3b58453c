import { describe, expect, test } from 'vitest';
import { keyStep, nextStep, stepAt } from '#features/home-paging/wheel-steps.ts';

describe('the steps of the home page', () => {
  test('down goes through eight screens and ends on the footer’s half', () => {
    const steps = [1];
    for (let turn = 0; turn < 9; turn++) steps.push(nextStep(steps.at(-1)!, 'down'));
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8.5, 8.5]);
  });
  test('up from the footer lands on the eighth screen and ends on the first', () => {
    const steps = [8.5];
    for (let turn = 0; turn < 9; turn++) steps.push(nextStep(steps.at(-1)!, 'up'));
    expect(steps).toEqual([8.5, 8, 7, 6, 5, 4, 3, 2, 1, 1]);
  });
  test('the step is read from where the page stands, so that anchors and reloads count', () => {
    const tops = [0, 700, 1400, 2100, 2800, 3500, 4200, 4900];
    expect(stepAt(0, tops, 5400)).toBe(1);
    expect(stepAt(720, tops, 5400)).toBe(2);
    expect(stepAt(1100, tops, 5400)).toBe(3);
    expect(stepAt(4900, tops, 5400)).toBe(8);
    expect(stepAt(5400, tops, 5400)).toBe(8.5);
  });
  test.each([
    ['PageDown', false, 3],
    ['ArrowDown', false, 3],
    [' ', false, 3],
    [' ', true, 1],
    ['PageUp', false, 1],
    ['Home', false, 1],
    ['End', false, 8.5],
    ['a', false, null],
  ] as const)('the key "%s" (shift %s) on the second screen leads to %s', (key, shift, step) => {
    expect(keyStep(key, shift, 2)).toBe(step);
  });
});
