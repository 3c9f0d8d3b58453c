import { CELL_TEXT } from '#text/sheet/problems.ts';
import { UNITS } from '#text/sheet/words.ts';
import { bareText, type Cell, type Reader } from './cell.ts';

const DIGITS = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** What digits say, with commas between thousands or without; null: something else. */
export const digitsOf = (text: string): number | null => (DIGITS.test(text) ? Number(text.replaceAll(',', '')) : null);

/** A number with its unit or without; null: none, or one with another unit. */
export function numberIn(cell: NonNullable<Cell>, units: readonly string[]): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return null;
  const text = bareText(cell);
  const unit = units.find((ending) => text.endsWith(ending)) ?? '';
  return digitsOf(text.slice(0, text.length - unit.length));
}

/** A formula's 82.71719999999999 is 82.7172. */
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Square metres, four decimals at most. */
export const area: Reader<number> = (cell) => {
  const value = numberIn(cell, UNITS.area);
  if (value === null) return { remedy: CELL_TEXT.number('84.98') };
  return value > 0 ? { value: rounded(value, 4) } : { remedy: CELL_TEXT.aboveZero('84.98') };
};

/** A whole number of something, 0 too. */
export const count =
  (units: readonly string[]): Reader<number> =>
  (cell) => {
    const value = numberIn(cell, units);
    if (value === null || value < 0) return { remedy: CELL_TEXT.number('440') };
    const whole = rounded(value, 6);
    return Number.isInteger(whole) ? { value: whole } : { remedy: CELL_TEXT.whole('440') };
  };

export const degrees: Reader<number> = (cell) => {
  const value = numberIn(cell, UNITS.degrees);
  return value === null ? { remedy: CELL_TEXT.number('36.3504') } : { value };
};

/** A part of a whole. In a cell that a workbook shows as 10% stands 0.1. */
export const percent: Reader<number> = (cell) => {
  const value = numberIn(cell, UNITS.percent);
  if (value === null || value < 0 || value > 100) return { remedy: CELL_TEXT.percent };
  const whole = rounded(typeof cell === 'number' && value <= 1 ? value * 100 : value, 6);
  return Number.isInteger(rounded(whole * 100, 4)) ? { value: whole } : { remedy: CELL_TEXT.percent };
};

/** A ratio in per cent, such as 건폐율. One below `least` stands for itself and not for a hundredth. */
export const ratio =
  (least: number): Reader<number> =>
  (cell) => {
    const value = numberIn(cell, UNITS.percent);
    return value === null || value < least ? { remedy: CELL_TEXT.ratio } : { value: rounded(value, 4) };
  };
