import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { applyEdit, EditError, type FileEdit } from '#editor/model/edit.ts';
import type { EditAnswer, EditedContent, EditedFile, EditRequest } from '#editor/model/messages.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';
import { ContentError } from '#tools/content/content-error.ts';
import { loadContent } from '#tools/content/content.ts';
import { readContent } from '#tools/content/read-content.ts';
import type { Sources } from './content-code.ts';
import { editSources } from './edit-source.ts';
import { formatLike } from './format-source.ts';
import { readTree } from './read-tree.ts';

/** @throws {EditError} for whatever is no content file */
function requireName(name: string): void {
  if (!Object.hasOwn(contentSchema.entries, name)) throw new EditError([name]);
}

/** Of a content file and its parts. One file that is another by now is enough. */
const hashOf = (sources: Sources): string =>
  createHash('sha256')
    .update(JSON.stringify([...sources]))
    .digest('hex');

/**
 * One of a development's content files, and what it has in the folder of its name, such as the plans of `plans.ts`.
 * @throws {EditError} for whatever is no content file
 */
async function sourcesOf(folder: string, name: string): Promise<Sources> {
  requireName(name);
  const parts = await fs.readdir(path.join(folder, name)).catch((): string[] => []);
  const names = [`${name}.ts`, ...parts.filter((part) => part.endsWith('.ts')).map((part) => `${name}/${part}`)];
  return new Map(
    await Promise.all(
      names.toSorted().map(async (file) => [file, await fs.readFile(path.join(folder, file), 'utf8')] as const),
    ),
  );
}

/** Reads every content file of a folder, as the editor shows it. A file that cannot be read is only named as wrong. */
export async function readEdited(folder: string): Promise<EditedContent> {
  const { written, problems } = await readContent(folder);
  const names = Object.keys(contentSchema.entries).filter((name) => written[name] !== null);
  const files = await Promise.all(
    names.map(async (name): Promise<[string, EditedFile]> => {
      const sources = await sourcesOf(folder, name);
      return [name, { tree: readTree(sources, name, written[name]), hash: hashOf(sources) }];
    }),
  );
  return { files: Object.fromEntries(files), problems };
}

/** What edits would make of the files, by their paths. */
export interface Drafted {
  drafts: Map<string, string>;
  content: Content;
}

/** The sources of a content file that edits change, by their paths. */
async function draftsOf(folder: string, root: string, name: string, edits: readonly FileEdit[]) {
  const before = await sourcesOf(folder, name);
  // The tree knows what the file cannot take.
  edits.reduce(applyEdit, readTree(before, name));
  return Promise.all(
    [...editSources(before, name, edits)].map(async ([part, source]) => {
      const file = path.join(folder, part);
      return [file, await formatLike(before.get(part) ?? '', source, file, root)] as const;
    }),
  );
}

const namesIn = ({ edits }: EditRequest): string[] => [...new Set(edits.map(({ file }) => file))];

async function overtaken(folder: string, asked: EditRequest): Promise<string[]> {
  const names = namesIn(asked);
  names.forEach(requireName);
  const now = await Promise.all(names.map((name) => sourcesOf(folder, name).then(hashOf, () => '')));
  return names.filter((name, index) => now[index] !== asked.hashes[name]);
}

/** What edits would make of the content, checked as a build checks it. */
export async function tryEdits(folder: string, root: string, asked: EditRequest): Promise<Drafted | EditAnswer> {
  try {
    const late = await overtaken(folder, asked);
    if (late.length > 0) return { kind: 'overtaken', files: late };
    const drafted = await Promise.all(
      namesIn(asked).map((name) =>
        draftsOf(
          folder,
          root,
          name,
          asked.edits.filter(({ file }) => file === name),
        ),
      ),
    );
    const drafts = new Map(drafted.flat());
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
