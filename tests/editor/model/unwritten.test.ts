import { expect, test } from 'vitest';
import type { Tree } from '#editor/model/tree.ts';
import { judgedOf, unwrittenIn, type Judged } from '#editor/model/unwritten.ts';
import { facts } from '#content/facts.ts';
import { NEW_PICTURE } from '#tests/support/new-picture.ts';

const fieldsIn = (trees: Readonly<Record<string, Tree>>, judged?: Judged) =>
  unwrittenIn(trees, judged).map(({ file, field }) => `${file}: ${field}`);

test('texts with the mark are found at any depth, file after file, but for those that code makes', () => {
  const made = { $fixed: 'made', from: [['facts', 'shortName']], value: '(작성) 온새미의 글' } as const;
  const trees = {
    home: { hero: { title: '(작성) 제목', lead: '쓴 글' }, topics: [{ title: '쓴 제목' }, { title: '(작성)' }] },
    facts: { name: '(작성) 단지명', phone: made },
    faq: null,
    'images/hero': { name: '(작성)' },
  };
  expect(fieldsIn(trees)).toEqual(['facts: name', 'home: hero.title', 'home: topics[1].title']);
});

test('an example is counted where a deploy refuses it, and nowhere else', () => {
  const trees = { documents: { '/privacy': { title: '(예시) 방침' } }, faq: { lead: '(예시) 글' } };
  expect(fieldsIn(trees)).toEqual(["documents: ['/privacy'].title"]);
});

test('what nobody has decided and a number of the template are counted, though they carry no mark', () => {
  const location = { ...facts.location, regulation: { ...facts.location.regulation, checked: null } };
  const scale = { ...facts.scale, siteAreaM2: 1 };
  const tree = { ...facts, location, scale, requireConsent: null } as unknown as Tree;
  const fields = fieldsIn({ facts: tree });
  expect(fields).toEqual(
    expect.arrayContaining(['facts: location.regulation.checked', 'facts: requireConsent', 'facts: scale.siteAreaM2']),
  );
});

const SAVED = {
  facts: { name: '(작성) 단지명', phone: '02-000-0000' },
  home: { title: '(작성) 단지명 소개' },
  'images/hero': { hash: 'grey' },
};
const JUDGED = judgedOf(SAVED, [
  { file: 'images/hero', field: 'picture', remedy: 'a grey stand-in: 2160×1215 or more' },
  { file: 'icons/favicon.svg', field: 'icon', remedy: 'only a stand-in: draw your own' },
  { file: 'facts.ts', field: 'name', remedy: 'not written yet: (작성) 단지명' },
  { file: 'facts.ts', field: 'phone', remedy: "'02-000-0000' is nobody's number: write your own" },
]);

test('a deploy’s own check decides of what is saved: what marks do not show is counted, and what it lets pass is not', () => {
  expect(fieldsIn(SAVED, JUDGED)).toEqual(['facts: name', 'facts: phone', 'images/hero: ', 'icons/favicon.svg: ']);
});

test('between two such checks a place counts until it says something else, and marks are counted as they are written', () => {
  const written = { ...SAVED, facts: { name: '물빛언덕', phone: '02-000-0000' } };
  expect(fieldsIn(written, JUDGED)).toEqual(['facts: phone', 'images/hero: ', 'icons/favicon.svg: ']);
  const further = {
    facts: { name: '물빛언덕', phone: '042-123-4567' },
    home: { title: '(작성) 단지명 소개', lead: '(작성)' },
    'images/hero': { master: 'new' },
  };
  expect(fieldsIn(further, JUDGED)).toEqual(['home: lead', 'icons/favicon.svg: ']);
});

test('what a picture shows is asked once it is there: of a stand-in nobody can say it', () => {
  const home = { brand: { picture: { name: 'brand-home', alt: '(작성) 사진의 설명' } } };
  const saved = { hash: 'a', width: 1600, height: 900, widths: [1600] };
  const asked = [{ file: 'home', field: 'brand.picture.alt', words: null }];
  expect(unwrittenIn({ home, 'images/brand-home': { ...saved, isStandIn: true } })).toEqual([]);
  expect(unwrittenIn({ home, 'images/brand-home': { ...saved, isStandIn: false } })).toEqual(asked);
  expect(unwrittenIn({ home, 'images/brand-home': NEW_PICTURE })).toEqual(asked);
});
