import path from 'node:path';
import { expect, test } from 'vitest';
import { applyEdit, EditError, type Edit } from '#editor/model/edit.ts';
import type { Path, Tree } from '#editor/model/tree.ts';
import { root } from '#tests/support/source-files.ts';
import type { Sources } from '#tools/editor/content-code.ts';
import { editSources } from '#tools/editor/edit-source.ts';
import { sourcesOf } from '#tools/editor/read-edited.ts';
import { readTree } from '#tools/editor/read-tree.ts';

const PARTS: Sources = new Map([
  [
    'x.ts',
    "import { one } from './x/one.ts';\nimport { two } from './x/two.ts';\nconst own = { width: 3 };\nexport const x = { one, two, own };\n",
  ],
  ['x/one.ts', "import { LAW } from './law.ts';\nexport const one = { width: 1, law: LAW };\n"],
  ['x/two.ts', "import { LAW } from './law.ts';\nexport const two = { width: 2, law: LAW };\n"],
  ['x/law.ts', "export const LAW = { article: '제46조' };\n"],
]);

test('a part of a file of its own is written there, and what two parts share is shown and not written', () => {
  const law = { $fixed: 'elsewhere', from: [['LAW']], value: undefined };
  const tree = readTree(PARTS, 'x');
  expect(tree).toEqual({ one: { width: 1, law }, two: { width: 2, law }, own: { width: 3 } });
  expect(() => applyEdit(tree, { kind: 'set', path: ['one', 'law', 'article'], value: '제47조' })).toThrow(EditError);
  const set = (place: Path, value: Tree) => [...editSources(PARTS, 'x', [{ kind: 'set', path: place, value }])];
  expect(set(['two', 'width'], 20)).toEqual([['x/two.ts', PARTS.get('x/two.ts')?.replace('width: 2', 'width: 20')]]);
  expect(set(['own', 'width'], 30)).toEqual([['x.ts', PARTS.get('x.ts')?.replace('width: 3', 'width: 30')]]);
  expect(set(['one'], { width: 9 })).toEqual([['x/one.ts', 'export const one = { width: 9 };\n']]);
});

test('what is taken away is no longer taken from its file either', async () => {
  const edits: Edit[] = [{ kind: 'remove', path: ['tabs', 0, 'walks', 4] }];
  const tour = (await sourcesOf(path.join(root, 'src/content'), 'tour')) ?? new Map<string, string>();
  const [file, source = ''] = [...editSources(tour, 'tour', edits)][0] ?? [];
  expect(file).toBe('tour.ts');
  expect(source).toBe(
    tour.get('tour.ts')?.replace("import { walk44 } from './tour/44.ts';\n", '').replace(', walk44', ''),
  );
});

const LAW_SOURCE =
  "import { LAW } from './law.ts';\nexport const x = {\n  line: { text: '가', law: LAW, b: 'c' },\n};\n";
const edit = (source: string, edits: readonly Edit[]) =>
  editSources(new Map([['x.ts', source]]), 'x', edits).get('x.ts');

test.each(['it\'s "q"', "it's", '"LAW"', '`', 'LAW'])(
  'what is taken from elsewhere stays beside the text %s',
  (value) => {
    const after = edit(LAW_SOURCE, [{ kind: 'set', path: ['line', 'text'], value }]);
    expect(after).toContain("import { LAW } from './law.ts';\n");
    expect(after).toContain('law: LAW');
    expect(readTree(new Map([['x.ts', after ?? '']]), 'x')).toMatchObject({ line: { text: value, b: 'c' } });
  },
);

test('what only a text, a comment or a field’s name still says is no longer taken from elsewhere', () => {
  const edits: Edit[] = [
    { kind: 'remove', path: ['line', 'law'] },
    { kind: 'set', path: ['line', 'LAW'], value: "it's LAW" },
  ];
  const after = edit(LAW_SOURCE.replace('  line', '  // LAW\n  line'), edits);
  expect(after).not.toContain('import');
  expect(after).toContain('// LAW');
});
