import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { contentSchema, type Content } from '#site/content-schema.ts';
import type { ContentSource } from '#tools/content/content-source.ts';
import { headingTexts } from '#tools/content/heading-texts.ts';

const MODULE = 'virtual:fonts.css';
const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

interface Face {
  family: string;
  /** Source file inside an installed package. */
  source: string;
  weight: string;
  /** Which of the two texts it must be able to set. */
  text: 'all' | 'headings';
  only?: RegExp;
  unicodeRange?: string;
  options?: {
    variationAxes: { wght: number | { min: number; max: number; default: number } };
    noLayoutClosure: boolean;
  };
}

const HANGUL_RANGE = 'U+1100-11FF, U+3000-303F, U+3130-318F, U+AC00-D7A3';

const FACES: Face[] = [
  {
    family: 'site-sans',
    source: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    weight: '400 800',
    text: 'all',
    options: { variationAxes: { wght: { min: 400, max: 800, default: 400 } }, noLayoutClosure: true },
  },
  {
    family: 'site-serif',
    source: '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2',
    weight: '700',
    text: 'headings',
    only: /[ᄀ-ᇿ　-〿㄰-㆏가-힣]/u,
    unicodeRange: HANGUL_RANGE,
  },
  {
    family: 'site-serif',
    source: '@fontsource/gowun-batang/files/gowun-batang-latin-700-normal.woff2',
    weight: '700',
    text: 'headings',
    only: /[ -ÿ]/u,
    unicodeRange: 'U+0020-00FF',
  },
  // The display face has no square metre: the text face's, as light as the figures before it, not whatever the device has.
  {
    family: 'site-serif',
    source: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    weight: '700',
    text: 'all',
    only: /㎡/u,
    unicodeRange: 'U+33A1',
    options: { variationAxes: { wght: 500 }, noLayoutClosure: true },
  },
];

// Local faces of the same advance as the ones they stand in for, so that the swap moves nothing.
// Measured on Hangul: Pretendard 0.864 em against Noto Sans KR 0.920, Gowun Batang 0.929 against Noto Serif KR 0.966.
const FALLBACKS = `
@font-face { font-family: 'site-sans-fallback'; src: local('Noto Sans CJK KR'), local('Noto Sans KR'), local('NotoSansCJKkr-Regular'), local('Malgun Gothic'); size-adjust: 94%; }
@font-face { font-family: 'site-serif-fallback'; src: local('Noto Serif CJK KR'), local('Noto Serif KR'); size-adjust: 96%; }
`;

const characters = (text: string, only?: RegExp) =>
  [...new Set(text)]
    .filter((character) => character >= ' ' && (only?.test(character) ?? true))
    .toSorted()
    .join('');

async function sourcesBelow(folder: string, except?: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !except || !file.startsWith(except + path.sep));
}

/** What the built site can show: the engine's words and one development's. Press articles come later and fall back. */
async function textsOf(root: string, content: Content) {
  const engine = await sourcesBelow(path.join(root, 'src'), path.join(root, 'src/content'));
  const words = await sourcesBelow(path.join(root, 'src/text'));
  const read = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => fs.readFile(file, 'utf8')))).join('') + ASCII;
  return {
    all: (await read(engine)) + JSON.stringify(content),
    headings: (await read(words)) + headingTexts(contentSchema, content).join(''),
  };
}

/** Subsets a face, or takes the same subset from the cache. Returns the file's path. */
async function subset(face: Face, text: string, cache: string): Promise<string> {
  const source = require.resolve(face.source);
  const glyphs = characters(text, face.only);
  const key = createHash('sha256')
    .update(JSON.stringify([face, glyphs, (await fs.stat(source)).size]))
    .digest('hex')
    .slice(0, 16);
  const file = path.join(cache, `${path.basename(face.source, '.woff2').toLowerCase()}-${key}.woff2`);
  const cached = await fs.stat(file).catch(() => null);
  if (!cached) {
    const bytes = await subsetFont(await fs.readFile(source), glyphs, { targetFormat: 'woff2', ...face.options });
    await fs.mkdir(cache, { recursive: true });
    await fs.writeFile(file, bytes);
  }
  return file;
}

/** The `@font-face` rules of the site, cut down to the glyphs that its content and its engine use. */
export function fontsPlugin(root: string, source: ContentSource): Plugin {
  const cache = path.join(root, 'node_modules/.cache/fonts');
  return {
    name: 'modelhouse:fonts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const texts = await textsOf(root, await source.read());
      const rules = await Promise.all(
        FACES.map(async (face) => {
          const file = await subset(face, texts[face.text], cache);
          // Small ones too are files: the security policy lets no font in as data.
          const range = face.unicodeRange ? ` unicode-range: ${face.unicodeRange};` : '';
          return `@font-face { font-family: '${face.family}'; font-weight: ${face.weight}; font-display: swap; src: url('${file}?no-inline') format('woff2');${range} }`;
        }),
      );
      return rules.join('\n') + FALLBACKS;
    },
  };
}
