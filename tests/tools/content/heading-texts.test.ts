import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentSchema } from '#site/content-schema.ts';
import { heading, list, text } from '#site/schema/parts/fields.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { headingTexts } from '#tools/content/heading-texts.ts';

const marked = heading('제목');

test.each<[where: string, schema: v.GenericSchema, value: unknown]>([
  ['a field of any name', v.strictObject({ frage: marked, title: text('글') }), { frage: '가', title: '나' }],
  ['a list', v.strictObject({ all: list(v.strictObject({ a: marked }), '…') }), { all: [{ a: '가' }] }],
  ['a record', v.record(v.string(), v.strictObject({ a: marked })), { '/path': { a: '가' } }],
  ['what may be null', v.nullable(v.strictObject({ a: marked })), { a: '가' }],
  ['what may be left out', v.strictObject({ a: v.optional(marked) }), { a: '가' }],
  ['a pair', v.tuple([text('글'), marked]), ['나', '가']],
  ['one of two shapes', v.union([v.strictObject({ b: text('글') }), v.strictObject({ a: marked })]), { a: '가' }],
  [
    'one of several kinds',
    v.variant('kind', [
      v.strictObject({ kind: v.literal('plain'), a: text('글') }),
      v.strictObject({ kind: v.literal('headed'), a: marked }),
    ]),
    { kind: 'headed', a: '가' },
  ],
  ['a text with more rules', v.strictObject({ a: v.pipe(marked, v.maxLength(9)) }), { a: '가' }],
])('a heading in %s is found, and nothing else', (_where, schema, value) => {
  v.assert(schema, value);
  expect(headingTexts(schema, value)).toEqual(['가']);
});

test('what is null or left out has none', () => {
  expect(headingTexts(v.nullable(v.strictObject({ a: marked })), null)).toEqual([]);
  expect(headingTexts(v.strictObject({ a: v.optional(marked) }), {})).toEqual([]);
});

test('the titles of every file of the default content are headings, its sentences are not', async () => {
  const content = await loadContent(`${root}/src/content`);
  const texts = headingTexts(contentSchema, content);
  const { facts, home, navigation, units, customer, guides } = content;
  for (const title of [
    facts.shortName,
    home.hero.title,
    ...navigation.pages.map(({ label }) => label),
    ...units.units.map(({ structure }) => structure),
    customer?.heading,
    ...Object.values(guides ?? {}).flatMap(({ sections }) => sections.map((section) => section.title)),
  ])
    expect(texts).toContain(title);
  expect(texts).not.toContain(home.hero.text);
});
