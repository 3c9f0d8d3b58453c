import { expect, test } from 'vitest';
import { wrongWeekdays } from '#text/written-days.ts';

test.each([
  '2027년 3월 5일(금)',
  '2027년 4월 5일(월)~4월 7일(수) (예시)',
  '2027년 4월 5일(월)~7일(수)',
  '2027. 3. 5.(금) 10:00',
  '3월 5일(목)부터',
  '매일 10:00~18:00 (월요일 휴관)',
  '59㎡A(금액 별도) 3(목)',
])('%s is right, or says no weekday of a known day', (text) => {
  expect(wrongWeekdays(text)).toEqual([]);
});

test.each([
  ['2027년 3월 5일(목)', '금'],
  ['2027년 4월 5일(월)~4월 7일(화)', '수'],
  ['2027년 4월 5일(월)~7일(화)', '수'],
  ['2027. 3. 5.(토)', '금'],
  ['2027년 2월 30일(화)', null],
])('%s is told: it is a %s', (text, weekday) => {
  expect(wrongWeekdays(text)).toMatchObject([{ weekday }]);
});
