import { expect, test } from 'vitest';
import { announcement } from '#content/announcement.ts';
import { schedule } from '#content/schedule.ts';
import { formatLastDay, formatWeekday } from '#text/dates.ts';

test.each([
  ['공고일', '입주자모집공고'],
  ['특별공급 접수', '특별공급 접수'],
  ['1순위 접수', '1순위 접수'],
  ['2순위 접수', '2순위 접수'],
  ['당첨자 발표', '당첨자 발표'],
  ['정당계약', '정당계약'],
])('the announcement gives for %s the day of the schedule, and its weekday', (label, title) => {
  const { from, until } = schedule!.steps.find((step) => step.title === title)!;
  const days = until === null ? formatWeekday(from) : `${formatWeekday(from)}~${formatLastDay(from, until)}`;
  expect(announcement!.summary.find((row) => row.label === label)?.value).toBe(`${days} (예시)`);
});
