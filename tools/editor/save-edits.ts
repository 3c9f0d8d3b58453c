import fs from 'node:fs/promises';
import path from 'node:path';
import { isText } from '#editor/model/brought/brought-file.ts';
import { applyEdit, EditError, type FileEdit } from '#editor/model/edit.ts';
import type { EditAnswer, EditRequest } from '#editor/model/messages.ts';
import { pictureFile } from '#editor/model/pictures/new-picture.ts';
import type { Content } from '#site/content-schema.ts';
import { ContentError } from '#tools/content/content-error.ts';
import { hideEmptyPages } from '#site/pages/empty-pages.ts';
import { loadWhole } from '#tools/content/content.ts';
import type { DraftFiles } from '#tools/content/draft-files.ts';
import type { BroughtDesk } from './brought/brought-desk.ts';
import { begunSource } from './begun-source.ts';
import { editSources } from './edit-source.ts';
import { byUse, droppedIn, type Dropped } from './dropped.ts';
import { formatLike } from './format-source.ts';
import { PictureError, type PictureDesk, type PictureFolders } from './pictures/picture-desk.ts';
import { besideFile, besideFolder, besideNothing, putAll, type Placed } from './pictures/put-in-place.ts';
import { withNewNotice } from './renew-notice.ts';
import { placeWithin } from './place-within.ts';
import { hashNow, pictureFolder, sourcesOf } from './read-edited.ts';
import { readTree } from './read-tree.ts';

/** What an editor works on. */
export interface Workplace {
  root: string;
  /** Of the content. */
  folder: string;
  desk: PictureDesk;
  brought: BroughtDesk;
}

/** What edits would make of the files, by their paths. */
export interface Drafted {
  /** What was asked for, and what follows from it. */
  asked: EditRequest;
  drafts: Map<string, string>;
  pictures: PictureFolders;
  content: Content;
  /** The other files that were dropped in, by the paths of all that they are saved as. */
  files: DraftFiles;
  /** What was dropped in and is named. */
  named: Dropped;
  /** The files of those that none names any more: whoever has dropped one in may have written another name since. */
  unused: string[];
}

/** The sources of a content file that edits change, by their paths. */
async function draftsOf({ folder, root }: Workplace, name: string, edits: readonly FileEdit[]) {
  // One that is not there is begun: its first edit says all of it.
  const before = (await sourcesOf(folder, name)) ?? new Map([[`${name}.ts`, begunSource(name, null)]]);
  // The tree knows what the file cannot take.
  edits.reduce(applyEdit, readTree(before, name));
  return Promise.all(
    [...editSources(before, name, edits)].map(async ([part, source]) => {
      const file = path.join(folder, part);
      // Before somebody has written an hour's work that cannot be saved.
      await placeWithin(folder, file);
      return [file, await formatLike(before.get(part) ?? '', source, file, root)] as const;
    }),
  );
}

const filesIn = ({ edits }: EditRequest): string[] => [...new Set(edits.map(({ file }) => file))];

async function overtaken({ folder }: Workplace, asked: EditRequest): Promise<string[]> {
  const files = filesIn(asked);
  const now = await Promise.all(files.map((file) => hashNow(folder, file)));
  return files.filter((file, index) => now[index] !== asked.hashes[file]);
}

/** That nothing is wrong. A picture that no field names would lie in the folder for nothing, and is not written. */
export const fineAnswer = ({ unused }: Drafted): EditAnswer =>
  unused.length > 0 ? { kind: 'fine', unused } : { kind: 'fine' };

function answerTo(error: unknown): EditAnswer {
  if (error instanceof ContentError) return { kind: 'wrong', problems: error.problems };
  if (error instanceof PictureError)
    return { kind: 'wrong', problems: [{ file: pictureFile(error.picture), field: '', remedy: error.message }] };
  if (error instanceof EditError) return { kind: 'refused', reason: error.message };
  console.error(error);
  return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

/** What edits would make of the content, checked as a build checks it. */
export async function tryEdits(place: Workplace, asked: EditRequest): Promise<Drafted | EditAnswer> {
  try {
    const late = await overtaken(place, asked);
    if (late.length > 0) return { kind: 'overtaken', files: late };
    const texts = filesIn(asked).filter(isText);
    const drafted = await Promise.all(
      texts.map((name) =>
        draftsOf(
          place,
          name,
          asked.edits.filter(({ file }) => file === name),
        ),
      ),
    );
    const drafts = new Map(drafted.flat());
    const dropped = droppedIn(asked);
    const pictures = await place.desk.draft(dropped.pictures);
    const files = await place.brought.draft(dropped.files);
    const content = await loadWhole(place.folder, { sources: drafts, pictures, files });
    return { asked, drafts, pictures, files, content: hideEmptyPages(content), ...byUse(dropped, content) };
  } catch (error) {
    const renewed = withNewNotice(asked, error, new Date());
    return renewed ? tryEdits(place, renewed) : answerTo(error);
  }
}

/** Lays everything that is saved beside its place; what lies there is handed out as it does. */
async function* layBeside({ folder, desk, brought }: Workplace, { drafts, named }: Drafted) {
  const finished = await desk.finish(named.pictures);
  for (const [file, source] of drafts) yield await besideFile(await placeWithin(folder, file), source);
  for (const [name, made] of finished)
    yield await besideFolder(await placeWithin(folder, pictureFolder(folder, name)), made);
  for (const [file, made] of await brought.draft(named.files)) {
    const target = await placeWithin(folder, path.join(folder, file));
    yield made === null ? besideNothing(target) : await besideFile(target, await fs.readFile(made));
  }
}

async function writeAll(place: Workplace, drafted: Drafted): Promise<EditAnswer> {
  const beside: Placed[] = [];
  try {
    for await (const one of layBeside(place, drafted)) beside.push(one);
    // Checking takes a second, in which somebody may have saved the file elsewhere.
    const late = await overtaken(place, drafted.asked);
    if (late.length > 0) return { kind: 'overtaken', files: late };
    await putAll(beside);
    return fineAnswer(drafted);
  } catch (error) {
    return answerTo(error);
  } finally {
    // What stays beside its place is in nobody's way: the answer is what became of the save.
    await Promise.allSettled(beside.map(({ clear }) => clear()));
  }
}

/**
 * Writes edits into the files: none where anything is wrong, and each file and picture whole or not at all. One save at
 * a time (`editorService` sees to it): between the last look at the disk and the writing no other may come.
 */
export async function saveEdits(place: Workplace, asked: EditRequest): Promise<EditAnswer> {
  const tried = await tryEdits(place, asked);
  return 'kind' in tried ? tried : writeAll(place, tried);
}
