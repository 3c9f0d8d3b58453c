import { strToU8, zipSync } from 'fflate';
import { columnLetters } from '#tools/new-site/sheet/list-problems.ts';
import { plainText } from '#tools/new-site/sheet/cells/cell.ts';
import type { Sheet } from './sheet.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Format 49 is text: Excel makes no day of 1-9 and takes no 0 from the front of a number. The second is for headings. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Malgun Gothic"/></font><font><b/><sz val="11"/><name val="Malgun Gothic"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
const [TEXT, HEADING] = [1, 2];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A letter of Korean takes the room of two others. */
const roomOf = (text: string) => 2 + text.length + text.replaceAll(/[^\u2E80-\uFFFF]/g, '').length;

function columnsXml(rows: Sheet['rows']): string {
  const columns = rows[0]?.map((_cell, index) => {
    const room = Math.max(...rows.map((row) => roomOf(plainText(row[index] ?? ''))));
    const [number, width] = [index + 1, Math.min(60, Math.max(10, room))];
    return `<col min="${number}" max="${number}" width="${width}" style="${TEXT}" customWidth="1"/>`;
  });
  return columns ? `<cols>${columns.join('')}</cols>` : '';
}

function rowXml(row: Sheet['rows'][number], index: number): string {
  const style = index === 0 ? HEADING : TEXT;
  const cells = row.map((cell, column) => {
    const start = `<c r="${columnLetters(column)}${index + 1}" s="${style}"`;
    return cell === null ? `${start}/>` : `${start} t="inlineStr"><is><t>${escaped(plainText(cell))}</t></is></c>`;
  });
  return `<row r="${index + 1}">${cells.join('')}</row>`;
}

/** The headings stay in sight. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const sheetXml = ({ rows }: Sheet) =>
  `${HEAD}<worksheet xmlns="${MAIN}">${VIEW}${columnsXml(rows)}<sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;

const relationship = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (all: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${TYPE}.${type}+xml"/>`;

/** The bytes of an .xlsx with these sheets, every cell a text. */
export function writeXlsx(sheets: readonly Sheet[]): Uint8Array {
  const parts = sheets.map((sheet, index) => ({ ...sheet, id: index + 1, part: `worksheets/sheet${index + 1}.xml` }));
  const listed = parts.map(({ name, id }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`);
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${parts.map(({ part }) => override(`xl/${part}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relationships([relationship(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...parts.map(({ id, part }) => relationship(id, 'worksheet', part)),
      relationship(parts.length + 1, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(parts.map((sheet) => [`xl/${sheet.part}`, sheetXml(sheet)])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
