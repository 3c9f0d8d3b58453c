import { describe, expect, test } from 'vitest';
import { stepState } from '#site/schedule/step-state.ts';

describe('a step', () => {
  test('is ahead by so many days, then now, then past', () => {
    const step = { from: '2027-03-01', until: '2027-03-03' };
    expect(stepState(step, '2027-02-27')).toEqual({ kind: 'ahead', days: 2 });
    expect(stepState(step, '2027-02-28')).toEqual({ kind: 'ahead', days: 1 });
    expect(stepState(step, '2027-03-01')).toEqual({ kind: 'now', isFirstDay: true });
    expect(stepState(step, '2027-03-03')).toEqual({ kind: 'now', isFirstDay: false });
    expect(stepState(step, '2027-03-04')).toEqual({ kind: 'past' });
  });

  test('of one day is past the next day, and counts over a leap day and the turn of a year', () => {
    expect(stepState({ from: '2027-03-05', until: null }, '2027-03-06')).toEqual({ kind: 'past' });
    expect(stepState({ from: '2028-03-01', until: null }, '2028-02-28')).toEqual({ kind: 'ahead', days: 2 });
    expect(stepState({ from: '2028-01-01', until: null }, '2027-12-31')).toEqual({ kind: 'ahead', days: 1 });
  });
});
