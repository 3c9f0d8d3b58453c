import fs from 'node:fs';
import path from 'node:path';
import { commentsOf, root, sourceFiles } from './source-files.ts';

/** What is wrong with a citation, as a reader would say it. */
export type Problem = string;

const FOLDERS = [
  'src',
  'sw',
  'tools',
  'functions',
  'local',
  'art',
  'tests',
  'e2e',
  'sites',
  'docs',
  'public',
  '.github',
];
const OF_TESTS = /^(tests|e2e)\//;
const WHOLE = /\.(md|json|yml|rules|html|py|sh)$/;
/** Its examples cite what is not there. */
const OWN_TEST = 'tests/architecture/citations.test.ts';
const SPECIFICATION = 'docs/specification.md';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const below = FOLDERS.flatMap((folder) => sourceFiles(folder, /./));
const atRoot = fs.readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
const files = new Set([...below, ...atRoot]);
const names = new Set([...files].map((file) => path.posix.basename(file)));
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** What the renders leave behind: git knows it as theirs. */
const left = read('art/render/.gitignore')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => `art/render/${line.slice(0, -1)}`);

const isThere = (cited: string) =>
  files.has(cited) ||
  fs.existsSync(path.join(root, cited)) ||
  // A command may name the beginning of a test's file alone.
  [...files].some((file) => file.startsWith(`${cited}.`)) ||
  left.some((folder) => cited === folder || cited.startsWith(`${folder}/`));

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const idsOf = (text: string) => [...text.matchAll(/^\| ([SF]-\d+) /gm)].map(([, id = '']) => id);
/** The ids of all rows of docs/specification.md. */
export const specificationIds: readonly string[] = idsOf(read(SPECIFICATION));

function hasAnchor(file: string, anchor: string): boolean {
  const text = read(file);
  return (
    idsOf(text).includes(anchor) ||
    [...text.matchAll(/^#+ (.+)$/gm)].some(([, title = '']) => anchorOf(title) === anchor)
  );
}

const PATH = new RegExp(
  String.raw`(?<![\w./#$@{}-])((?:${FOLDERS.join('|').replaceAll('.', String.raw`\.`)})/[\w./@<>$\{\}*-]*)(?:#([\p{L}\p{N}_-]+))?`,
  'gu',
);

/** Paths from the project's root, as far as they name no example: `src/pages/<kind>.tsx` must have its folder. */
const wrongPaths = (text: string): Problem[] =>
  [...text.matchAll(PATH)].flatMap(([, mention = '', anchor]) => {
    const isPattern = /[<$*{]/.test(mention);
    const cited = (isPattern ? mention.replace(/[^/]*[<$*{].*$/, '') : mention).replace(/[./-]+$/, '');
    if (!isThere(cited)) return [`${mention}: there is no such file`];
    return anchor && !hasAnchor(cited, anchor) ? [`${mention}#${anchor}: there is no such heading or row`] : [];
  });

const NAME = /(?<![\w./#*<>-])[a-z][\w-]*(?:\.[\w-]+)?\.(?:tsx?|mjs|md|css|py|sh|rules)\b(?![\w/])/g;

const wrongNames = (text: string): Problem[] =>
  [...text.matchAll(NAME)].flatMap(([name]) => (names.has(name) ? [] : [`${name}: no file has this name`]));

const wrongScripts = (text: string): Problem[] =>
  [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
    scripts.includes(name) ? [] : [`npm run ${name}: package.json has no such script`],
  );

/** Whoever appeals to docs/specification.md says to which of its rows. */
function wrongRows(file: string, text: string): Problem[] {
  const cited = [...text.matchAll(/\b[SF]-\d+\b/g)].map(([id]) => id);
  const isVague =
    !file.endsWith('.md') &&
    /\b[Ss]pecification\b|\b[Aa]s[\s*]+specified\b/.test(text) &&
    cited.length === 0 &&
    !text.includes(SPECIFICATION);
  const unknown = cited
    .filter((id) => !specificationIds.includes(id))
    .map((id) => `${id}: ${SPECIFICATION} has no such row`);
  return isVague ? [`${text.trim()}: name the row of ${SPECIFICATION}`, ...unknown] : unknown;
}

/** The links of a Markdown file, which are written as seen from its folder. */
const wrongLinks = (file: string, text: string): Problem[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([, target = '', anchor]) => {
    const cited = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!isThere(cited)) return [`${target}: there is no such file`];
    return anchor && !hasAnchor(cited, anchor) ? [`${target}#${anchor}: there is no such heading or row`] : [];
  });

/** Whatever a text of the project cites and is not there. @param file where it stands, from the project's root */
export const wrongCitations = (file: string, text: string): Problem[] => [
  ...(OF_TESTS.test(file) && /^['"`]/.test(text)
    ? []
    : [...wrongPaths(text), ...wrongNames(text), ...wrongScripts(text)]),
  ...wrongRows(file, text),
  ...(file.endsWith('.md') ? wrongLinks(file, text) : []),
];

/** What of a file is written for readers: comments and messages of code, all of anything else. */
export const textsOf = (file: string): string[] =>
  WHOLE.test(file) ? [read(file)] : commentsOf(file, (text) => text.includes(' '));

/** The files that cite. */
export const citingFiles: readonly string[] = [...files].filter(
  (file) =>
    file !== OWN_TEST &&
    /\.(tsx?|mjs|css|md|json|yml|rules|html|py|sh)$/.test(file) &&
    !file.endsWith('package-lock.json'),
);
