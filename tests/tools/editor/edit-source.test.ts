import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { format } from 'oxfmt';
import { applyEdit, type Edit } from '#editor/model/edit.ts';
import { at, isFixed, isList, isObject, plain, type Path, type Tree } from '#editor/model/tree.ts';
import { root } from '#tests/support/source-files.ts';
import { readContent } from '#tools/content/read-content.ts';
import type { Sources } from '#tools/editor/content-code.ts';
import { editSources } from '#tools/editor/edit-source.ts';
import { formatLike } from '#tools/editor/format-source.ts';
import { sourcesOf as readSources } from '#tools/editor/read-edited.ts';
import { readTree } from '#tools/editor/read-tree.ts';

const folder = path.join(root, 'src/content');
const { written } = await readContent(folder);
const names = Object.keys(written).filter((name) => written[name] !== null);
const sources = new Map<string, Sources>();
for (const name of names) sources.set(name, (await readSources(folder, name)) ?? new Map());
const sourcesOf = (name: string): Sources => sources.get(name) ?? new Map();
const treeOf = (name: string) => readTree(sourcesOf(name), name, written[name]);

/** As many as the measure asks for; fewer each time that everything is tested. */
const RUNS = Number(process.env['EDITOR_EDITS'] ?? 120);

interface Place {
  path: Path;
  tree: Tree;
}

/** Every value of a tree that an editor shows, with where it stands. */
const placesIn = (tree: Tree, own: Path = []): Place[] => [
  { path: own, tree },
  ...(isList(tree)
    ? tree.flatMap((part, index) => placesIn(part, [...own, index]))
    : isObject(tree)
      ? Object.entries(tree).flatMap(([key, part]) => placesIn(part, [...own, key]))
      : []),
];

const isScalar = ({ tree }: Place) => typeof tree !== 'object' || tree === null;

/** What the edited source says, where its code is the same as before. */
const readBack = (after: Sources, name: string, tree: Tree) => readTree(after, name, plain(tree));

/** A constant that several places named belongs to the last of them once the others are gone. */
function withoutConstants(tree: Tree): Tree {
  if (isFixed(tree)) return tree.from.length === 1 && tree.from[0]?.length === 1 ? (tree.value as Tree) : tree;
  if (isList(tree)) return tree.map(withoutConstants);
  if (!isObject(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, withoutConstants(part)]));
}

/** All sources of a file after edits: those that they change are formatted as they were. */
async function edited(name: string, edits: readonly Edit[]): Promise<Sources> {
  const before = sourcesOf(name);
  const changed = await Promise.all(
    [...editSources(before, name, edits)].map(async ([file, source]) => {
      const formatted = await formatLike(before.get(file) ?? '', source, path.join(folder, file), root);
      return [file, formatted] as const;
    }),
  );
  return new Map([...before, ...changed]);
}

/** How many lines of all sources are others; none may be added or taken away. */
const changedLines = (before: Sources, after: Sources) => {
  const [old, fresh] = [before, after].map((all) => [...all.values()].flatMap((source) => source.split('\n')));
  if (old?.length !== fresh?.length) return Infinity;
  return (fresh ?? []).filter((line, index) => line !== old?.[index]).length;
};

test.each(names)('%s.ts comes back byte for byte where what stands there is written again', async (name) => {
  const scalars = placesIn(treeOf(name)).filter(isScalar);
  const again: Edit[] = scalars.map(({ path: place, tree: value }) => ({ kind: 'set', path: place, value }));
  // Some hold nothing but the names of their parts.
  const edits: Edit[] = [...again, { kind: 'set', path: ['new'], value: 1 }, { kind: 'remove', path: ['new'] }];
  // Each source is printed anew, or nothing would be compared; what several parts take is never written.
  const own = [...sourcesOf(name).keys()].filter((file) => file !== 'plans/escapes.ts');
  expect([...editSources(sourcesOf(name), name, edits).keys()].toSorted()).toEqual(own);
  expect(await edited(name, edits)).toEqual(sourcesOf(name));
});

test.each(names)('%s.ts comes back byte for byte where a change is undone by its opposite', async (name) => {
  const tree = treeOf(name);
  const scalars = placesIn(tree).filter(isScalar);
  const edits: Edit[] = scalars.flatMap(({ path: place, tree: value }) => [
    { kind: 'set', path: place, value: typeof value === 'string' ? `${value}.` : 1 },
    { kind: 'set', path: place, value },
  ]);
  expect(await edited(name, edits)).toEqual(sourcesOf(name));
});

test('a date, a number and a word are each a change of one line', async () => {
  for (const [name, place, value] of [
    ['schedule', ['steps', 2, 'from'], '2027-03-14'],
    ['facts', ['scale', 'apartments'], 441],
    ['facts', ['location', 'longitude'], -126.7],
    ['facts', ['phone'], '032-111-2222'],
    ['facts', ['requireConsent'], true],
    ['plans', ['84A', 'windows', 1, 'at'], 4300],
    ['plans', ['84A', 'rooms', 3, 'depth'], 3600],
    ['tour', ['tabs', 0, 'walks', 2, 'points', 1, 'at', 0], 4850],
    ['faq', ['groups', 0, 'questions', 0, 'question'], '‘통장’이 \'무엇\'인가요 "자"'],
  ] as const) {
    const after = await edited(name, [{ kind: 'set', path: place, value }]);
    expect([name, place, changedLines(sourcesOf(name), after)]).toEqual([name, place, 1]);
  }
});

test('a sum keeps its groups of three digits, and gets them from a hundred thousand on', () => {
  const source = 'export const x = { land: 211_200, width: 8500, fee: 9_500 };\n';
  const set = (key: string, value: number) =>
    editSources(new Map([['x.ts', source]]), 'x', [{ kind: 'set', path: [key], value }]).get('x.ts');
  expect(set('land', 211_300)).toContain('land: 211_300,');
  expect(set('fee', 12_000)).toContain('fee: 12_000 ');
  expect(set('width', 12_000)).toContain('width: 12000,');
  expect(set('width', 100_000)).toContain('width: 100_000,');
});

const editOne = (source: string, edit: Edit) => editSources(new Map([['x.ts', source]]), 'x', [edit]).get('x.ts');

test('an entry gets another name in its line, with all that stands in it', () => {
  const source = "export const x = {\n  // 첫째\n  '/One/a': { title: law('가') },\n  two: 2,\n};\n";
  const rename = (from: string, to: string) => editOne(source, { kind: 'rename', path: [from], to });
  expect(rename('/One/a', '/Uno/a')).toBe(source.replace('/One/a', '/Uno/a'));
  expect(rename('two', '/둘')).toBe(source.replace('two:', "'/둘':"));
  expect(rename('/One/a', 'one')).toBe(source.replace("'/One/a'", 'one'));
});

test('an entry is added under a name below the others, and no name is taken twice', () => {
  const tree = { '/a': { title: '가' } };
  const source = "export const x = {\n  '/a': { title: '가' },\n};\n";
  const add: Edit = { kind: 'set', path: ['/b'], value: { title: '나' } };
  expect(editOne(source, add)).toBe(source.replace('};', "  '/b': { title: '나' },\n};"));
  const refused: Edit[] = [
    { kind: 'rename', path: ['/a'], to: '/a' },
    { kind: 'rename', path: ['/c'], to: '/d' },
    { kind: 'rename', path: ['/a'], to: '__proto__' },
    { kind: 'set', path: ['__proto__'], value: {} },
    { kind: 'set', path: [' /b'], value: {} },
  ];
  for (const edit of refused) expect(() => applyEdit(tree, edit)).toThrow('nothing can be changed');
});

const BITS = ['청약', '2027년', "'작은'", '"큰"', '`${facts.name}`', '\\', '\n', '㎡', '</script>', ' ', 'ab'];
const texts = fc.array(fc.constantFrom(...BITS), { maxLength: 30 }).map((bits) => bits.join(''));
const values: fc.Arbitrary<Tree> = fc.oneof(
  texts,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
  fc.boolean(),
  fc.constant(null),
  fc.dictionary(fc.constantFrom('title', '키', 'a-b', '7'), texts, { noNullPrototype: true }),
  fc.array(texts, { maxLength: 3 }),
);

const keys = fc.constantFrom('/새/길', 'a-b', '둘', 'plain', '59A', '7', "it's");

/** A new entry under a name, or a new name of one; undefined where that name is taken. */
function namedEdit(tree: Tree, pick: number, isNew: boolean, key: string, value: Tree): Edit | undefined {
  const parts = placesIn(tree).filter((place) => isObject(place.tree));
  const part = parts[pick % parts.length];
  const own = Object.keys(part?.tree ?? {});
  if (!part || own.includes(key)) return undefined;
  if (isNew) return { kind: 'set', path: [...part.path, key], value };
  const name = own[pick % own.length];
  return name === undefined ? undefined : { kind: 'rename', path: [...part.path, name], to: key };
}

/** An edit of any kind that an editor could make there; undefined where none could be. */
function editFor(tree: Tree, pick: number, kind: number, key: string, value: Tree): Edit | undefined {
  if (kind > 3) return namedEdit(tree, pick, kind === 4, key, value);
  const places = placesIn(tree).filter((place) => place.path.length > 0 && !isFixed(place.tree));
  const place = places[pick % places.length];
  if (!place) return undefined;
  const list = at(tree, place.path.slice(0, -1));
  if (!isList(list)) return { kind: 'set', path: place.path, value };
  const to = pick % list.length;
  return (
    [
      { kind: 'set', path: place.path, value },
      { kind: 'insert', path: place.path, value },
      { kind: 'remove', path: place.path },
      { kind: 'move', path: place.path, to },
    ] as const
  )[kind];
}

test(
  'any edits leave a file that says what was meant, keeps what code makes, and is formatted where it was',
  { timeout: 600_000 },
  async () => {
    const anyEdits = fc.array(fc.tuple(fc.nat(), fc.nat(5), keys, values), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anyEdits, async (name, wishes) => {
        const edits: Edit[] = [];
        let tree = treeOf(name);
        for (const [pick, kind, key, value] of wishes) {
          const edit = editFor(tree, pick, kind, key, value);
          if (!edit) continue;
          tree = applyEdit(tree, edit);
          edits.push(edit);
        }
        const after = await edited(name, edits);
        expect(withoutConstants(readBack(after, name, tree))).toEqual(withoutConstants(tree));
        for (const [file, before] of sourcesOf(name)) {
          const source = after.get(file) ?? '';
          if (source === before) continue;
          const options = { printWidth: 120, singleQuote: true };
          const wasFormatted = (await format('x.ts', before, options)).code === before;
          const again = await format('x.ts', source, options);
          expect(again.errors).toEqual([]);
          expect(!wasFormatted || again.code === source).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  },
);
