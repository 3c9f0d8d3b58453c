import { expect, test } from 'vitest';
import type { Tree } from '#editor/model/tree.ts';
import { unwrittenIn } from '#editor/model/unwritten.ts';
import { facts } from '#content/facts.ts';
import { NEW_PICTURE } from '#tests/support/new-picture.ts';

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

test('an example is counted where a deploy refuses it, and nowhere else', () => {
  const trees = { documents: { '/privacy': { title: '(예시) 방침' } }, faq: { lead: '(예시) 글' } };
  expect(unwrittenIn(trees)).toEqual([{ file: 'documents', field: "['/privacy'].title" }]);
});

test('what nobody has decided and a number of the template are counted, though they carry no mark', () => {
  const location = { ...facts.location, regulation: { ...facts.location.regulation, checked: null } };
  const scale = { ...facts.scale, siteAreaM2: 1 };
  const tree = { ...facts, location, scale, requireConsent: null } as unknown as Tree;
  const fields = unwrittenIn({ facts: tree }).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['location.regulation.checked', 'requireConsent', 'scale.siteAreaM2']));
});

test('what a picture shows is asked once it is there: of a stand-in nobody can say it', () => {
  const home = { brand: { picture: { name: 'brand-home', alt: '(작성) 사진의 설명' } } };
  const saved = { hash: 'a', width: 1600, height: 900, widths: [1600] };
  const asked = [{ file: 'home', field: 'brand.picture.alt' }];
  expect(unwrittenIn({ home, 'images/brand-home': { ...saved, isStandIn: true } })).toEqual([]);
  expect(unwrittenIn({ home, 'images/brand-home': { ...saved, isStandIn: false } })).toEqual(asked);
  expect(unwrittenIn({ home, 'images/brand-home': NEW_PICTURE })).toEqual(asked);
});
