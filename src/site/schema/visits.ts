import * as v from 'valibot';
import { day, wholeNumber } from '#site/schema/parts/fields.ts';

const time = v.pipe(
  v.string("write a time as 'HH:MM', for example '10:00'"),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write a time of the day as 'HH:MM', for example '10:00'"),
);

/** From when to when visitors are received; null: not at all. */
const hours = v.nullable(v.strictObject({ opens: time, closes: time }));

const above = (least: number, most: number, example: number) =>
  v.pipe(
    wholeNumber(example),
    v.minValue(least, `write ${least} or more, for example ${example}`),
    v.maxValue(most, `write ${most} or less, for example ${example}`),
  );

/** Visits to the model house for which a time can be booked. The office opens the times at its desk. */
export const visitsSchema = v.strictObject({
  /** First and last day. */
  from: day,
  until: day,
  weekdays: hours,
  /** Saturdays and Sundays. */
  weekends: hours,
  /** How long one visit takes. */
  slotMinutes: above(10, 240, 30),
  /** Parties that come at one time. */
  capacity: above(1, 1000, 6),
  /** Days without visits. */
  closedDays: v.array(day),
});
export type Visits = v.InferOutput<typeof visitsSchema>;
