import { formatPages, formatRows, measureBuild, weighBuild } from '#tools/budgets.mjs';
import { buildIfChanged, outDir } from '#tools/commands/build/build.mjs';

/** What each page weighs, by kind, and the budgets. @returns {Promise<boolean>} whether every budget is kept */
export async function benchPages() {
  await buildIfChanged();
  const rows = await measureBuild(outDir());
  console.log(`Bytes as they travel, in kB\n${formatPages(await weighBuild(outDir()))}\n\n${formatRows(rows)}\n`);
  return rows.every((row) => row.isWithin);
}
