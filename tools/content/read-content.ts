import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { ContentProblem } from '#site/content-problem.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';
import { judgeContent, WHOLE_FILE } from './judge-content.ts';
import { runningContent, type DraftSources, type RunFile } from './run-content.ts';

/** A content folder as it was found. */
export interface ReadContent {
  /** By file, whatever stands in it; null where there is none. */
  written: Readonly<Record<string, unknown>>;
  /** What the schemas make of the files that are right; asked for another one, it throws what `runChecks` knows. */
  readable: Content;
  /** What the schemas make of all of it; null while something is wrong. */
  content: Content | null;
  problems: ContentProblem[];
}

type Written = { value: unknown } | { problem: { field: string; remedy: string } };

async function readFile(file: string, key: string, run: RunFile): Promise<Written> {
  try {
    const module = await run(file);
    if (key in module) return { value: module[key] };
    return { problem: { field: key, remedy: `export a constant of this name: export const ${key} = { … }` } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: { field: WHOLE_FILE, remedy: `it cannot be read: ${reason}` } };
  }
}

/** A file that cannot be read fails every file that imports it: it is named once, by its own name where the message has it. */
function withoutRepeated(problems: ContentProblem[]): ContentProblem[] {
  const unread = problems.filter(({ field }) => field === WHOLE_FILE);
  const isAt = ({ file, remedy }: ContentProblem) => remedy.includes(`/${file}`);
  return problems.filter((problem) => {
    if (problem.field !== WHOLE_FILE) return true;
    const alike = unread.filter(({ remedy }) => remedy === problem.remedy);
    return (alike.find(isAt) ?? alike[0]) === problem;
  });
}

/** One that is not there, where it must be. */
const missing = (key: string): Written => ({
  problem: { field: key, remedy: 'this file is missing: write it as in src/content' },
});

/** Runs every file of a content folder that is there. */
async function readFiles(folder: string, drafts: DraftSources): Promise<{ key: string; read: Written }[]> {
  const { run, close } = await runningContent(drafts);
  const read = (key: string, mayBeLeftOut: boolean): Written | Promise<Written> => {
    const file = path.join(folder, `${key}.ts`);
    if (fs.existsSync(file) || drafts.has(file)) return readFile(file, key, run);
    return mayBeLeftOut ? { value: null } : missing(key);
  };
  const files = Object.entries(contentSchema.entries).map(async ([key, schema]) => ({
    key,
    read: await read(key, v.is(schema, null)),
  }));
  try {
    return await Promise.all(files);
  } finally {
    await close();
  }
}

/** Reads every file of a content folder, puts the law where it refers to it, and checks each file by its schema. */
export async function readContent(folder: string, drafts: DraftSources = new Map()): Promise<ReadContent> {
  const files = await readFiles(folder, drafts);
  const written = Object.fromEntries(files.map(({ key, read }) => [key, 'value' in read ? read.value : null]));
  const unread = files.flatMap(({ key, read }) => ('problem' in read ? [{ file: `${key}.ts`, ...read.problem }] : []));
  const { readable, content, issues } = judgeContent(written, new Set(unread.map(({ file }) => file)));
  return {
    written,
    readable,
    content: unread.length === 0 ? content : null,
    problems: withoutRepeated([...unread, ...issues]),
  };
}
