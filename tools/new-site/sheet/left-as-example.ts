import { CELL_TEXT } from '#text/sheet/problems.ts';
import { plainText } from './cells/cell.ts';
import type { SheetProblem } from './draft.ts';
import { kindOf } from './read-sheets.ts';
import type { Sheet } from './workbook/sheet.ts';

/** What two developments do not share by chance: decimals, thousands, a year, the number of a house. */
const PARTICULAR = /\d\.\d|\d,\d{3}|\d{4}/;

type Texts = readonly string[];
const isParticular = (texts: Texts) => texts.some((text) => PARTICULAR.test(text));

/** Whether a sheet has a fact in each row; the others are tables, of which a row may be alike by chance. */
const hasFacts = ({ name }: Sheet) => ['facts', 'firm', 'links', 'wordings'].includes(kindOf(name) ?? '');

/** The rows of a sheet, as texts; of a fact without the remark beside it. */
function rowsOf(sheet: Sheet): Texts[] {
  const said = sheet.rows.map((row) => row.map((cell) => (cell === null ? '' : plainText(cell))));
  return hasFacts(sheet) ? said.map((texts) => texts.slice(0, 2)) : said;
}

/** The first cell that says something particular. */
function problemIn(sheet: Sheet, texts: Texts, index: number): SheetProblem {
  const column = texts.findIndex((text) => PARTICULAR.test(text));
  const [name = '', found = null] = [hasFacts(sheet) ? texts[0] : rowsOf(sheet)[0]?.[column], texts[column]];
  return { sheet: sheet.name, row: index + 1, column, name, found, remedy: CELL_TEXT.asInExample };
}

/**
 * Rows that say what the example says, in a workbook that says it is none. Of a table half of them are more than chance.
 * @param example the same sheet as it was given to fill in
 */
export function leftAsExample(sheet: Sheet, example: Sheet): SheetProblem[] {
  const keyOf = (texts: Texts) => texts.join('|');
  const given = new Set(rowsOf(example).filter(isParticular).map(keyOf));
  const rows = rowsOf(sheet).flatMap((texts, index) => (index > 0 && isParticular(texts) ? [{ texts, index }] : []));
  const same = rows.filter(({ texts }) => given.has(keyOf(texts)));
  const isMore = hasFacts(sheet) || same.length * 2 >= rows.length;
  return isMore ? same.map(({ texts, index }) => problemIn(sheet, texts, index)) : [];
}
