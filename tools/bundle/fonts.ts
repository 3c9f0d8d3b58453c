import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { ContentSource } from '#tools/content/content-source.ts';
import { commonSyllables } from './common-syllables.ts';
import { facesOf, isOneFamily, standInRules, type Face } from './font-families.ts';
import { fontTexts, type FontText } from './font-texts.ts';
import { withSquareMetre } from './square-metre.ts';
import { unicodeRange } from './unicode-range.ts';

const FIRST_MODULE = 'virtual:fonts.css';
const REST_MODULE = 'virtual:more-fonts.css';
const require = createRequire(import.meta.url);

const charactersOf = (text: string, only?: RegExp) =>
  [...new Set(text)].filter((character) => character >= ' ' && (only?.test(character) ?? true)).toSorted();

/** A font file before it is made: what it can set, and for which characters a browser asks for it. */
interface FontFile {
  face: Face;
  characters: readonly string[];
  range: string;
}

/** The files of all faces, by when a page may ask for them. */
interface FontFiles {
  first: FontFile[];
  rest: FontFile[];
}

/** The file that comes with the first view, and what the face's other pages need besides: no character is in both. */
function splitFace(face: Face, text: FontText): { first: FontFile; rest: FontFile | null } {
  const all = charactersOf(text.all, face.only);
  const early = new Set(text.first);
  const first = all.filter((character) => early.has(character));
  const rest = all.filter((character) => !early.has(character));
  // What neither file has is the first one's, which is there already: nobody waits for a file that cannot help.
  const isFree = (codePoint: number) => {
    const character = String.fromCodePoint(codePoint);
    return !rest.includes(character) && (face.only?.test(character) ?? true);
  };
  return {
    first: { face, characters: first, range: unicodeRange(first.join(''), isFree) },
    rest: rest.length > 0 ? { face, characters: rest, range: unicodeRange(rest.join(''), () => false) } : null,
  };
}

/** A font for somebody who is still writing: its file is the same after most changes, and all of it comes at once. */
function unfinished({ all }: FontText): FontText {
  const text = all + commonSyllables();
  return { first: text, all: text };
}

/** @param root the project's folder @param isUnfinished whether the content is still being written */
export async function fontFiles(root: string, content: Content, isUnfinished = false): Promise<FontFiles> {
  const cut = await fontTexts(root, content);
  const texts = isUnfinished ? { text: unfinished(cut.text), headings: unfinished(cut.headings) } : cut;
  const { text, headings } = texts;
  const both = { first: text.first + headings.first, all: text.all + headings.all };
  const wanted = isOneFamily(content.theme) ? { ...texts, text: both } : texts;
  const faces = facesOf(content.theme).map((face) => splitFace(face, wanted[face.text]));
  return { first: faces.map(({ first }) => first), rest: faces.flatMap(({ rest }) => rest ?? []) };
}

/** Makes a font file, or takes the same one from the cache. Returns its path. */
export async function makeFont({ face, characters }: FontFile, cache: string): Promise<string> {
  const source = require.resolve(face.source);
  const glyphs = characters.join('');
  const key = createHash('sha256')
    .update(JSON.stringify([face, glyphs, (await fs.stat(source)).size]))
    .digest('hex')
    .slice(0, 16);
  const file = path.join(cache, `${path.basename(face.source, '.woff2').toLowerCase()}-${key}.woff2`);
  const cached = await fs.stat(file).catch(() => null);
  if (!cached) {
    const font = await fs.readFile(source);
    const drawn = face.makesSquareMetre ? await withSquareMetre(font, glyphs) : font;
    const bytes = await subsetFont(drawn, glyphs, { targetFormat: 'woff2', ...face.options });
    await fs.mkdir(cache, { recursive: true });
    // Two builds may make the same one at once: none must find half of it.
    const draft = `${file}.${process.pid}`;
    await fs.writeFile(draft, bytes);
    await fs.rename(draft, file);
  }
  return file;
}

/** The `@font-face` rules of some files. */
async function rulesOf(files: readonly FontFile[], cache: string): Promise<string> {
  const rules = files.map(async (font) => {
    const { family, weight } = font.face;
    // Small ones too are files: the security policy lets no font in as data.
    const address = `${await makeFont(font, cache)}?no-inline`;
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('${address}') format('woff2'); unicode-range: ${font.range}; }`;
  });
  return (await Promise.all(rules)).join('\n');
}

/**
 * The `@font-face` rules of the site, cut down to the glyphs that its content and its engine use: one module of
 * what first views need, with the fallbacks, and one of the rest, which a browser loads where a page shows it. In
 * development a new syllable must not wait for new fonts: there they have all that Korean texts use.
 */
export function fontsPlugin(root: string, source: ContentSource): Plugin {
  const cache = path.join(root, 'node_modules/.cache/fonts');
  let isUnfinished = false;
  let last: { content: Content; has: ReadonlySet<string>; files: FontFiles } | undefined;
  /** The last ones, where the content wants no others: both modules ask, and in development after every change. */
  const filesOf = async (content: Content): Promise<FontFiles> => {
    const characters = new Set(JSON.stringify(content));
    const isServed = (known: NonNullable<typeof last>) =>
      isUnfinished && content.theme === known.content.theme && [...characters].every((one) => known.has.has(one));
    if (last && (content === last.content || isServed(last))) return last.files;
    const files = await fontFiles(root, content, isUnfinished);
    last = { content, has: new Set([...characters, ...Array.from(commonSyllables())]), files };
    return files;
  };
  return {
    name: 'modelhouse:fonts',
    configResolved({ command }) {
      isUnfinished = command === 'serve';
    },
    resolveId: (id) => (id === FIRST_MODULE || id === REST_MODULE ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${FIRST_MODULE}` && id !== `\0${REST_MODULE}`) return null;
      const content = await source.read();
      const { first, rest } = await filesOf(content);
      return id === `\0${FIRST_MODULE}`
        ? (await rulesOf(first, cache)) + standInRules(content.theme)
        : rulesOf(rest, cache);
    },
  };
}
