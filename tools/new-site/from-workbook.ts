import path from 'node:path';
import { LIST_TEXT } from '#text/sheet/problems.ts';
import { root } from '#tools/commands/project.mjs';
import { checkServices } from './services.ts';
import { checkSite } from './sheet/check-site.ts';
import { newDraft, type SheetProblem } from './sheet/draft.ts';
import { leftAsExample } from './sheet/left-as-example.ts';
import { listProblems } from './sheet/list-problems.ts';
import { kindOf, readSheets, type SheetSite } from './sheet/read-sheets.ts';
import { wholePlace } from './sheet/read-table.ts';
import { readWorkbook } from './sheet/workbook/read-workbook.ts';
import type { Sheet } from './sheet/workbook/sheet.ts';

/** Reads a workbook, or several that say one development together: what they say of it, with all that is to mend. */
export async function readSite(places: readonly string[], today: string): Promise<SheetSite> {
  const read = await Promise.all(places.map(readWorkbook));
  const [sheets, unread] = [read.flatMap((workbook) => workbook.sheets), read.flatMap((workbook) => workbook.unread)];
  const problems = unread.map(({ file, remedy }): SheetProblem => ({ ...wholePlace(path.basename(file)), remedy }));
  // Of files that cannot be read nobody knows which sheets they would have been.
  if (problems.length > 0) return { ...newDraft(), types: [], problems };
  const site = readSheets(sheets, today);
  const isOwn = site.values['facts.ts']?.['example'] === false;
  return { ...site, problems: [...site.problems, ...(isOwn ? await findLeftovers(sheets) : [])] };
}

/** What stands in a workbook as it was given to fill in. */
async function findLeftovers(sheets: readonly Sheet[]): Promise<SheetProblem[]> {
  const { sheets: given } = await readWorkbook(path.join(root, 'sites/template/sheet'));
  return sheets.flatMap((sheet) => {
    const example = given.find(({ name }) => kindOf(name) === kindOf(sheet.name));
    return example ? leftAsExample(sheet, example) : [];
  });
}

/**
 * Every problem of a workbook and of the texts that were written from it, in one list.
 * @returns null where there is none
 */
export async function problemsOf(folder: string, site: SheetSite): Promise<string | null> {
  const problems = [...site.problems, ...(await checkSite(folder, site)), ...checkServices(root, folder, site)];
  return problems.length > 0 ? listProblems(problems) : null;
}

/** Which rows were taken for remarks, so that nobody takes them for read; null: none. */
export function remarksOf({ unread }: Pick<SheetSite, 'unread'>): string | null {
  const rows = unread.map(({ sheet, row }) => `${sheet} ${LIST_TEXT.row(row ?? 0)}`);
  return rows.length > 0 ? LIST_TEXT.unread(rows) : null;
}
