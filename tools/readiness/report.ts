import path from 'node:path';
import { placeName } from '#editor/model/names.ts';
import { pathOf } from '#editor/model/problems.ts';
import type { Trees } from '#editor/model/tree.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';
import { REPORT_TEXT as TEXT } from '#text/remedies/report.ts';
import type { LiveSite } from '#tools/host/live-check.ts';
import { readBack } from './read-back.ts';
import { readAlike } from './to-read.ts';
import { isStillToCome, ofMissingPictures, stillToComeCounts, stillToComeLines } from './still-to-come.ts';

export type Reported = Pick<LiveSite, 'folder' | 'content' | 'missing' | 'file' | 'readiness'>;

/** What an office has to do, in its own words; each line of it beside the place in the code, for whoever helps. */
export interface Report {
  /** Empty: the site may go live. */
  toMend: string[];
  toRead: string[];
}

/** More places in a line would hide what is to do with them. */
const MOST_PLACES = 6;

/** A part of a place's name may be a whole sentence: its beginning is enough to find it. */
const LONGEST_PART = 22;
const shortened = (part: string) =>
  part.replace(/‘(.+)’$/s, (_, said: string) =>
    said.length > LONGEST_PART ? `‘${said.slice(0, LONGEST_PART)}…’` : `‘${said}’`,
  );

/** As the editor names a place, from the outside in. Pages, whose problems are named by their addresses, have those as names. */
function partsOf({ content }: Reported, { file, field }: ContentProblem): string[] {
  const name = path.parse(file).name;
  const at = field.startsWith("'") ? [field.slice(1, -1)] : pathOf(field);
  return placeName(name, at, (content as unknown as Trees)[name]).map(shortened);
}

/** Places of one file: of those after the first only where they differ from it. */
function inWords(site: Reported, problems: readonly ContentProblem[]): string[] {
  const [first = [], ...others] = problems.map((problem) => partsOf(site, problem));
  const places = others.map((parts) => parts.slice(parts.findIndex((part, index) => part !== first[index])));
  return [...new Set([first, ...places].map((parts) => parts.join(' › ')))];
}

const few = (places: readonly string[], others: (count: number) => string): string => {
  const more = places.length - MOST_PLACES;
  return [...places.slice(0, MOST_PLACES), ...(more > 0 ? [others(more)] : [])].join(', ');
};

/** One line a file and remedy: what is to do with several places is said once. */
function lines(site: Reported, problems: readonly ContentProblem[]): string[] {
  const alike = new Map<string, ContentProblem[]>();
  for (const problem of problems) {
    const key = `${problem.file} ${remedyInWords(problem.remedy) ?? problem.remedy}`;
    alike.set(key, [...(alike.get(key) ?? []), problem]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const code = few(
      group.map(({ field }) => field),
      (count) => `+${count}`,
    );
    const words = remedyInWords(first.remedy) ?? first.remedy;
    return [`  ${few(inWords(site, group), TEXT.others)}: ${words} [${first.file} ${code}]`];
  });
}

const section = (title: string, body: readonly string[]): string[] => (body.length > 0 ? ['', title, ...body] : []);

/** What is to be written, apart from what somebody has to make first and what is to be said of that. */
function sorted({ content, readiness: { unready } }: Reported) {
  const waiting = unready.filter(isStillToCome);
  const undescribed = ofMissingPictures(content, unready);
  const written = unready.filter((problem) => !waiting.includes(problem) && !undescribed.has(problem));
  return { waiting, undescribed, written };
}

/** What is to mend before a site goes live, and what is to read. */
export function reportOf(site: Reported): Report {
  const { missing, file, readiness } = site;
  const { waiting, undescribed, written } = sorted(site);
  const alike = readAlike(readiness.toLookAt, (problem) => partsOf(site, problem)[0] ?? problem.file);
  const toRead = [...alike.lines, ...lines(site, alike.others)];
  const count = missing.length + waiting.length + written.length;
  return {
    toMend:
      count === 0
        ? []
        : [
            TEXT.toMend(count),
            ...section(TEXT.texts, lines(site, written)),
            ...section(
              TEXT.stillToCome(waiting.length),
              stillToComeLines(site, waiting, new Set(undescribed.values())),
            ),
            ...section(
              TEXT.settings,
              missing.map((name) => `  ${TEXT.missing(name, file)}`),
            ),
          ],
    toRead: toRead.length === 0 ? [] : [TEXT.toRead(toRead.length), '', ...toRead],
  };
}

/** What is said of a new development: what is still to write, how much is still to come, and the command that comes next. */
export function newSiteLines(site: Reported, slug: string): string[] {
  const { waiting, written } = sorted(site);
  return [
    TEXT.made(site.folder),
    '',
    ...readBack(site.content),
    ...(written.length > 0 ? section(TEXT.toWrite(written.length), lines(site, written)) : []),
    ...(waiting.length > 0 ? ['', TEXT.waiting(stillToComeCounts(waiting))] : []),
    '',
    TEXT.next(slug),
  ];
}
