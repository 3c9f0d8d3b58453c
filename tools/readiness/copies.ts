import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { partsIn } from '#tools/content/find-parts.ts';
import { isOfLaw } from '#tools/law/law-record.ts';
import { pictureNames } from '#tools/content/content-assets.ts';
import type { Readiness } from '#site/readiness.ts';
import { placesOf, wordsOf } from './texts.ts';

const inProject = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));
const EXAMPLE = inProject('src/content');
const TEMPLATE = inProject('sites/template');

/** What the law and its procedures say of every development: new ones begin with copies of these. */
const OF_EVERYBODY = new Set(['guides.ts', 'points.ts', 'documents.ts', 'schedule.ts', 'announcement.ts']);

/** Shorter sentences, and fewer of them, are alike in any two developments. */
const LONG = 15;
const FEW = 3;

/** A text's sentences without the development's own names, which a copy has replaced. */
function sentencesOf(text: string, own: readonly string[]): string[] {
  const unnamed = own.reduce((rest, word) => rest.replaceAll(word, ''), text);
  return unnamed
    .split(/(?<=[.?!])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= LONG && !sentence.startsWith('/'));
}

/** The longest first: a name may hold a shorter one. */
const namesOf = (content: Content): string[] => wordsOf(content).toSorted((a, b) => b.length - a.length);

const templateText = () =>
  fs
    .readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(path.join(TEMPLATE, file), 'utf8'))
    .join('\n');

/** What the engine says of the law, in every development. */
const lawIn = (content: Content) =>
  partsIn(content, isOfLaw)
    .map(({ value }) => JSON.stringify(value))
    .join('\n');

/** Parts of files whose sentences stand in the example word for word. */
function copiedParts(content: Content, example: Content): (ContentProblem & { count: number })[] {
  const exampleNames = namesOf(example);
  const known = new Set(placesOf(example).flatMap(({ text }) => sentencesOf(text, exampleNames)));
  const [own, neutral] = [namesOf(content), templateText() + lawIn(content)];
  const parts = new Map<string, ContentProblem & { count: number }>();
  for (const { file, field, text } of placesOf(content)) {
    const count = sentencesOf(text, own).filter(
      (sentence) => known.has(sentence) && !neutral.includes(sentence),
    ).length;
    if (count === 0) continue;
    const part = /^\['[^']+'\]|^\w+/.exec(field)?.[0] ?? field;
    const found = parts.get(`${file} ${part}`) ?? { file, field: part, remedy: '', count: 0 };
    parts.set(`${file} ${part}`, { ...found, count: found.count + count });
  }
  return [...parts.values()].filter(({ count }) => count >= FEW);
}

const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

const filesBelow = (folder: string, directory: string): string[] => {
  const place = path.join(folder, directory);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
};

const MEDIA = ['images', 'films', 'files'];

/** Pictures and films that are the example's, byte for byte; those of the guides are everybody's. */
function copiedMedia(folder: string, example: Content): ContentProblem[] {
  const shared = new Set(pictureNames(example.guides));
  const known = new Set(
    MEDIA.flatMap((place) => filesBelow(EXAMPLE, place)).map((file) => hashOf(path.join(EXAMPLE, file))),
  );
  const copied = MEDIA.flatMap((place) => filesBelow(folder, place))
    .filter((file) => known.has(hashOf(path.join(folder, file))))
    .map((file) => (file.startsWith('images/') ? path.posix.dirname(file) : file))
    .filter((file) => !shared.has(path.posix.basename(file)));
  return [...new Set(copied)].map((file) => ({ file, field: 'picture', remedy: "the example's: use your own" }));
}

/** What of a development's texts and pictures is the example's own. */
export function checkCopies(folder: string, content: Content, example: Content): Readiness {
  const parts = copiedParts(content, example);
  const say = (remedy: (count: number) => string, areOfEverybody: boolean): ContentProblem[] =>
    parts
      .filter(({ file }) => OF_EVERYBODY.has(file) === areOfEverybody)
      .map(({ file, field, count }) => ({ file, field, remedy: remedy(count) }));
  return {
    unready: [
      ...say((count) => `${count} sentences are the example's, word for word: write your own`, false),
      ...copiedMedia(folder, example),
    ],
    toLookAt: say(
      (count) =>
        `${count} sentences are the example's, word for word: read whether they hold for your development and its region`,
      true,
    ),
  };
}
