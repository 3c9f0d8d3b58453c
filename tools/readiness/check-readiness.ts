import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '#site/content-problem.ts';
import { EXAMPLE_MARK, TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { contentPlace } from '#site/pages/empty-pages.ts';
import { unlinkedPages } from '#site/pages/content-links.ts';
import type { Content } from '#site/content-schema.ts';
import { BINDING, checkDecisions, checkDrawings, checkNumbers } from '#site/check/check-decided.ts';
import { lawToCheck } from './statements.ts';
import { checkCopies } from './copies.ts';
import type { Readiness } from '#site/readiness.ts';
import { placesOf, wordsOf, type Place } from './texts.ts';

/** Hosts that belong to nobody (RFC 2606). */
const NOBODYS_HOST = /(^|[@/.])((example\.(com|org|net))|[a-z0-9-]+\.(example|invalid|test)|localhost)($|[/:\s,)])/;
/** Whether an address leads to nobody. */
export const isNobodys = (address: string): boolean => NOBODYS_HOST.test(address);

const NOBODYS_PHONE = /(^|\D)(0\d{1,2}-)?0{3,4}-0{4}($|\D)/;

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function judge({ file, field, text }: Place, foreign: readonly string[]): Readiness {
  const unready = (remedy: string): Readiness => ({ unready: [{ file, field, remedy }], toLookAt: [] });
  if (text.includes(TO_WRITE_MARK)) return unready(`not written yet: ${short(text)}`);
  const word = foreign.find((other) => text.includes(other));
  if (word) return unready(`'${word}' is the example development's: write your own`);
  if (isNobodys(text)) return unready(`'${short(text)}' is nobody's address: write your own`);
  if (NOBODYS_PHONE.test(text)) return unready(`'${short(text)}' is nobody's number: write your own`);
  if (!text.includes(EXAMPLE_MARK)) return { unready: [], toLookAt: [] };
  if (BINDING.has(file)) return unready(`'${short(text)}' is marked as an example: write your own, without the mark`);
  return { unready: [], toLookAt: [{ file, field, remedy: `'${short(text)}' is marked as an example` }] };
}

/** Judges every text. What other files only repeat of an unready fact is mended with the fact. */
function judgeTexts(content: Content, foreign: readonly string[]): Readiness[] {
  const unreadyFacts: string[] = [];
  return placesOf(content).map(({ text, ...place }) => {
    const isFact = place.file === 'facts.ts';
    const own = isFact ? text : unreadyFacts.reduce((rest, fact) => rest.replaceAll(fact, ''), text);
    const judged = judge({ ...place, text: own }, foreign);
    if (isFact && judged.unready.length > 0) unreadyFacts.push(text);
    return judged;
  });
}

/** The note that lies beside a picture, or stands in the icon's drawing, while it is only a stand-in. */
export const STAND_IN = 'stand-in.txt';

/** Pictures that wait for the real ones; encoding a picture (art/encode.mjs) takes the note away. */
function checkPictures(folder: string): ContentProblem[] {
  const images = path.join(folder, 'images');
  const names = fs.existsSync(images) ? fs.readdirSync(images).sort() : [];
  const pictures = names
    .filter((name) => fs.existsSync(path.join(images, name, STAND_IN)))
    .map((name) => ({ name, wanted: fs.readFileSync(path.join(images, name, STAND_IN), 'utf8').trim() }))
    .map(({ name, wanted }) => ({ file: `images/${name}`, field: 'picture', remedy: `a grey stand-in: ${wanted}` }));
  const icon = path.join(folder, 'icons/favicon.svg');
  if (fs.existsSync(icon) && fs.readFileSync(icon, 'utf8').includes(STAND_IN))
    pictures.push({
      file: 'icons/favicon.svg',
      field: 'icon',
      remedy:
        'only a stand-in: draw your own, without the comment in it, and drop it in the editor or run node art/icons/draw.mjs with the folder',
    });
  return pictures;
}

/** Pages that say COMEING SOON, and pages that nobody finds. */
function checkPages(content: Content): ContentProblem[] {
  const { navigation } = content;
  const unlinked = new Set(unlinkedPages(content));
  return navigation.pages.flatMap((page): ContentProblem[] => {
    const { path: address, empty } = page;
    const problem = (remedy: string) => [{ file: 'navigation.ts', field: `'${address}'`, remedy }];
    if (empty)
      return problem(`says COMEING SOON, and nothing leads to it until its content stands in ${contentPlace(page)}`);
    return unlinked.has(address)
      ? problem('nothing leads to this page: add its path to menu or to the tabs of a section')
      : [];
  });
}

/**
 * What of a content folder is still an example's, unwritten or undecided.
 * @param example the engine's default content; null where it is itself what is judged
 * @param today against which the age of a check of the law is reckoned
 */
export function checkReadiness(folder: string, content: Content, example: Content | null, today: Date): Readiness {
  const own = wordsOf(content);
  const foreign = example ? wordsOf(example).filter((word) => !own.includes(word)) : [];
  const judged = [
    ...judgeTexts(content, foreign),
    checkDecisions(content),
    ...(example ? [checkCopies(folder, content, example)] : []),
  ];
  return {
    unready: [
      ...judged.flatMap(({ unready }) => unready),
      ...checkNumbers(content),
      ...checkDrawings(content),
      ...checkPictures(folder),
    ],
    toLookAt: [...judged.flatMap(({ toLookAt }) => toLookAt), ...lawToCheck(content, today), ...checkPages(content)],
  };
}
