import * as v from 'valibot';
import { BINDING, checkDecisions, checkDrawings, checkNumbers } from '#site/check/check-decided.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';
import { EXAMPLE_MARK, TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { inOrder } from './page-of.ts';
import { presentFiles } from './missing-files.ts';
import { fieldName } from './problems.ts';
import { isStandIn, pictureFile } from './pictures/new-picture.ts';
import { at, isFixed, isList, isObject, plain, type Path, type Tree, type Trees } from './tree.ts';

/** What a new development still has to write, before a deploy takes it. */
export interface Unwritten {
  file: string;
  field: string;
}

function placesIn(tree: Tree, marks: readonly string[], place: Path = []): Path[] {
  if (typeof tree === 'string') return marks.some((mark) => tree.includes(mark)) ? [place] : [];
  // What code makes is written where it comes from.
  if (isFixed(tree)) return [];
  if (isList(tree)) return tree.flatMap((part, index) => placesIn(part, marks, [...place, index]));
  return isObject(tree) ? Object.entries(tree).flatMap(([key, part]) => placesIn(part, marks, [...place, key])) : [];
}

/** Whether a text says what a picture shows that is still to come. */
function describesStandIn(trees: Trees, file: string, path: Path): boolean {
  if (path.at(-1) !== 'alt') return false;
  const name = at(trees[file], [...path.slice(0, -1), 'name']);
  return typeof name === 'string' && isStandIn(trees[pictureFile(name)]);
}

/** A file as the checks read it; null where there is none, or somebody is in the middle of it. */
function read<Name extends keyof typeof contentSchema.entries>(trees: Trees, name: Name): Content[Name] | null {
  const parsed = v.safeParse(contentSchema.entries[name], plain(trees[name] ?? null));
  return parsed.success ? (parsed.output as Content[Name]) : null;
}

/** Values that carry no mark: those of the template, and what nobody has decided. */
function undecidedIn(trees: Trees): Unwritten[] {
  const [facts, schedule, prices] = [read(trees, 'facts'), read(trees, 'schedule'), read(trees, 'prices')];
  const [announcement, finishes] = [read(trees, 'announcement'), read(trees, 'finishes')];
  const ofFacts = facts
    ? [...checkDecisions({ facts, schedule, prices, announcement, finishes }).unready, ...checkNumbers({ facts })]
    : [];
  // A stand-in of a plan waits for the real one as those of pictures do: nobody writes it.
  const drawn = Object.entries(read(trees, 'plans') ?? {}).filter(([, { standIn }]) => !standIn);
  const ofDrawings = checkDrawings({ maps: read(trees, 'maps'), plans: Object.fromEntries(drawn) });
  return [...ofFacts, ...ofDrawings].map(({ file, field }) => ({ file: file.replace(/\.ts$/, ''), field }));
}

const marksIn = (file: string): readonly string[] =>
  BINDING.has(`${file}.ts`) ? [TO_WRITE_MARK, EXAMPLE_MARK] : [TO_WRITE_MARK];

/** What a deploy refuses of texts by their marks and of values that nobody decided, in the order in which staff see the files. */
export function unwrittenIn(trees: Trees): Unwritten[] {
  const undecided = undecidedIn(trees);
  return inOrder(presentFiles(trees)).flatMap((file) => [
    ...placesIn(trees[file] ?? null, marksIn(file))
      .filter((path) => !describesStandIn(trees, file, path))
      .map((path) => ({ file, field: fieldName(path) })),
    ...undecided.filter((place) => place.file === file),
  ]);
}
