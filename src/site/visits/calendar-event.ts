/** What a calendar is told of a visit. */
export interface CalendarEvent {
  /** The same for every edition of the event. */
  uid: string;
  begins: Date;
  /** How long it takes. */
  minutes: number;
  title: string;
  place: string;
  /** Where it is shown and changed. */
  address: string;
  note: string;
  /** When this was written: a calendar keeps the latest. */
  writtenAt: Date;
}

/** `20270312T013000Z`: every calendar shows UTC in its own zone, and no table of zones has to come with it. */
const utc = (moment: Date) => `${moment.toJSON().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** RFC 5545, 3.1: at most 75 bytes a line, not counting its end; a character is not cut. */
const LINE_BYTES = 75;
const bytesOf = (character: string) => new TextEncoder().encode(character).length;

function folded(line: string): string {
  let [result, length] = ['', 0];
  for (const character of line) {
    const bytes = bytesOf(character);
    if (length + bytes > LINE_BYTES) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return result;
}

/** A file with one event, as calendars read it (.ics). */
export function calendarFile({ uid, begins, minutes, title, place, address, note, writtenAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//modelhouse//pass//KO',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(new Date(begins.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
