import path from 'node:path';
import type { SheetProblem } from './sheet/draft.ts';
import { root } from '#tools/commands/project.mjs';
import { checkServices } from './services.ts';
import { checkSite } from './sheet/check-site.ts';
import { listProblems } from './sheet/list-problems.ts';
import { readSheets, type SheetSite } from './sheet/read-sheets.ts';
import { wholePlace } from './sheet/read-table.ts';
import { readWorkbook } from './sheet/workbook/read-workbook.ts';

/** Reads a workbook, or several that say one development together: what they say of it, with all that is to mend. */
export async function readSite(places: readonly string[], today: string): Promise<SheetSite> {
  const read = await Promise.all(places.map(readWorkbook));
  const [sheets, unread] = [read.flatMap((workbook) => workbook.sheets), read.flatMap((workbook) => workbook.unread)];
  const problems = unread.map(({ file, remedy }): SheetProblem => ({ ...wholePlace(path.basename(file)), remedy }));
  // Of files that cannot be read nobody knows which sheets they would have been.
  if (problems.length > 0) return { values: {}, places: new Map(), types: [], problems };
  return readSheets(sheets, today);
}

/**
 * Every problem of a workbook and of the texts that were written from it, in one list.
 * @returns null where there is none
 */
export async function problemsOf(folder: string, site: SheetSite): Promise<string | null> {
  const problems = [...site.problems, ...(await checkSite(folder, site)), ...checkServices(root, folder, site)];
  return problems.length > 0 ? listProblems(problems) : null;
}
