import { weekdayOf } from '#text/dates.ts';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { PATTERNS } from '#text/sheet/words.ts';
import { bareText, dayOf, type Read, type Reader } from './cell.ts';

const pad = (part: string) => part.padStart(2, '0');
/** The day before a workbook's first, for days after February 1900. */
const ZERO_DAY = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
/** From 2010 to 2064: a number between them that stands where a day belongs is a day without its format. */
const isSerial = (value: number) => Number.isInteger(value) && value > 40_000 && value < 60_000;

function checked(year: string, month: string, date: string, weekday: string | undefined): Read<string> {
  const day = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(date)}`;
  const right = weekdayOf(day);
  if (right === null) return { remedy: CELL_TEXT.noSuchDay };
  return weekday === undefined || weekday === right ? { value: day } : { remedy: CELL_TEXT.weekday(day, right) };
}

/** A calendar day: a workbook's own, 2026-12-01, 2026.12.1, 20261201, 26/12/01(화). */
export const day: Reader<string> = (cell) => {
  if (cell instanceof Date) return { value: dayOf(cell) };
  if (typeof cell === 'number' && isSerial(cell))
    return { remedy: CELL_TEXT.serial(dayOf(new Date(ZERO_DAY + cell * DAY))) };
  const text = bareText(cell);
  const [, ...whole] = /^(20\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  const [, ...parts] = PATTERNS.day.exec(text) ?? [];
  const [year, month, date, weekday] = whole.length > 0 ? whole : parts;
  return year && month && date ? checked(year, month, date, weekday) : { remedy: CELL_TEXT.day };
};
