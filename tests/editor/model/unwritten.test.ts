import { expect, test } from 'vitest';
import { unwrittenIn } from '#editor/model/unwritten.ts';

test('texts with the mark are found at any depth, file after file, but for those that code makes', () => {
  const made = { $fixed: 'made', from: [['facts', 'shortName']], value: '(작성) 온새미의 글' } as const;
  const trees = {
    home: { hero: { title: '(작성) 제목', lead: '쓴 글' }, topics: [{ title: '쓴 제목' }, { title: '(작성)' }] },
    facts: { name: '(작성) 단지명', phone: made },
    faq: null,
    'images/hero': { name: '(작성)' },
  };
  expect(unwrittenIn(trees)).toEqual([
    { file: 'facts', field: 'name' },
    { file: 'home', field: 'hero.title' },
    { file: 'home', field: 'topics[1].title' },
  ]);
});
