import * as v from 'valibot';
import { wholeNumber } from './fields.ts';

/** Whole won. */
export const won = wholeNumber(512_300_000);

/** Per cent, two decimals at most. */
export const percent = v.pipe(
  v.number('write a number without quotes, for example 10'),
  v.minValue(0, 'write 0 or more'),
  v.maxValue(100, 'write 100 or less'),
  v.check((value) => Number.isInteger(hundredths(value)), 'write two decimals at most, for example 3.33'),
);

/** Per cent as hundredths, in which two decimals are whole; what has more is no whole number. */
export const hundredths = (value: number): number => Number((value * 100).toFixed(6));
