import { strToU8, zipSync } from 'fflate';
import type { Sheet } from '#tools/new-site/sheet/workbook/sheet.ts';
import { columnLetters } from '#tools/new-site/sheet/list-problems.ts';

/** A cell as a workbook has it: a text, a number, a day (its number, shown as a date), a formula's error, or XML. */
export type BookCell = string | number | null | { day: number } | { error: string } | { xml: string };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: BookCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`;
  return 'error' in cell ? `<c r="${place}" t="e"><f>1/0</f><v>${cell.error}</v></c>` : cell.xml;
}

const sheetXml = (rows: readonly (readonly BookCell[])[]) =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${columnLetters(column)}${index + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** The bytes of an .xlsx with nothing but its sheets' cells and one format for days. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly BookCell[])[]>>): Uint8Array {
  const names = Object.keys(sheets);
  const ids = names.map((_name, index) => index + 1);
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${ids.map((id) => relation(id, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${relation(ids.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheets[name] ?? [])]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** Sheets as a test writes them: a table of texts, columns apart by |, an empty one for nothing. */
export const sheetOf = (name: string, ...rows: string[]): Sheet => ({
  name,
  rows: rows.map((row) => row.split('|').map((cell) => (cell.trim() === '' ? null : cell.trim()))),
});
