import { describe, expect, it } from 'vitest';
import {
  formatArea,
  formatMillimetres,
  formatPercent,
  formatPyeong,
  formatRoomArea,
  formatUnitArea,
} from '#site/units/areas.ts';

describe('areas', () => {
  it('show the decimals that the fact has, and at least two', () => {
    expect(formatArea(8155.2)).toBe('8,155.20');
    expect(formatArea(94114.8939)).toBe('94,114.8939');
    expect(formatArea(59.5004)).toBe('59.5004');
    expect(formatArea(1_234_567)).toBe('1,234,567.00');
    expect(formatPercent(50.04)).toBe('50.04%');
    expect(formatPercent(751.599_96)).toBe('751.60%');
  });

  it('of a unit show four decimals', () => expect(formatUnitArea(59.94)).toBe('59.9400'));

  it('become 평 at 0.3025 with two decimals', () => {
    expect(formatPyeong(59.94)).toBe('18.13');
    expect(formatPyeong(84.9)).toBe('25.68');
    expect(formatPyeong(117.162)).toBe('35.44');
  });

  it('of a room come from its millimetres', () => {
    expect(formatRoomArea(4200 * 2850)).toBe('11.97');
    expect(formatRoomArea(2300 * 2450)).toBe('5.64');
    expect(formatRoomArea(2100 * 2550)).toBe('5.36');
    expect(formatMillimetres(900)).toBe('900');
    expect(formatMillimetres(4200)).toBe('4,200');
    expect(formatMillimetres(12_345.5)).toBe('12,346');
  });
});
