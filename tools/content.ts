import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { checkContent, type ContentProblem } from '#site/check-content.ts';
import { filmFiles } from '#site/film-files.ts';
import { optionalFiles, requiredFiles, type SiteContent } from '#site/content-schema.ts';
import { hideEmptyPages } from '#site/empty-pages.ts';
import type { Videos } from '#site/schema/development.ts';
import { checkFormOptions } from './form-options.ts';
import { checkNoticeVersion } from './notice-version.ts';

/** A development's content as it is shown; files that it leaves out are null. */
export type Content = SiteContent;

/** Everything that is wrong with a content folder, in one readable message. */
export class ContentError extends Error {
  constructor(folder: string, problems: ContentProblem[]) {
    const lines = problems.map(({ file, field, remedy }) => `  ${path.join(folder, file)}: ${field}: ${remedy}`);
    super(`The content cannot be built (${problems.length} to mend):\n${lines.join('\n')}`);
    // Where in the engine it was thrown helps nobody who writes content.
    this.stack = `ContentError: ${this.message}`;
  }
}

/** The content folder that CONTENT names, else the default one; absolute. */
export const contentFolder = (root: string): string => path.resolve(root, process.env['CONTENT'] || 'src/content');

const WHOLE_FILE = '(the whole file)';

const fieldOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce(
    (field, { key }) => (typeof key === 'number' ? `${field}[${key}]` : `${field}${field && '.'}${String(key)}`),
    '',
  ) || WHOLE_FILE;

function remedyOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return `${issue.message} (found ${issue.received})`;
  return issue.expected === 'never' ? 'remove this field, or mend its spelling' : 'this field is missing: add it';
}

async function readFile(folder: string, key: string, schema: v.GenericSchema, required: boolean) {
  const name = `${key}.ts`;
  const file = path.join(folder, name);
  const problem = (field: string, remedy: string) => ({ value: null, problems: [{ file: name, field, remedy }] });
  if (!fs.existsSync(file))
    return required ? problem(key, 'this file is missing: write it as in src/content') : { value: null, problems: [] };
  const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false, logLevel: 'silent' }).catch(
    (error: unknown) => ({
      module: { error: error instanceof Error ? error.message : String(error) } as Record<string, unknown>,
    }),
  );
  if (typeof module['error'] === 'string') return problem(WHOLE_FILE, `it cannot be read: ${module['error']}`);
  if (!(key in module)) return problem(key, `export a constant of this name: export const ${key} = { … }`);
  if (module[key] === null && !required) return { value: null, problems: [] };
  const result = v.safeParse(schema, module[key]);
  if (result.success) return { value: result.output, problems: [] };
  return {
    value: null,
    problems: result.issues.map((issue) => ({ file: name, field: fieldOf(issue), remedy: remedyOf(issue) })),
  };
}

/** Every development has its own; `node art/icons/draw.mjs <folder>` makes them from the first. */
const ICONS = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-192.png',
  'maskable-512.png',
  'monochrome-512.png',
];

const missingIcons = (folder: string) =>
  ICONS.filter((icon) => !fs.existsSync(path.join(folder, 'icons', icon))).map((icon) => ({
    file: `icons/${icon}`,
    field: 'icon',
    remedy: 'this file is missing: draw icons/favicon.svg, then run node art/icons/draw.mjs with the folder',
  }));

/** The pictures that a value of the content names, at any depth. */
export const pictureNames = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('name' in value && 'alt' in value && typeof value.name === 'string') return [value.name];
  return Object.values(value).flatMap(pictureNames);
};

/** A player asks for every one of a film's files in some browser. */
const missingFilms = (folder: string, videos: Videos | null | undefined): ContentProblem[] =>
  (videos ? [videos.brandFilm, ...videos.tabs.map(({ video }) => video)] : [])
    .flatMap(({ source }) => ('file' in source ? filmFiles(source.file) : []))
    .filter(({ file }) => !fs.existsSync(path.join(folder, 'films', file)))
    .map(({ file }) => ({
      file: 'videos.ts',
      field: `film '${file}'`,
      remedy: `there is no films/${file}: make it with art/film/make.mjs, or write another film`,
    }));

/** A file that cannot be read fails every file that imports it: it is named once, by its own name where the message has it. */
function withoutRepeated(problems: ContentProblem[]): ContentProblem[] {
  const unread = problems.filter(({ field }) => field === WHOLE_FILE);
  const own = unread.filter(({ file, remedy }) => remedy.includes(file));
  const named = own.length > 0 ? own : unread;
  return problems.filter(
    (problem) => problem.field !== WHOLE_FILE || named.find(({ remedy }) => remedy === problem.remedy) === problem,
  );
}

/**
 * Reads and checks a content folder. What it returns leads to no page that has nothing to show.
 * @throws {ContentError} naming each file and field, and what to write instead
 */
export async function loadContent(folder: string): Promise<Content> {
  const entries = [
    ...Object.entries(requiredFiles).map(([key, schema]) => ({
      key,
      schema: schema as v.GenericSchema,
      required: true,
    })),
    ...Object.entries(optionalFiles).map(([key, schema]) => ({
      key,
      schema: schema as v.GenericSchema,
      required: false,
    })),
  ];
  const read = await Promise.all(
    entries.map(async ({ key, schema, required }) => ({ key, ...(await readFile(folder, key, schema, required)) })),
  );
  const problems = withoutRepeated(read.flatMap((file) => file.problems));
  const missing = read.flatMap(({ key, value }) =>
    [...new Set(pictureNames(value))]
      .filter((name) => !fs.existsSync(path.join(folder, 'images', name)))
      .map((name) => ({
        file: `${key}.ts`,
        field: `picture '${name}'`,
        remedy: `there is no folder images/${name}: add the picture, or write another name`,
      })),
  );
  const films = missingFilms(folder, read.find(({ key }) => key === 'videos')?.value as Videos | null | undefined);
  const content = Object.fromEntries(read.map(({ key, value }) => [key, value])) as unknown as Content;
  const all = [
    ...problems,
    ...missing,
    ...films,
    ...missingIcons(folder),
    ...(problems.length === 0
      ? [...checkContent(content), ...checkFormOptions(content), ...checkNoticeVersion(content)]
      : []),
  ];
  if (all.length > 0) throw new ContentError(path.relative(process.cwd(), folder), all);
  return hideEmptyPages(content);
}
