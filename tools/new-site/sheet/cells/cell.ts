import { CELL_TEXT } from '#text/sheet/problems.ts';

/** What stands in a cell: of a CSV always text, of a workbook what its program made of it. */
export type Cell = string | number | boolean | Date | null;

/** A value, or what to write instead of what was found. */
export type Read<Value> = { value: Value } | { remedy: string };

/** Reads a cell in which something stands. `heading`: of its column, where a unit may be said for all of it. */
export type Reader<Value> = (cell: NonNullable<Cell>, heading: string) => Read<Value>;

const SPOILT = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BUSY!|#+)$/;

/** A calendar day of a workbook's date, which is one of no time zone. */
export const dayOf = (date: Date): string =>
  // Some programs miss midnight by a few milliseconds.
  new Date(Math.round(date.getTime() / 60_000) * 60_000).toISOString().slice(0, 10);

/** A cell's text without what no eye sees: stray and doubled spaces, line breaks, composed letters. */
export const plainText = (cell: NonNullable<Cell>): string =>
  cell instanceof Date ? dayOf(cell) : String(cell).normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Without any spaces, in plain letters and digits: ㎡ is m2, ％ is %. */
export const bareText = (cell: NonNullable<Cell>): string => plainText(cell).normalize('NFKC').replaceAll(' ', '');

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || plainText(cell) === '';

/** Reads a cell, unless a formula's error stands in it. */
export const readCell = <Value>(reader: Reader<Value>, cell: NonNullable<Cell>, heading: string): Read<Value> =>
  SPOILT.test(bareText(cell)) ? { remedy: CELL_TEXT.spoilt } : reader(cell, heading);
