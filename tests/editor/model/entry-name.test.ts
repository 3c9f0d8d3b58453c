import { expect, test } from 'vitest';
import { changesOf } from '#editor/model/changes.ts';
import { freePaths, nameRefusal } from '#editor/model/entry-name.ts';
import { formOf, variantsOf } from '#editor/model/form.ts';
import { EMPTY, historyAfter, type Action } from '#editor/model/history.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

const guides = variantsOf(formOf('guides'))[0] ?? {};

test('what is kept under names says so in its form', () => {
  for (const file of ['guides', 'galleries', 'documents', 'descriptions'])
    expect([file, typeof (variantsOf(formOf(file))[0] ?? {}).additionalProperties]).toEqual([file, 'object']);
});

test('a name that is empty, has spaces at its ends or is taken is refused in words', () => {
  expect(nameRefusal(guides, ['/a'], '/b')).toBeNull();
  for (const name of ['', ' ', '/b ', '__proto__'])
    expect([name, nameRefusal(guides, ['/a'], name)]).toEqual([name, EDITOR_TEXT.keyEmpty]);
  expect(nameRefusal(guides, ['/a'], '/a')).toBe(EDITOR_TEXT.keyTaken);
});

test('a name that its schema refuses is refused in the schema’s words', () => {
  const schema = { propertyNames: { pattern: '^[a-z]+$', remedies: ['write small letters and hyphens'] } };
  expect(nameRefusal(schema, [], 'sea')).toBeNull();
  expect(nameRefusal(schema, [], '바다')).toBe('영어 소문자와 붙임표(-)로 적어 주세요.');
});

test('the pages that have nothing yet are proposed, each to the file of its kind', () => {
  const navigation = {
    pages: [
      { path: '/guide/a', kind: 'guide' },
      { path: '/guide/b', kind: 'guide' },
      { path: '/privacy', kind: 'document' },
    ],
  };
  expect(freePaths('guides', ['/guide/a'], navigation)).toEqual(['/guide/b']);
  expect(freePaths('documents', [], navigation)).toEqual(['/privacy']);
  expect(freePaths('descriptions', ['/privacy'], navigation)).toEqual(['/guide/a', '/guide/b']);
});

test('an entry keeps its place under its new name, is one line of what changed, and gets the old one back', () => {
  const tree = { '/a': { title: '가' }, '/b': { title: '나' } };
  const actions: Action[] = [
    {
      kind: 'read',
      content: { files: { guides: { tree, hash: 'h' } }, problems: [], shapes: [], site: 'site' },
    },
    { kind: 'edit', edit: { kind: 'rename', file: 'guides', path: ['/a'], to: '/c' } },
  ];
  const history = actions.reduce(historyAfter, EMPTY);
  expect(Object.entries(history.trees['guides'] ?? {})).toEqual([
    ['/c', { title: '가' }],
    ['/b', { title: '나' }],
  ]);
  expect(changesOf(history.done)).toMatchObject([{ kind: 'rename', path: ['/a'], to: '/c' }]);
  expect(historyAfter(history, { kind: 'undo' }).trees['guides']).toEqual(tree);
});
