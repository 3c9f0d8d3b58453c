import fs from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { beforeEach, expect, test, vi } from 'vitest';
import { blank } from '#editor/model/blank.ts';
import type { FileEdit } from '#editor/model/edit.ts';
import { formOf, mayBeNull, variantsOf } from '#editor/model/form.ts';
import { missingFiles } from '#editor/model/missing-files.ts';
import { at, plain, type Tree } from '#editor/model/tree.ts';
import { contentSchema } from '#site/content-schema.ts';
import { startService, type RunningService } from '#tests/support/editor-service.ts';
import { root } from '#tests/support/source-files.ts';
import { begunSource, typeNameOf } from '#tools/editor/begun-source.ts';
import { readTree } from '#tools/editor/read-tree.ts';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});

const files = Object.keys(contentSchema.entries);
const optional = files.filter((file) => mayBeNull(formOf(file)));
const treesOf = ({ files: read }: { files: Readonly<Record<string, { tree: Tree }>> }) =>
  Object.fromEntries(Object.entries(read).map(([file, { tree }]) => [file, tree]));

const VISITS = {
  from: '2027-01-04',
  until: '2027-01-29',
  weekdays: { opens: '10:00', closes: '18:00' },
  weekends: null,
  slotMinutes: 60,
  capacity: 2,
  closedDays: [],
};
const begin: FileEdit = { kind: 'set', file: 'visits', path: [], value: blank(variantsOf(formOf('visits'))[0] ?? {}) };
const fill: FileEdit[] = Object.entries(VISITS).map(([key, value]) => ({
  kind: 'set',
  file: 'visits',
  path: [key],
  value,
}));

test('what a development leaves out is offered, and a file that cannot be read is not', async () => {
  expect(missingFiles(treesOf(await service.read()), [])).toContain('visits');
  fs.writeFileSync(service.file('faq'), 'export const faq = {');
  const { problems, ...content } = await service.read();
  const shown = problems.map(({ file, ...rest }) => ({ ...rest, file: file.replace('.ts', ''), words: '' }));
  expect(missingFiles(treesOf(content), shown)).not.toContain('faq');
  expect(await service.ask('try', [{ ...begin, file: 'faq' }], { problems, ...content })).toMatchObject({
    kind: 'overtaken',
  });
});

test('a file beside which something lies that cannot be read is neither offered nor written anew', async () => {
  const before = service.source('faq');
  const content = await service.read();
  const locked = {
    ...content,
    files: Object.fromEntries(Object.entries(content.files).filter(([file]) => file !== 'faq')),
  };
  const link = (name: string) => {
    fs.mkdirSync(path.join(service.folder, 'faq'), { recursive: true });
    fs.symlinkSync('nobody@nowhere', path.join(service.folder, 'faq', name));
  };
  link('.#part.ts');
  expect((await service.read()).files['faq']).toEqual(content.files['faq']);
  link('part.ts');
  expect(missingFiles(treesOf(await service.read()), [])).not.toContain('faq');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const value = { title: '', groups: [] };
  expect(await service.ask('save', [{ kind: 'set', file: 'faq', path: [], value }], locked)).not.toEqual({
    kind: 'fine',
  });
  expect(service.source('faq')).toBe(before);
});

test('a file that is right and written otherwise is shown as code, and all others as ever', async () => {
  const others = Object.keys((await service.read()).files);
  fs.writeFileSync(service.file('faq'), `${service.source('faq').replace('export const', 'const')}export { faq };\n`);
  const content = await service.read();
  expect(Object.keys(content.files)).toEqual(others);
  expect(content.problems).toEqual([]);
  expect(content.files['faq']?.tree).toMatchObject({
    $fixed: 'reckoned',
    value: { groups: expect.any(Array) as unknown },
  });
});

test('a file that was not there is begun, filled in and saved in the shape of all others', async () => {
  const content = await service.read();
  const names = fs.readdirSync(service.folder);
  expect(await service.ask('try', [begin], content)).toMatchObject({ kind: 'wrong' });
  expect(await service.ask('try', [begin, ...fill], content)).toEqual({ kind: 'fine' });
  expect(fs.readdirSync(service.folder)).toEqual(names);
  expect(await service.ask('save', [begin, ...fill], content)).toEqual({ kind: 'fine' });
  expect(fs.readdirSync(service.folder)).toEqual([...names, 'visits.ts'].sort());
  const source = service.source('visits');
  expect(source).toMatch(
    /^import type \{ Visits \} from '#site\/schema\/visits\.ts';\n\nexport const visits: Visits \| null = \{\n/,
  );
  expect((await format('visits.ts', source, { printWidth: 120, singleQuote: true })).code).toBe(source);
  expect(plain((await service.read()).files['visits']?.tree ?? null)).toEqual(VISITS);
});

test('a file that says there is nothing is begun in its place, and keeps what stands around it', async () => {
  const written =
    "import type { Visits } from '#site/schema/visits.ts';\n\n// 아직 없습니다.\nexport const visits: Visits | null = null;\n";
  fs.writeFileSync(service.file('visits'), written);
  const content = await service.read();
  expect(missingFiles(treesOf(content), [])).toContain('visits');
  expect(await service.ask('save', [begin, ...fill], content)).toEqual({ kind: 'fine' });
  expect(service.source('visits')).toContain('// 아직 없습니다.\nexport const visits: Visits | null = {\n');
  expect(at((await service.read()).files['visits']?.tree, ['capacity'])).toBe(2);
});

test('a file that somebody has begun elsewhere meanwhile, or that says something, is not begun again', async () => {
  const content = await service.read();
  const faq = service.source('faq');
  expect(await service.ask('save', [{ kind: 'set', file: 'faq', path: [], value: {} }], content)).toMatchObject({
    kind: 'refused',
  });
  expect(service.source('faq')).toBe(faq);
  fs.writeFileSync(service.file('visits'), begunSource('visits', VISITS));
  expect(await service.ask('save', [begin, ...fill], content)).toEqual({ kind: 'overtaken', files: ['visits'] });
});

test.each(optional)('%s.ts can be begun: its type is its schema’s, and a blank form stands in it', async (file) => {
  const schema = fs.readFileSync(path.join(root, `src/site/schema/${file}.ts`), 'utf8');
  expect(schema).toMatch(new RegExp(`export type ${typeNameOf(file)}\\b`));
  const value = blank(variantsOf(formOf(file))[0] ?? {});
  expect(value).not.toBeNull();
  expect(readTree(new Map([[`${file}.ts`, begunSource(file, value)]]), file)).toEqual(value);
});
