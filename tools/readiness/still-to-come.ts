import path from 'node:path';
import { pathOf } from '#editor/model/problems.ts';
import { at, type Trees } from '#editor/model/tree.ts';
import { isDrawingToCome } from '#site/check/check-decided.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';
import { REPORT_TEXT as TEXT } from '#text/remedies/report.ts';

interface Site {
  folder: string;
  content: Content;
}

const isPlan = (problem: ContentProblem) => problem.file === 'plans.ts' && isDrawingToCome(problem);
const isMap = (problem: ContentProblem) => problem.file === 'maps.ts' && isDrawingToCome(problem);
const isPicture = ({ file }: ContentProblem) => file.startsWith('images/');
const isIcon = ({ file }: ContentProblem) => file.startsWith('icons/');

/** Pictures and drawings that somebody has to make first: nothing of them is to be written. */
export const isStillToCome = (problem: ContentProblem): boolean =>
  [isDrawingToCome, isPicture, isIcon].some((isIt) => isIt(problem));

/** Which picture a field says in words; null: it says none. */
function describedBy(content: Content, { file, field }: ContentProblem): string | null {
  const place = pathOf(field);
  if (place.at(-1) !== 'alt') return null;
  const name = at((content as unknown as Trees)[path.parse(file).name], [...place.slice(0, -1), 'name']);
  return typeof name === 'string' ? name : null;
}

/** What is said of pictures that are still to come: until one is there, nobody can say what it shows. */
export function ofMissingPictures(content: Content, problems: readonly ContentProblem[]): Map<ContentProblem, string> {
  const missing = new Set(problems.filter(isPicture).map(({ file }) => path.posix.basename(file)));
  return new Map(
    problems.flatMap((problem): [ContentProblem, string][] => {
      const name = describedBy(content, problem);
      return name !== null && missing.has(name) ? [[problem, name]] : [];
    }),
  );
}

/** How many there are of each kind, in words. */
export const stillToComeCounts = (problems: readonly ContentProblem[]): string =>
  (
    [
      [TEXT.kinds.pictures, isPicture],
      [TEXT.kinds.plans, isPlan],
      [TEXT.kinds.maps, isMap],
      [TEXT.icon, isIcon],
    ] as const
  )
    .map(([kind, isIt]) => [kind, problems.filter((problem) => isIt(problem)).length] as const)
    .flatMap(([kind, count]) => (count > 0 ? [`${kind} ${count}`] : []))
    .join(', ');

/** Pictures and drawings in a line each: there is one thing to do with all of them. @param undescribed names of pictures */
export function stillToComeLines(
  { folder, content }: Site,
  problems: readonly ContentProblem[],
  undescribed: ReadonlySet<string>,
): string[] {
  const pictures = problems.filter(isPicture).map(({ file, remedy }) => {
    const name = path.posix.basename(file);
    return TEXT.picture(name, /\d+×\d+/.exec(remedy)?.[0], undescribed.has(name));
  });
  const units = problems.filter(isPlan).flatMap(({ field }) => pathOf(field).slice(0, 1).map(String));
  const maps = problems.filter(isMap).flatMap(({ field }) => content.maps?.maps[Number(pathOf(field)[1])]?.title ?? []);
  return [
    ...(pictures.length > 0 ? [`  ${TEXT.pictures(pictures)} [images/]`] : []),
    ...(units.length > 0 ? [`  ${TEXT.plans(units)} [plans.ts]`] : []),
    ...(maps.length > 0 ? [`  ${TEXT.maps(maps)} [maps.ts]`] : []),
    ...problems
      .filter(isIcon)
      .map(({ file, remedy }) => `  ${TEXT.icon}: ${remedyInWords(remedy) ?? remedy} [${file}]`),
    ...(pictures.length > 0 ? [`  ${TEXT.howToBring(folder)}`] : []),
  ];
}
