import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { calendarAddress, calendarFile, type CalendarEvent } from '#site/calendar/calendar-file.ts';

const WRITTEN = new Date('2027-03-01T00:00:00Z');

const visit: CalendarEvent = {
  uid: 'visit@example.com',
  begins: new Date('2027-03-12T10:30:00+09:00'),
  minutes: 30,
  title: '견본주택 방문',
  place: '인천광역시 중구 예시로 1',
  address: 'https://example.com/a;b,c/%EC%98%A8/visit/0',
  note: '안내',
};
const day: CalendarEvent = { uid: 'contract@example.com', day: '2027-04-05', until: '2027-04-07', title: '정당계약' };

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
/** What a reader makes of a file with one event: folds are undone, then each line is a name and a value. */
const read = (event: CalendarEvent) =>
  Object.fromEntries(
    unfolded(calendarFile([event], WRITTEN)).map((line) => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1),
    ]),
  );
const unescaped = (value = '') =>
  value.replaceAll(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character));

test('what begins at an hour says it in Seoul’s time, with the zone that explains it', () => {
  const lines = unfolded(calendarFile([visit], WRITTEN));
  expect(lines).toContain('DTSTART;TZID=Asia/Seoul:20270312T103000');
  expect(lines).toContain('DTEND;TZID=Asia/Seoul:20270312T110000');
  expect(lines).toContain('DTSTAMP:20270301T000000Z');
  expect(lines.indexOf('END:VTIMEZONE')).toBeGreaterThan(0);
  expect(lines.indexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
});

test('whole days end with the day after the last, over the end of a month too, and need no zone', () => {
  expect(read(day)).toMatchObject({ 'DTSTART;VALUE=DATE': '20270405', 'DTEND;VALUE=DATE': '20270408' });
  const last: CalendarEvent = { ...day, day: '2027-12-31', until: null };
  expect(read(last)).toMatchObject({ 'DTSTART;VALUE=DATE': '20271231', 'DTEND;VALUE=DATE': '20280101' });
  expect(calendarFile([day], WRITTEN)).not.toContain('VTIMEZONE');
});

test('a reminder comes the day before: of a whole day at nine, else at the same hour; none that nobody asked for', () => {
  const trigger = (event: CalendarEvent) => read(event)['TRIGGER'];
  expect(trigger({ ...day, alarm: '내일입니다.' })).toBe('-PT15H');
  expect(trigger({ ...visit, alarm: '내일입니다.' })).toBe('-P1D');
  expect(trigger(day)).toBeUndefined();
});

test('several dates stand in one calendar, whose lines end with CR and LF', () => {
  const file = calendarFile([visit, day], WRITTEN);
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('an address comes out as it went in, and the file fits into one', () => {
  expect(read(visit)['URL']).toBe('https://example.com/a;b,c/%EC%98%A8/visit/0');
  const [type, text = ''] = calendarAddress(calendarFile([visit], WRITTEN)).split(',');
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(text)).toBe(calendarFile([visit], WRITTEN));
});

test('any text comes out of the file as it went in, and no line has more than 75 bytes', () => {
  const text = string({
    unit: constantFrom('가', 'a', '😀', ',', ';', '\\', '\n', 'n', ' ', ':'),
    maxLength: 200,
  });
  assert(
    property(text, (note) => {
      expect(unescaped(read({ ...visit, note })['DESCRIPTION'])).toBe(note);
      for (const line of calendarFile([{ ...visit, note, alarm: note }], WRITTEN).split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
  );
});
