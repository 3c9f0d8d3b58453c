import type { ContentProblem } from '#site/content-problem.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';
import { WHOLE_CONTENT_CHECKS } from '#tools/content/content.ts';
import { readContent } from '#tools/content/read-content.ts';
import { runChecks } from '#tools/content/readable-content.ts';
import type { Draft, SheetProblem } from './draft.ts';
import { wholePlace } from './read-table.ts';

/** What the content's own checks find in the files that were written from a workbook, said of its cells. */
const inSheet =
  ({ places }: Pick<Draft, 'places'>) =>
  ({ file, field, remedy }: ContentProblem): SheetProblem => ({
    ...(places.get(`${file}: ${field}`) ?? wholePlace(`${file} ${field}`)),
    remedy: remedyInWords(remedy) ?? remedy,
  });

/** Everything that is wrong with a new development's texts: sums, orders, names that stand twice. */
export async function checkSite(folder: string, draft: Pick<Draft, 'places'>): Promise<SheetProblem[]> {
  const { readable, problems } = await readContent(folder);
  return [...problems, ...runChecks(readable, WHOLE_CONTENT_CHECKS)].map(inSheet(draft));
}
