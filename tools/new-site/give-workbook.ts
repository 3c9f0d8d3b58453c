import fs from 'node:fs';
import path from 'node:path';
import { SHEET_NAMES } from '#text/sheet/names.ts';
import { GIVEN_TEXT } from '#text/sheet/problems.ts';
import { readWorkbook } from './sheet/workbook/read-workbook.ts';
import { writeXlsx } from './sheet/workbook/write-xlsx.ts';

/**
 * Writes the workbook to fill in.
 * @param root of the checkout
 * @param place of the file, which must not exist
 * @returns what to do with it
 * @throws {Error} where nothing can be written there
 */
export async function giveWorkbook(root: string, place: string): Promise<string> {
  if (path.extname(place) !== '.xlsx') throw new Error(GIVEN_TEXT.kind);
  if (fs.existsSync(place)) throw new Error(GIVEN_TEXT.taken(place));
  if (!fs.existsSync(path.dirname(place))) throw new Error(GIVEN_TEXT.noFolder(path.dirname(place)));
  const { sheets } = await readWorkbook(path.join(root, 'sites/template/sheet'));
  const inOrder = Object.values(SHEET_NAMES).flatMap(([name]) => sheets.find((sheet) => sheet.name === name) ?? []);
  fs.writeFileSync(place, writeXlsx(inOrder));
  return GIVEN_TEXT.made(place);
}

/** What is said where a development cannot be called so, or is called so already. */
export const takenFolder = (folder: string, slug: string): string => GIVEN_TEXT.slug(folder, slug);
