import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { NOTE_ROW, NOTES, SHARES, TOTAL_ROW } from '#text/sheet/names.ts';
import { bareText, isBlank, plainText, type Cell } from './cells/cell.ts';
import type { Draft, Place } from './draft.ts';
import { TableRow, type Column } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

/** The columns of a sheet by what they hold; the first name of each is the one that is said. */
export type Names<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A name as it is compared: without spaces, and without what stands in brackets or marks it. */
export const bareName = (cell: Cell | undefined): string =>
  isBlank(cell) ? '' : bareText(cell ?? '').replaceAll(/\([^)]*\)|\[[^\]]*\]|[*:]/g, '');

const isNamed = (names: readonly string[], cell: Cell | undefined): boolean =>
  names.some((name) => bareName(name) === bareName(cell));

/** The first row in which two columns are named, so that a title may stand above them. */
function headOf(rows: Sheet['rows'], all: readonly (readonly string[])[]): number {
  return rows.findIndex((row) => row.filter((cell) => all.some((names) => isNamed(names, cell))).length > 1);
}

/** Which column holds what. Columns that nobody knows would be lost without a word. */
function columnsOf<Name extends string>(draft: Draft, sheet: Sheet, head: number, names: Names<Name>) {
  const columns = new Map<Name, Column>();
  const entries = Object.entries(names) as [Name, readonly string[]][];
  sheet.rows[head]?.forEach((cell, index) => {
    if (isBlank(cell) || NOTES.test(bareName(cell)) || SHARES.test(bareName(cell))) return;
    const heading = plainText(cell ?? '');
    const place = { sheet: sheet.name, row: head + 1, column: index, name: heading, found: heading };
    const known = entries.filter(([, said]) => isNamed(said, cell)).map(([name]) => name);
    const [name] = known;
    if (!name)
      draft.problems.push({ ...place, remedy: TABLE_TEXT.unknownColumn(entries.map(([, [first = '']]) => first)) });
    else if (columns.has(name)) draft.problems.push({ ...place, remedy: TABLE_TEXT.twoColumns });
    else columns.set(name, { index, heading });
  });
  return columns;
}

/** A sheet, or one row of it. */
export const wholePlace = (sheet: string, row: number | null = null): Place => ({
  sheet,
  row,
  column: null,
  name: '',
  found: null,
});

/** The rows below the headings in which something stands, but for sums and notes. */
export function readTable<Name extends string>(
  draft: Draft,
  sheet: Sheet,
  names: Names<Name>,
  wanted: readonly NoInfer<Name>[],
): TableRow<Name>[] {
  const say = (remedy: string) => draft.problems.push({ ...wholePlace(sheet.name), remedy });
  const head = headOf(sheet.rows, Object.values(names));
  const firstNames = wanted.map((name) => names[name][0] ?? '');
  if (head < 0) {
    if (sheet.rows.some((row) => row.some((cell) => !isBlank(cell)))) say(TABLE_TEXT.noHead(firstNames));
    return [];
  }
  const columns = columnsOf(draft, sheet, head, names);
  const missing = wanted.filter((name) => !columns.has(name));
  for (const name of missing) say(TABLE_TEXT.noColumn(names[name][0] ?? ''));
  if (missing.length > 0) return [];
  const held = [...columns.values()].map(({ index }) => index);
  return sheet.rows.flatMap((cells, index) => {
    const first = bareName(cells.find((cell) => !isBlank(cell)));
    const isData = index > head && held.some((column) => !isBlank(cells[column]));
    if (isData && NOTE_ROW.test(first)) draft.unread.push(wholePlace(sheet.name, index + 1));
    if (!isData || TOTAL_ROW.test(first) || NOTE_ROW.test(first)) return [];
    return [new TableRow({ draft, sheet: sheet.name, number: index + 1, cells, columns })];
  });
}
