import { describe, expect, test } from 'vitest';
import { draftOf, emptyDraft, type Draft } from '#features/press/drafts/drafts.ts';
import { followOf } from '#features/press/drafts/follow.ts';

const ACCOUNT = { uid: 'boss', version: '1' };
const TEXT = { title: '제목', summary: '요약', content: '본문' };
const mine = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('site', 'a'),
  ...TEXT,
  savedAt: 5,
  account: ACCOUNT,
  ...changes,
});
const theirs = mine({ title: '다른 기기의 제목', account: { uid: 'boss', version: '2' } });

describe('a draft that follows its account', () => {
  test('is replaced by what another device wrote, where nobody changed it here', () => {
    expect(followOf(mine(), theirs, 'boss', true)).toEqual({ kind: 'take', draft: theirs });
    expect(followOf(mine(), mine(), 'boss', true)).toEqual({ kind: 'stay' });
  });

  test('stays while it has changes of its own, whatever became of the account’s', () => {
    for (const found of [theirs, null])
      expect(followOf(mine({ isChanged: true }), found, 'boss', true)).toEqual({ kind: 'stay' });
  });

  test('goes where it was published or thrown away elsewhere, but not where the list is cut', () => {
    expect(followOf(mine(), null, 'boss', true)).toEqual({ kind: 'drop' });
    expect(followOf(mine(), null, 'boss', false)).toEqual({ kind: 'stay' });
  });

  test('stays where it was sent, belongs to another account, to none, or to an article', () => {
    for (const changes of [
      { sent: TEXT },
      { base: TEXT },
      { account: null },
      { account: { uid: 'other', version: '1' } },
    ] satisfies Partial<Draft>[])
      expect(followOf(mine(changes), null, 'boss', true)).toEqual({ kind: 'stay' });
  });
});

describe('a draft on the device', () => {
  test('of an earlier version of the site is read, and counts as changed', () => {
    const { publishAt: _at, account: _account, isChanged: _changed, ...earlier } = mine();
    expect(draftOf(JSON.stringify(earlier))).toEqual(mine({ account: null, isChanged: true }));
  });

  test.each([null, '', '{', '[]', '{"title":"a"}', JSON.stringify({ ...mine(), content: 1 })])(
    'is none: %j',
    (stored) => expect(draftOf(stored)).toBeNull(),
  );

  test('takes no moment and no account that are none', () => {
    const odd = { ...mine(), publishAt: 'tomorrow', account: { uid: 1 } };
    expect(draftOf(JSON.stringify(odd))).toMatchObject({ publishAt: '', account: null });
  });
});
