import fs from 'node:fs';
import path from 'node:path';

/**
 * Files of a content folder that are shown and not in it yet: where each lies that would stand at a path of the folder,
 * null where that would be empty.
 */
export type DraftFiles = ReadonlyMap<string, string | null>;

/** Where a file of the folder is read; null where there would be none. */
export const draftPlace = (folder: string, file: string, drafts: DraftFiles): string | null => {
  const draft = drafts.get(file);
  return draft === undefined ? path.join(folder, file) : draft;
};

/** Whether a file of the folder would be there. */
export function isThere(folder: string, file: string, drafts: DraftFiles): boolean {
  const place = draftPlace(folder, file, drafts);
  return place !== null && fs.existsSync(place);
}
