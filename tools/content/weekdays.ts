import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { placesOf } from '#tools/readiness/texts.ts';

/** A day with its weekday behind it, in any of the ways in which people write one; the year may stand before an earlier day. */
const DAY = /(?:(\d{4})[^\d()]{1,3})?(\d{1,2})[^\d()]{1,3}(\d{1,2})[^\d()]{0,2}\((\p{Script=Hangul})\)/gu;

const weekday = new Intl.DateTimeFormat('ko-KR', { weekday: 'short', timeZone: 'UTC' });
const nameOf = (date: Date) => weekday.format(date);
const NAMES = new Set(Array.from({ length: 7 }, (_, day) => nameOf(new Date(Date.UTC(2026, 0, day + 1)))));

/** The weekdays of a text that are not those of their days. */
function wrongWeekdays(text: string): string[] {
  let [year, monthBefore] = [0, 0];
  return [...text.matchAll(DAY)].flatMap(([written, ownYear, month, day, said = '']) => {
    if (!NAMES.has(said)) return [];
    // After a day of December, one of January is the next year's.
    year = ownYear ? Number(ownYear) : year && year + (Number(month) < monthBefore ? 1 : 0);
    monthBefore = Number(month);
    if (year === 0) return [];
    const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
    if (date.getUTCMonth() !== Number(month) - 1) return [`no month has the day '${written}': mend it`];
    const right = nameOf(date);
    return right === said
      ? []
      : [`${date.toISOString().slice(0, 10)} is (${right}), not (${said}): mend day or weekday`];
  });
}

/** Weekdays beside days: a day that was moved often keeps the weekday that it had. */
export const checkWeekdays = (content: Content): ContentProblem[] =>
  placesOf(content).flatMap(({ file, field, text }) => wrongWeekdays(text).map((remedy) => ({ file, field, remedy })));
