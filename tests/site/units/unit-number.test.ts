import { describe, expect, it } from 'vitest';
import { floorsFromTop, unitNumber } from '#site/units/unit-number.ts';

describe('unit numbers', () => {
  it('are the floor and two digits of the line', () => {
    expect(unitNumber(41, '3호')).toBe('4103');
    expect(unitNumber(5, '12호')).toBe('512');
  });

  it('keep a line without digits readable', () => expect(unitNumber(7, '가')).toBe('7-가'));

  it('stand with the top floor first', () => {
    expect(floorsFromTop(5, 8)).toEqual([8, 7, 6, 5]);
    expect(floorsFromTop(9, 8)).toEqual([]);
  });
});
