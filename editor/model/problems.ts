import * as v from 'valibot';
import { fieldAt, schemaProblem } from '#site/check/schema-problem.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { contentSchema } from '#site/content-schema.ts';
import { OTHER_REMEDY, remedyInWords } from '#text/remedies/in-words.ts';
import { isText } from './brought/brought-file.ts';
import { plain, type Path, type Tree } from './tree.ts';

/** A check's sentence without what it found, which stands in the field anyway. */
const withoutFound = (remedy: string): string => remedy.replace(/ \(found .*\)$/s, '');

/** A problem as the editor shows it. */
export interface ShownProblem {
  file: string;
  field: string;
  words: string;
  /** The check's own sentence, for whoever helps. */
  remedy: string;
}

/** Some checks name what stands under a name of its own by that alone: `'84A'.rooms[2]`. */
const fieldAsNamed = (field: string): string => (/^'[^']*'/.test(field) ? fieldName(pathOf(field)) : field);

/** A check's problem as the editor shows it. */
export const shown = ({ file, field, remedy }: ContentProblem): ShownProblem => ({
  file: file.replace(/\.ts$/, ''),
  field: fieldAsNamed(field),
  words: remedyInWords(remedy) ?? OTHER_REMEDY,
  remedy: withoutFound(remedy),
});

/** What the schema of a file says of what is being written, at once and without asking the server. */
export function problemsIn(file: string, tree: Tree | undefined): ShownProblem[] {
  if (tree === undefined || !isText(file)) return [];
  const schema = contentSchema.entries[file as keyof typeof contentSchema.entries];
  // Of an empty day nobody has to hear that it is not in the calendar.
  return (v.safeParse(schema, plain(tree), { abortPipeEarly: true }).issues ?? []).map((issue) =>
    shown(
      schemaProblem(
        file,
        issue,
        (issue.path ?? []).map(({ key }) => key),
      ),
    ),
  );
}

/** All problems: the server's, but of the fields of which the schemas of the edited files say something already. */
export function allProblems(own: readonly ShownProblem[], found: readonly ContentProblem[]): ShownProblem[] {
  const known = new Set(own.map(({ file, field }) => JSON.stringify([file, field])));
  return [...own, ...found.map(shown).filter(({ file, field }) => !known.has(JSON.stringify([file, field])))];
}

/** Problems by the place that they name. */
export function byField(problems: readonly ShownProblem[]): Map<string, ShownProblem[]> {
  const fields = new Map<string, ShownProblem[]>();
  for (const problem of problems) fields.set(problem.field, [...(fields.get(problem.field) ?? []), problem]);
  return fields;
}

/** How problems name a place. */
export const fieldName = (path: Path): string => fieldAt(path);

const PART = /\[(\d+)\]|\['([^']*)'\]|'([^']*)'|([A-Za-z]\w*)/g;

/** The place that a problem names; what is no field's name leads to the file. */
export const pathOf = (field: string): Path =>
  field.startsWith('(') || field.includes(' ')
    ? []
    : [...field.matchAll(PART)].map(([, index, key, quoted, name]) =>
        index === undefined ? (key ?? quoted ?? name ?? '') : Number(index),
      );
