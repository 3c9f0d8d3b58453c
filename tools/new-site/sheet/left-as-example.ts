import { CELL_TEXT } from '#text/sheet/problems.ts';
import { plainText } from './cells/cell.ts';
import type { SheetProblem } from './draft.ts';
import { kindOf } from './read-sheets.ts';
import type { Sheet } from './workbook/sheet.ts';

/** What two developments do not share by chance: decimals, thousands, a year, the number of a house. */
const PARTICULAR = /\d\.\d|\d,\d{3}|\d{4}/;

const textsOf = (row: Sheet['rows'][number]) => row.map((cell) => (cell === null ? '' : plainText(cell)));
const isParticular = (row: Sheet['rows'][number]) => textsOf(row).some((text) => PARTICULAR.test(text));

/** Whether a sheet has a fact in each row; the others are tables, of which a row may be alike by chance. */
const hasFacts = ({ name }: Sheet) => ['facts', 'firm', 'links', 'wordings'].includes(kindOf(name) ?? '');

/** The first cell that says something particular. */
function problemIn(sheet: Sheet, index: number): SheetProblem {
  const texts = textsOf(sheet.rows[index] ?? []);
  const column = texts.findIndex((text) => PARTICULAR.test(text));
  const [name = '', found] = [hasFacts(sheet) ? texts[0] : textsOf(sheet.rows[0] ?? [])[column], texts[column]];
  return { sheet: sheet.name, row: index + 1, column, name, found: found ?? null, remedy: CELL_TEXT.asInExample };
}

/**
 * Rows that say what the example says, in a workbook that says it is none. Of a table half of them are more than chance.
 * @param example the same sheet as it was given to fill in
 */
export function leftAsExample(sheet: Sheet, example: Sheet): SheetProblem[] {
  // Beside a fact stands a remark.
  const keyOf = (row: Sheet['rows'][number]) => textsOf(hasFacts(sheet) ? row.slice(0, 2) : row).join('|');
  const given = new Set(example.rows.filter(isParticular).map(keyOf));
  const rows = sheet.rows.flatMap((row, index) => (index > 0 && isParticular(row) ? [{ row, index }] : []));
  const same = rows.filter(({ row }) => given.has(keyOf(row)));
  return hasFacts(sheet) || same.length * 2 >= rows.length ? same.map(({ index }) => problemIn(sheet, index)) : [];
}
