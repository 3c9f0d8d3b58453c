import { expect, test } from 'vitest';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { EDITOR_TEXT, SAVING_TEXT } from '#text/editor/words.ts';
import { codeOf, sourceFiles } from '#tests/support/source-files.ts';

const LONGEST = 250;

test('every word of the editor is read by somebody', () => {
  const code = [...sourceFiles('editor'), ...sourceFiles('tools/editor')].map(codeOf).join('\n');
  const words = Object.keys({ ...EDITOR_TEXT, ...SAVING_TEXT, ...PICTURE_TEXT });
  expect(words.filter((word) => !new RegExp(`_TEXT\\.${word}\\b|'${word}'`).test(code))).toEqual([]);
});

test('every file of the editor, styles too, is short enough to be read at once', () => {
  const files = sourceFiles('editor', /\.(tsx?|css)$/);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  expect(files.filter((file) => codeOf(file).split('\n').length > LONGEST)).toEqual([]);
});
