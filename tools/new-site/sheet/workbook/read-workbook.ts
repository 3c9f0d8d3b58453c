import fs from 'node:fs';
import path from 'node:path';
import { FILE_TEXT } from '#text/sheet/problems.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Sheet } from './sheet.ts';

export interface Workbook {
  sheets: Sheet[];
  /** Files that could not be read, and why. */
  unread: { file: string; remedy: string }[];
}

/** What the program that has a file open leaves beside it, and what the system does. */
const isHidden = (name: string) => /^[.~]/.test(name);

const remedyOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'XLS_FILE_NOT_SUPPORTED') return FILE_TEXT.locked;
  return code.startsWith('CSV_') ? FILE_TEXT.table : FILE_TEXT.broken;
};

async function readFile(file: string): Promise<Workbook> {
  const { name, ext, base } = path.parse(file.normalize('NFC'));
  const bytes = fs.readFileSync(file);
  try {
    if (ext.toLowerCase() === '.xlsx') return { sheets: await readXlsx(bytes), unread: [] };
    if (ext.toLowerCase() === '.csv') return { sheets: [{ name, rows: readCsv(bytes) }], unread: [] };
    return { sheets: [], unread: [{ file: base, remedy: FILE_TEXT.kind }] };
  } catch (error) {
    return { sheets: [], unread: [{ file: base, remedy: remedyOf(error) }] };
  }
}

/** The sheets of an .xlsx, of a .csv, which is the sheet of its name, or of all such files of a folder. */
export async function readWorkbook(place: string): Promise<Workbook> {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return { sheets: [], unread: [{ file: place, remedy: FILE_TEXT.missing }] };
  if (!found.isDirectory()) return readFile(place);
  const names = fs.readdirSync(place).filter((name) => !isHidden(name) && /\.(csv|xlsx)$/i.test(name));
  const read = await Promise.all(names.toSorted().map((name) => readFile(path.join(place, name))));
  return { sheets: read.flatMap(({ sheets }) => sheets), unread: read.flatMap(({ unread }) => unread) };
}
