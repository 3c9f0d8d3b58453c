import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { dayOf } from '#tools/new-site/sheet/cells/cell.ts';
import { day } from '#tools/new-site/sheet/cells/days.ts';

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026.12.1', '2026-12-01'],
  ['2026. 12. 1.', '2026-12-01'],
  ['2026/12/01', '2026-12-01'],
  ['2026년 12월 1일', '2026-12-01'],
  ['20261201', '2026-12-01'],
  [20_261_201, '2026-12-01'],
  ['26/12/01(화)', '2026-12-01'],
  ['26.12.1(화요일)', '2026-12-01'],
  ['’26.12.01 (화)', '2026-12-01'],
  [new Date('2026-12-01T00:00:00Z'), '2026-12-01'],
  // A few milliseconds before midnight, as some programs reckon.
  [new Date('2026-11-30T23:59:59.997Z'), '2026-12-01'],
])('%s is the day %s', (cell, value) => {
  expect(day(cell, '')).toEqual({ value });
});

test('a weekday that is another one’s is told with the right one', () => {
  expect(day('26/12/01(수)', '')).toEqual({ remedy: CELL_TEXT.weekday('2026-12-01', '화') });
});

test.each(['2027-02-29', '2026-13-01', '2026-04-31', '2026-00-10'])('%s is in no calendar', (cell) => {
  expect(day(cell, '')).toEqual({ remedy: CELL_TEXT.noSuchDay });
});

test.each(['12월 중', '12/01', '2026-12', '미정', '12/01/2026', '2026-12-01~12-05', true, 12])(
  '%s is no day',
  (cell) => {
    expect(day(cell, '')).toEqual({ remedy: CELL_TEXT.day });
  },
);

test('a day that lost its format is told as the day that it was', () => {
  expect(day(46_357, '')).toEqual({ remedy: CELL_TEXT.serial('2026-12-01') });
});

const midnightOf = (date: Date) => Math.floor(date.getTime() / 86_400_000) * 86_400_000;

test('every day of the century is read alike, however it is written', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const value = dayOf(new Date(midnightOf(date)));
      const [year = '', month = '', of = ''] = value.split('-');
      const weekday = '일월화수목금토'[new Date(`${value}T00:00:00Z`).getUTCDay()] ?? '';
      const written = [
        value,
        `${year}.${Number(month)}.${Number(of)}`,
        `${year.slice(2)}/${month}/${of}(${weekday})`,
        `${year}년 ${Number(month)}월 ${Number(of)}일 ${weekday}요일`,
        new Date(`${value}T00:00:00Z`),
      ];
      for (const cell of written) expect(day(cell, '')).toEqual({ value });
      for (const wrong of '일월화수목금토'.replace(weekday, ''))
        expect(day(`${value}(${wrong})`, '')).toEqual({ remedy: CELL_TEXT.weekday(value, weekday) });
    }),
  );
});
