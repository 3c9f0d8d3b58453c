import fs from 'node:fs/promises';
import path from 'node:path';
import { contentSchema, type Content } from '#site/content-schema.ts';
import { headingTexts } from '#tools/content/heading-texts.ts';

/** What a family must be able to set: `first` with the first view of a page, `all` on the whole site. */
export interface FontText {
  first: string;
  all: string;
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

const SQUARE_METRE = '㎡';

// Measured on a phone: with these the home page, its closed sections too, and a floor plan need no second file.
const FIRST_CONTENT = [
  ...(['facts', 'navigation', 'shell', 'home', 'units', 'plans'] as const),
  ...(['overview', 'maps', 'premium', 'complex', 'galleries'] as const),
];
// What is said of a lead without a network can ask for no second file either.
const FIRST_WORDS = /^(controls|dates|forms|outbox|pages|shell|units)\b/;
// Where the engine's own headings stand. The popups' titles are names of pages too.
const HEADING_WORDS = /^(dates|outbox|pages[\\/](?!announcement)|units[\\/](homes|plans|types))/;
/** The law stands in the content of those who refer to it; what staff read while they write is in no page. */
const IN_NO_PAGE = ['law', 'editor', 'remedies', 'sheet'];
/** What a page has of the law without its content. */
const LAW_OF_A_PAGE = 'law/point-scales.ts';
/** Names of furniture stand in lists alone. */
const ANY_WORDS = new RegExp(String.raw`^(?!furniture[\\/]pieces\b|(${IN_NO_PAGE.join('|')})[\\/])`);
/** Components, which write signs of their own, such as ©. */
const COMPONENTS = ['app', 'features', 'pages', 'ui'];

async function sourcesBelow(folder: string, ...except: string[]): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !except.some((other) => file.startsWith(other + path.sep)));
}

const read = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => fs.readFile(file, 'utf8')))).join('') + ASCII;

/**
 * What the built site can show: the engine's words and one development's. Press articles come later and fall back.
 * @param root the project's folder
 */
export async function fontTexts(root: string, content: Content): Promise<{ text: FontText; headings: FontText }> {
  const src = path.join(root, 'src');
  const words = path.join(src, 'text');
  const wordsOf = async (rooms: RegExp) =>
    (await sourcesBelow(words)).filter((file) => rooms.test(path.relative(words, file)));
  const components = await Promise.all(COMPONENTS.map((folder) => sourcesBelow(path.join(src, folder))));
  const headings = headingTexts(contentSchema, content).join('');
  return {
    text: {
      first:
        (await read([...components.flat(), ...(await wordsOf(FIRST_WORDS))])) +
        JSON.stringify(FIRST_CONTENT.map((file) => content[file])),
      all:
        (await read([
          ...(await sourcesBelow(
            src,
            path.join(src, 'content'),
            ...IN_NO_PAGE.map((folder) => path.join(words, folder)),
          )),
          path.join(words, LAW_OF_A_PAGE),
        ])) + JSON.stringify(content),
    },
    headings: {
      // Figures, letters and the areas' sign stand in names and amounts that no field marks as a heading.
      first: (await read(await wordsOf(HEADING_WORDS))) + headings + SQUARE_METRE,
      all: (await read(await wordsOf(ANY_WORDS))) + headings + SQUARE_METRE,
    },
  };
}
