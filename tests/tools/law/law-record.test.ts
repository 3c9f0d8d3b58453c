import { expect, test } from 'vitest';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { changedLaw, lawRecord } from '#tools/law/law-record.ts';

const content = await loadContent(`${root}/src/content`);
const { location } = content.facts;
const record = lawRecord(content);

/** The content as if its table of deposits had been read against it on that day; null: none ever. */
const readOn = (day: string | null) =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'law' && typeof value === 'object' && value !== null && 'id' in value && value.id === 'deposits'
      ? { ...value, checked: day }
      : value,
  ) as Content;

test('a build says of each sentence and table of the law that it shows what it was, in order', () => {
  const ids = Object.keys(record);
  expect(ids).toEqual(ids.toSorted());
  for (const id of ['resale', 'deposits', 'residents-first', 'points-by-period']) expect(ids).toContain(id);
  expect(record['resale']).toMatch(/^[0-9a-f]{8}$/);
});

test('as long as the engine says the same, nothing has changed', () => {
  expect(changedLaw(record, location)).toEqual([]);
});

test('what is said in other words since, or not at all any more, is named', () => {
  expect(changedLaw({ ...record, resale: '00000000', 'gone-law': '00000000' }, location)).toEqual([
    'resale',
    'gone-law',
  ]);
});

test('who only read it again against the law has changed nothing', () => {
  expect(lawRecord(readOn('2027-05-20'))).toEqual(record);
  expect(changedLaw(lawRecord(readOn(null)), location)).toEqual(['deposits']);
});

test('a place that came under regulation needs another build', () => {
  const changed = changedLaw(record, { ...location, regulation: { status: 'adjusted', checked: '2026-11-20' } });
  expect(changed).toEqual(expect.arrayContaining(['points-share', 'resale', 'designation']));
  expect(changed).not.toContain('stamp-duty');
});
