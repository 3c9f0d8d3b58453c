import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { applyEdit, EditError, type FileEdit } from '#editor/model/edit.ts';
import type { EditAnswer, EditedContent, EditedFile, EditRequest } from '#editor/model/messages.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';
import { ContentError } from '#tools/content/content-error.ts';
import { loadContent } from '#tools/content/content.ts';
import { readContent } from '#tools/content/read-content.ts';
import { editSource } from './edit-source.ts';
import { formatLike } from './format-source.ts';
import { readTree } from './read-tree.ts';

const hashOf = (source: string): string => createHash('sha256').update(source).digest('hex');

/** The path of one of a development's content files, and of nothing else. @throws {EditError} */
function fileOf(folder: string, name: string): string {
  if (!Object.hasOwn(contentSchema.entries, name)) throw new EditError([name]);
  return path.join(folder, `${name}.ts`);
}

/** Reads every content file of a folder, as the editor shows it. A file that cannot be read is only named as wrong. */
export async function readEdited(folder: string): Promise<EditedContent> {
  const { written, problems } = await readContent(folder);
  const names = Object.keys(contentSchema.entries).filter((name) => written[name] !== null);
  const files = await Promise.all(
    names.map(async (name): Promise<[string, EditedFile]> => {
      const source = await fs.readFile(fileOf(folder, name), 'utf8');
      return [name, { tree: readTree(source, name, written[name]), hash: hashOf(source) }];
    }),
  );
  return { files: Object.fromEntries(files), problems };
}

/** What edits would make of the files, by their paths. */
export interface Drafted {
  drafts: Map<string, string>;
  content: Content;
}

async function draftOf(folder: string, root: string, name: string, edits: readonly FileEdit[]) {
  const file = fileOf(folder, name);
  const before = await fs.readFile(file, 'utf8');
  // The tree knows what the file cannot take.
  edits.reduce(applyEdit, readTree(before, name));
  return [file, await formatLike(before, editSource(before, name, edits), file, root)] as const;
}

const namesIn = ({ edits }: EditRequest): string[] => [...new Set(edits.map(({ file }) => file))];

async function overtaken(folder: string, asked: EditRequest): Promise<string[]> {
  const names = namesIn(asked);
  const now = await Promise.all(names.map((name) => fs.readFile(fileOf(folder, name), 'utf8').catch(() => '')));
  return names.filter((name, index) => hashOf(now[index] ?? '') !== asked.hashes[name]);
}

/** What edits would make of the content, checked as a build checks it. */
export async function tryEdits(folder: string, root: string, asked: EditRequest): Promise<Drafted | EditAnswer> {
  try {
    const late = await overtaken(folder, asked);
    if (late.length > 0) return { kind: 'overtaken', files: late };
    const drafts = new Map(
      await Promise.all(
        namesIn(asked).map((name) =>
          draftOf(
            folder,
            root,
            name,
            asked.edits.filter(({ file }) => file === name),
          ),
        ),
      ),
    );
    return { drafts, content: await loadContent(folder, drafts) };
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'wrong', problems: error.problems };
    if (error instanceof EditError) return { kind: 'refused', reason: error.message };
    throw error;
  }
}

/**
 * Writes edits into the files: none where anything is wrong, and each file whole or not at all. One save at a time
 * (`editorService` sees to it): between the last look at the disk and the writing no other may come.
 */
export async function saveEdits(folder: string, root: string, asked: EditRequest): Promise<EditAnswer> {
  const tried = await tryEdits(folder, root, asked);
  if ('kind' in tried) return tried;
  const written = [...tried.drafts].map(([file, source]) => ({ file, source, draft: `${file}.${randomUUID()}.new` }));
  try {
    for (const { draft, source } of written) await fs.writeFile(draft, source, { flush: true });
    // Checking takes a second, in which somebody may have saved the file elsewhere.
    const late = await overtaken(folder, asked);
    if (late.length > 0) return { kind: 'overtaken', files: late };
    for (const { draft, file } of written) await fs.rename(draft, file);
    return { kind: 'fine' };
  } finally {
    await Promise.all(written.map(({ draft }) => fs.rm(draft, { force: true })));
  }
}
