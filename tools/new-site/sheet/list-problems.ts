import { LIST_TEXT } from '#text/sheet/problems.ts';
import type { SheetProblem } from './draft.ts';

/** A column's letters, as a workbook's program shows them: A for 0, AA for 26. */
export const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

/** 타입 3행 E열 (공급면적): 「82.7」 — what to write. */
function lineOf({ sheet, row, column, name, found, remedy }: SheetProblem): string {
  const cell = [row === null ? '' : LIST_TEXT.row(row), column === null ? '' : LIST_TEXT.column(columnLetters(column))];
  const place = [sheet, ...cell, name && `(${name})`].filter((part) => part !== '').join(' ');
  const isCell = row !== null && column !== null;
  return `  ${place}: ${isCell ? `${found === null ? LIST_TEXT.nothing : LIST_TEXT.found(found)} → ` : ''}${remedy}`;
}

const orderOf = ({ row }: SheetProblem) => row ?? 0;

/** All problems in the order of sheets, rows and columns; of one cell only the first. */
export function listProblems(problems: readonly SheetProblem[]): string {
  const sheets = [...new Set(problems.map(({ sheet }) => sheet))];
  const isFirst = ({ sheet, row, column }: SheetProblem, index: number) =>
    row === null ||
    column === null ||
    problems.findIndex((other) => other.sheet === sheet && other.row === row && other.column === column) === index;
  const lines = problems
    .filter(isFirst)
    .toSorted(
      (one, other) =>
        sheets.indexOf(one.sheet) - sheets.indexOf(other.sheet) ||
        orderOf(one) - orderOf(other) ||
        (one.column ?? 0) - (other.column ?? 0),
    )
    .map(lineOf);
  return `${LIST_TEXT.title(lines.length)}\n${lines.join('\n')}`;
}
