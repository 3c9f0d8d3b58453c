import { expect, test } from 'vitest';
import { draftOf, readDraft, restorable } from '#editor/model/draft.ts';
import { EMPTY, historyAfter, type Action, type History } from '#editor/model/history.ts';
import type { Path, Tree } from '#editor/model/tree.ts';
import { NEW_PICTURE } from '#tests/support/new-picture.ts';

const disk = (hashes: Readonly<Record<string, string>>, lead = '일정'): History =>
  historyAfter(EMPTY, {
    kind: 'read',
    content: {
      files: {
        schedule: { tree: { lead }, hash: hashes['schedule'] ?? '' },
        faq: { tree: { lead: '질문', banner: { name: 'card-1', alt: '바다' } }, hash: hashes['faq'] ?? '' },
      },
      problems: [],
      shapes: [],
      site: 'site',
    },
  });
const SAME = { schedule: 's', faq: 'f' };

const set = (file: string, path: Path, value: Tree): Action => ({
  kind: 'edit',
  edit: { kind: 'set', file, path, value },
});
const WRITTEN = [
  set('schedule', ['lead'], '고친 일정'),
  set('faq', ['lead'], '고친 질문'),
  {
    kind: 'picture',
    file: 'faq',
    path: ['banner'],
    field: { name: 'card-1', alt: '바다' },
    place: { names: 'card-*' },
    picture: NEW_PICTURE,
  },
] as const;
const written = WRITTEN.reduce<History>(historyAfter, disk(SAME));
const kept = readDraft(JSON.stringify(draftOf(written, '/editor/old/')));
const left = (files: History, address: string) => {
  const found = kept && restorable(kept, files, address);
  const places = (changes: readonly { file: string }[] = []) => changes.map(({ file }) => file);
  return { can: places(found?.changes), cannot: places(found?.lost), deeds: found?.deeds ?? [] };
};

test('what was kept is what was written, and all of it comes back where the files are the same', () => {
  const { can, cannot, deeds } = left(disk(SAME), '/editor/old/');
  expect([can, cannot]).toEqual([['schedule', 'faq', 'images/card-1'], []]);
  expect(historyAfter(disk(SAME), { kind: 'restore', deeds }).trees).toEqual(written.trees);
});

test('an editor that is started anew has no picture of the old one: it is to be put in again', () => {
  const { can, cannot } = left(disk(SAME), '/editor/new/');
  expect([can, cannot]).toEqual([['schedule', 'faq'], ['images/card-1']]);
});

test('what was written in a file that is another by now is only shown, and not where the disk says it already', () => {
  expect(left(disk({ ...SAME, schedule: 'new' }), '/editor/old/').cannot).toEqual(['schedule']);
  expect(left(disk({ ...SAME, schedule: 'new' }, '고친 일정'), '/editor/old/').cannot).toEqual([]);
});

test('whatever else lies in the browser is no draft', () => {
  for (const text of ['', '{', '{}', '{"address":"","hashes":{},"deeds":[{"edits":[{"kind":"run"}],"key":null}]}'])
    expect(readDraft(text)).toBeNull();
});
