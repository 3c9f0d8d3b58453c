/** By which Excel knows that Korean follows. */
const BOM = '\u{feff}';

/** Signs that begin a formula, in half and full width, after whatever a spreadsheet passes over. */
const FORMULA = /^[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠]/u;
/** Signs that move to another cell when a cell begins with them. */
const MOVING = /^[\t\r\n]/;
/** Digits of which a spreadsheet makes another number: a leading zero, a power of ten, more digits than it keeps. */
const OTHER_NUMBER = /^\s*(?:0\d+|\d+[eE]\d+|\d{16,})\s*$/;

/** Text that every spreadsheet shows as text and never computes. */
const harmless = (text: string): string =>
  FORMULA.test(text) || MOVING.test(text) || OTHER_NUMBER.test(text) ? `'${text}` : text;

const cellOf = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** Rows of texts as a CSV file (RFC 4180, UTF-8) that Excel opens in Korean; no cell of it is a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
