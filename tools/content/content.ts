import path from 'node:path';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { hideEmptyPages } from '#site/pages/empty-pages.ts';
import { missingAssets } from './content-assets.ts';
import { ContentError } from './content-error.ts';
import { checkFormOptions } from './form-options.ts';
import { checkNoticeVersion } from './notice-version.ts';
import { foreignStatements } from '#tools/law/foreign-statements.ts';
import { readContent } from './read-content.ts';
import { checkWrittenDays } from './written-days.ts';

/** The content folder that CONTENT names, else the default one; absolute. */
export const contentFolder = (root: string): string => path.resolve(root, process.env['CONTENT'] || 'src/content');

/**
 * Reads and checks a content folder. What it returns leads to no page that has nothing to show.
 * @throws {ContentError} naming each file and field, and what to write instead
 */
export async function loadContent(folder: string): Promise<Content> {
  const { written, content, problems } = await readContent(folder);
  const all = [
    ...problems,
    ...missingAssets(folder, written),
    ...(content
      ? [
          ...checkContent(content),
          ...foreignStatements(content),
          ...checkWrittenDays(content),
          ...checkFormOptions(content),
          ...checkNoticeVersion(content),
        ]
      : []),
  ];
  if (!content || all.length > 0) throw new ContentError(path.relative(process.cwd(), folder), all);
  return hideEmptyPages(content);
}
