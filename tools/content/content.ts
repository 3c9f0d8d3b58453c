import path from 'node:path';
import { CONTENT_CHECKS } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { hideEmptyPages } from '#site/pages/empty-pages.ts';
import { missingAssets } from './content-assets.ts';
import type { DraftFiles } from './draft-files.ts';
import { ContentError } from './content-error.ts';
import { checkFormOptions } from './form-options.ts';
import { checkNoticePhone } from './notice-phone.ts';
import { checkNoticeVersion } from './notice-version.ts';
import { inOrderOfFile, runChecks } from './readable-content.ts';
import { foreignStatements } from '#tools/law/foreign-statements.ts';
import { repeatedLaw } from '#tools/law/repeated-law.ts';
import type { DraftPictures } from '#tools/pictures/picture-files.ts';
import { readContent } from './read-content.ts';
import type { DraftSources } from './run-content.ts';
import { checkWeekdays } from './weekdays.ts';

/** Everything that must agree between files. */
export const WHOLE_CONTENT_CHECKS = [
  ...CONTENT_CHECKS,
  foreignStatements,
  repeatedLaw,
  checkFormOptions,
  checkNoticeVersion,
  checkNoticePhone,
  checkWeekdays,
];

/** What would stand in a content folder, in the place of what does. */
export interface Drafts {
  sources: DraftSources;
  pictures: DraftPictures;
  files: DraftFiles;
}

const NONE: Drafts = { sources: new Map(), pictures: new Map(), files: new Map() };

/**
 * Reads and checks a content folder. What it returns is all that is written, also what no page shows yet.
 * @param drafts to know whether it may
 * @throws {ContentError} naming all that is wrong at once: each file and field, and what to write instead
 */
export async function loadWhole(folder: string, { sources, ...drafts }: Drafts = NONE): Promise<Content> {
  const { written, readable, content, problems } = await readContent(folder, sources);
  const all = inOrderOfFile([
    ...problems,
    ...missingAssets(folder, written, drafts),
    ...runChecks(readable, WHOLE_CONTENT_CHECKS),
  ]);
  if (!content || all.length > 0) throw new ContentError(path.relative(process.cwd(), folder), all);
  return content;
}

/** The same for the site: it leads to no page that has nothing to show. @throws {ContentError} */
export const loadContent = async (folder: string): Promise<Content> => hideEmptyPages(await loadWhole(folder));
