import fs from 'node:fs';
import path from 'node:path';
import { SHEET_NAMES } from '#text/sheet/names.ts';
import { GIVEN_TEXT, PROGRESS_TEXT } from '#text/sheet/problems.ts';
import { readWorkbook } from './sheet/workbook/read-workbook.ts';
import { writeXlsx } from './sheet/workbook/write-xlsx.ts';

type Kind = keyof typeof SHEET_NAMES;

/** The sheets of each file, which is called as its first: somebody else fills it in, or it is kept for the next time. */
const FILES: readonly (readonly [Kind, ...Kind[]])[] = [
  ['facts', 'types', 'steps', 'prices', 'payments', 'options', 'wordings'],
  ['firm'],
  ['links'],
];

/**
 * Writes the workbook to fill in: a folder with a file for each of those who know what stands in it.
 * @param root of the checkout
 * @param place of the folder, which must not exist
 * @returns what to do with it
 * @throws {Error} where nothing can be written there
 */
export async function giveWorkbook(root: string, place: string): Promise<string> {
  if (path.extname(place).toLowerCase() === '.xlsx') throw new Error(GIVEN_TEXT.kind);
  if (fs.existsSync(place)) throw new Error(GIVEN_TEXT.taken(place));
  if (!fs.existsSync(path.dirname(place))) throw new Error(GIVEN_TEXT.noFolder(path.dirname(place)));
  const { sheets } = await readWorkbook(path.join(root, 'sites/template/sheet'));
  const files = FILES.map((kinds) => {
    const names = kinds.map((kind): string => SHEET_NAMES[kind][0]);
    const own = names.flatMap((name) => sheets.find((sheet) => sheet.name === name) ?? []);
    return { file: `${names[0] ?? ''}.xlsx`, bytes: writeXlsx(own) };
  });
  fs.mkdirSync(place);
  for (const { file, bytes } of files) fs.writeFileSync(path.join(place, file), bytes);
  return GIVEN_TEXT.made(
    place,
    files.map(({ file }) => file),
  );
}

/** What is said where a development cannot be called so, or is called so already. */
export const takenFolder = (folder: string, slug: string): string => GIVEN_TEXT.slug(folder, slug);

/** What is waited for, in words. */
export const waitingFor: typeof PROGRESS_TEXT = PROGRESS_TEXT;
