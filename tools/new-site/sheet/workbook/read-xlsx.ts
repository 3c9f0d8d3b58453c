import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import type { Cell } from '#tools/new-site/sheet/cells/cell.ts';
import type { Sheet } from './sheet.ts';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const CELL = /<c\b[^>]*?(?:\/>|>[\s\S]*?<\/c>)/g;
const UNCOUNTED = '<is><t>#CALC!</t></is>';

/** The reader leaves cells empty whose formula went wrong or was never reckoned. As texts they are seen. */
const saySpoilt = (cell: string): string => {
  if (/^<c\b[^>]*\bt="e"/.test(cell)) return cell.replace('t="e"', 't="str"');
  if (!cell.includes('<f') || cell.includes('<v>')) return cell;
  const [, place = ''] = /\br="([A-Z]+\d+)"/.exec(cell) ?? [];
  return `<c r="${place}" t="inlineStr">${UNCOUNTED}</c>`;
};

/** The sheets of an .xlsx. @throws {InvalidInputError} when it is none */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files = isZip ? unzipSync(bytes) : {};
  for (const [name, content] of Object.entries(files))
    if (SHEET.test(name)) files[name] = strToU8(strFromU8(content).replaceAll(CELL, saySpoilt));
  const sheets = await readWorkbook(Buffer.from(isZip ? zipSync(files, { level: 0 }) : bytes));
  // The package's types say `typeof Date` where a Date stands.
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as Cell[][] }));
}
