import { contentLine } from './content-line.ts';

interface EventWords {
  /** The same for every edition of the event: a later download replaces an earlier one. */
  uid: string;
  title: string;
  place?: string | undefined;
  /** Where it is shown and changed. */
  address?: string | undefined;
  note?: string | undefined;
  /** What the reminder of the day before says; none where it is left out. */
  alarm?: string | undefined;
}

/** A day or several, of which nobody knows the hour; `until` is the last of them. */
interface WholeDays {
  /** `2027-03-05` */
  day: string;
  until?: string | null | undefined;
}

interface Timed {
  begins: Date;
  minutes: number;
}

/** What a calendar is told of a date. */
export type CalendarEvent = EventWords & (WholeDays | Timed);

const SEOUL = 'Asia/Seoul';
const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** Korea has had one time since 1988: a table of one row. Calendars that know the zone's name use their own. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${SEOUL}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const stamp = (moment: Date) => moment.toJSON().slice(0, 19).replaceAll(/[-:]/g, '');
/** What Seoul's clocks show: `20270312T103000` */
const inSeoul = (moment: Date) => stamp(new Date(moment.getTime() + SEOUL_AHEAD_MS));
const dateOf = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toJSON().slice(0, 10);

/** Its first and its last moment; the end of whole days is the day after (RFC 5545, 3.6.1). */
function timesOf(event: CalendarEvent): string[] {
  if ('day' in event) {
    const end = dateOf(dayAfter(event.until ?? event.day));
    return [`DTSTART;VALUE=DATE:${dateOf(event.day)}`, `DTEND;VALUE=DATE:${end}`];
  }
  const ends = new Date(event.begins.getTime() + event.minutes * 60_000);
  return [`DTSTART;TZID=${SEOUL}:${inSeoul(event.begins)}`, `DTEND;TZID=${SEOUL}:${inSeoul(ends)}`];
}

/** A whole day is announced at nine in the morning of the day before, what has an hour at that hour of the day before. */
const alarmOf = (event: CalendarEvent): string[] =>
  event.alarm === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        contentLine('DESCRIPTION', event.alarm),
        `TRIGGER:${'day' in event ? '-PT15H' : '-P1D'}`,
        'END:VALARM',
      ];

function linesOf(event: CalendarEvent, writtenAt: Date): string[] {
  const words = { SUMMARY: event.title, LOCATION: event.place, DESCRIPTION: event.note };
  return [
    'BEGIN:VEVENT',
    contentLine('UID', event.uid),
    `DTSTAMP:${stamp(writtenAt)}Z`,
    ...timesOf(event),
    ...Object.entries(words).flatMap(([name, text]) => (text === undefined ? [] : [contentLine(name, text)])),
    // An address is no text: nothing of it is escaped.
    ...(event.address === undefined ? [] : [contentLine('URL', event.address, { isText: false })]),
    ...alarmOf(event),
    'END:VEVENT',
  ];
}

/**
 * A file of dates as calendars read it (.ics, RFC 5545).
 * @param writtenAt a calendar keeps the latest edition of an event
 */
export function calendarFile(events: readonly CalendarEvent[], writtenAt: Date): string {
  const hasTimes = events.some((event) => 'begins' in event);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//modelhouse//dates//KO',
    ...(hasTimes ? ZONE : []),
    ...events.flatMap((event) => linesOf(event, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A calendar's file as an address. */
export const calendarAddress = (file: string): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
