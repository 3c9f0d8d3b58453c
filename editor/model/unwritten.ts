import * as v from 'valibot';
import { BINDING, checkDecisions, checkDrawings, checkNumbers, isDrawingToCome } from '#site/check/check-decided.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';
import { EXAMPLE_MARK, TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { inOrder } from './page-of.ts';
import { presentFiles } from './missing-files.ts';
import { fieldName, pathOf, shown } from './problems.ts';
import { isStandIn, pictureFile } from './pictures/new-picture.ts';
import { at, isFixed, isList, isObject, plain, type Path, type Tree, type Trees } from './tree.ts';

/** What a development still has to write, before a deploy takes it. */
export interface Unwritten {
  file: string;
  field: string;
  /** Why; null where its mark says it. */
  words: string | null;
}

/** Whether a text says what a picture shows that is still to come: the picture is missing then, and the text comes with it. */
function describesStandIn(trees: Trees, file: string, path: Path): boolean {
  if (path.at(-1) !== 'alt') return false;
  const name = at(trees[file], [...path.slice(0, -1), 'name']);
  return typeof name === 'string' && isStandIn(trees[pictureFile(name)]);
}

/** What a deploy refuses of the files as they stood on the disk. */
export interface Judged {
  trees: Trees;
  refused: readonly Unwritten[];
  /** What could be seen of it without asking. */
  seen: ReadonlySet<string>;
}

/** Texts are files of the content's folder, whatever else lies in folders of its own. */
const isInForm = (file: string): boolean => !file.includes('/');

function placesIn(tree: Tree, marks: readonly string[], path: Path = []): Path[] {
  if (typeof tree === 'string') return marks.some((mark) => tree.includes(mark)) ? [path] : [];
  // What code makes is written where it comes from.
  if (isFixed(tree)) return [];
  if (isList(tree)) return tree.flatMap((part, index) => placesIn(part, marks, [...path, index]));
  return isObject(tree) ? Object.entries(tree).flatMap(([key, part]) => placesIn(part, marks, [...path, key])) : [];
}

/** A file as the checks read it; null where there is none, or somebody is in the middle of it. */
function read<Name extends keyof typeof contentSchema.entries>(trees: Trees, name: Name): Content[Name] | null {
  const parsed = v.safeParse(contentSchema.entries[name], plain(trees[name] ?? null));
  return parsed.success ? (parsed.output as Content[Name]) : null;
}

/** A picture or an icon is one place, and has no fields. */
function placeOf(problem: ContentProblem): Unwritten {
  const { file, field, words } = shown(problem);
  return { file, field: isInForm(file) ? field : '', words };
}

/** Values that carry no mark: those of the template, and what nobody has decided. */
function undecidedIn(trees: Trees): Unwritten[] {
  const [facts, schedule, prices] = [read(trees, 'facts'), read(trees, 'schedule'), read(trees, 'prices')];
  const [announcement, finishes] = [read(trees, 'announcement'), read(trees, 'finishes')];
  const ofFacts = facts
    ? [...checkDecisions({ facts, schedule, prices, announcement, finishes }).unready, ...checkNumbers({ facts })]
    : [];
  const ofDrawings = checkDrawings({ maps: read(trees, 'maps'), plans: read(trees, 'plans') ?? {} });
  return [...ofFacts, ...ofDrawings].map(placeOf);
}

const marksIn = (file: string): readonly string[] =>
  BINDING.has(`${file}.ts`) ? [TO_WRITE_MARK, EXAMPLE_MARK] : [TO_WRITE_MARK];

/** What can be seen without asking, at every letter: texts by their marks, and values that nobody decided. */
function seenIn(trees: Trees): Unwritten[] {
  const marked = presentFiles(trees).flatMap((file) =>
    placesIn(trees[file] ?? null, marksIn(file))
      .filter((path) => !describesStandIn(trees, file, path))
      .map((path) => ({ file, field: fieldName(path), words: null })),
  );
  return [...marked, ...undecidedIn(trees)];
}

/** Whether a picture or a drawing is what is missing, which somebody has to make first: no text to write. */
export const isToMake = ({ file, field }: Unwritten): boolean =>
  !isInForm(file) || isDrawingToCome({ file: `${file}.ts`, field });

const keyOf = ({ file, field }: Unwritten): string => `${file}/${field}`;

/** What a deploy says of the files as they stand on the disk. */
export const judgedOf = (trees: Trees, places: readonly ContentProblem[]): Judged => ({
  trees,
  refused: places.map(placeOf).filter(({ file, field }) => !describesStandIn(trees, file, pathOf(field))),
  seen: new Set(seenIn(trees).map(keyOf)),
});

/** Whether a place says what it said when it was judged. */
function isAsJudged({ file, field }: Unwritten, judged: Trees, now: Trees): boolean {
  if (judged[file] === now[file]) return true;
  const [before, after] = [judged, now].map((trees) => JSON.stringify(at(trees[file], pathOf(field))));
  return before === after;
}

/** The files in which staff look first; what no form holds, pictures and the icon, comes last. */
function inOrderOfFile(places: readonly Unwritten[]): Unwritten[] {
  const [inForms, others] = [true, false].map((isText) => places.filter(({ file }) => isInForm(file) === isText));
  const files = inOrder([...new Set(inForms?.map(({ file }) => file))]);
  return [...files.flatMap((file) => inForms?.filter((place) => place.file === file) ?? []), ...(others ?? [])];
}

/**
 * What a deploy refuses, in the order in which staff see the files: what it has judged and nobody has written since, and
 * what is seen of the rest. @param judged null before there is an answer: what is seen alone
 */
export function unwrittenIn(trees: Trees, judged: Judged | null = null): Unwritten[] {
  const seen = seenIn(trees);
  if (!judged) return inOrderOfFile(seen);
  const wasSeen = (place: Unwritten) => judged.seen.has(keyOf(place));
  const isRefused = new Set(judged.refused.map(keyOf));
  const left = judged.refused.filter((place) => !wasSeen(place) && isAsJudged(place, judged.trees, trees));
  return inOrderOfFile([...seen.filter((place) => isRefused.has(keyOf(place)) || !wasSeen(place)), ...left]);
}
