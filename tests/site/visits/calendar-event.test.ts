import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from '#site/visits/calendar-event.ts';

const event: CalendarEvent = {
  uid: 'visit@example.com',
  begins: new Date('2027-03-12T10:30:00+09:00'),
  minutes: 30,
  title: '견본주택 방문',
  place: '인천광역시 중구 예시로 1',
  address: 'https://example.com/%EC%98%A8/visit/0',
  note: '안내',
  writtenAt: new Date('2027-03-01T00:00:00Z'),
};

/** What a reader makes of a file: folds are undone, then each line is a name and a value. */
const read = (file: string) =>
  Object.fromEntries(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
const unescaped = (value = '') =>
  value.replaceAll(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character));

test('a visit at half past ten in Korea is at half past one in UTC, and ends after its length', () => {
  const { DTSTART, DTEND, DTSTAMP } = read(calendarFile(event));
  expect([DTSTART, DTEND, DTSTAMP]).toEqual(['20270312T013000Z', '20270312T020000Z', '20270301T000000Z']);
});

test('the file is one event in one calendar, its lines end with CR and LF', () => {
  const file = calendarFile(event);
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('any text comes out of the file as it went in, and no line has more than 75 bytes', () => {
  const text = string({
    unit: constantFrom('가', 'a', '😀', ',', ';', '\\', '\n', 'n', ' ', ':'),
    maxLength: 200,
  });
  assert(
    property(text, (note) => {
      const file = calendarFile({ ...event, note });
      expect(unescaped(read(file)['DESCRIPTION'])).toBe(note);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
  );
});
