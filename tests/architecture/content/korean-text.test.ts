import { expect, test } from 'vitest';
import { findInCode, sourceFiles } from '#tests/support/source-files.ts';

const HANGUL = /[ㄱ-ㆎ가-힣]/;

/** Folders whose purpose is Korean text: content, engine texts, and the examples that content errors show. */
const KOREAN_FOLDERS = ['src/content/', 'src/text/', 'src/site/schema/'];

/** Fixed by the owner's decisions or needed as data, each with the words it may use. */
const ALLOWED: Record<string, RegExp> = {
  'tools/commands/serve/announce.mjs': /비밀번호/g,
  // The block of all Hangul, to pick a font's glyphs.
  'tools/bundle/font-families.ts': /[ㄱ-ㆎ가-힣]-[ㄱ-ㆎ가-힣]|-[ㄱ-ㆎ가-힣]/g,
};

const isEngine = (file: string) => !KOREAN_FOLDERS.some((folder) => file.startsWith(folder));

test('the engine has no Korean of its own: it stands in src/text or in the content', () => {
  const files = ['src', 'sw', 'tools', 'editor'].flatMap((folder) => sourceFiles(folder)).filter(isEngine);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    findInCode(file, HANGUL).filter((line) => HANGUL.test(line.replaceAll(ALLOWED[file] ?? /$^/g, ''))),
  );
  expect(found).toEqual([]);
});
