import { afterEach, describe, expect, test } from 'vitest';
import { dayInSeoul, startOfDay, timeInSeoul } from '#text/moments.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** 1 November 2026, midnight in Seoul. */
const START = Date.UTC(2026, 9, 31, 15);

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

// Behind, ahead, with a summer time, and Seoul itself.
describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London', 'UTC', 'Asia/Seoul'])(
  'on a device in %s',
  (name) => {
    test('the day in Seoul begins at 00:00 there and lasts until 23:59, on every day of two years', () => {
      process.env['TZ'] = name;
      for (let index = 0; index < 731; index++) {
        const midnight = START + index * DAY_MS;
        const day = new Date(Date.UTC(2026, 10, 1 + index)).toJSON().slice(0, 10);
        const moments = [midnight, midnight + DAY_MS - MINUTE_MS].map((moment) => new Date(moment));
        expect(moments.map(timeInSeoul)).toEqual(['00:00', '23:59']);
        expect(moments.map(dayInSeoul)).toEqual([day, day]);
        expect(dayInSeoul(new Date(midnight - 1))).not.toBe(day);
        expect(startOfDay(day).getTime()).toBe(midnight);
      }
    });
  },
);
