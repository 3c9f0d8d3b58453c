import { expect, test } from 'vitest';
import { openEmbeddedDesk } from '#tests/support/press/embedded-desk.ts';

/** Two devices with the same draft of the account; the first one has stored a change since. */
async function changeElsewhere(scheduled: string | null) {
  await openEmbeddedDesk();
  const [account, drafts] = await Promise.all([
    import('#features/press/drafts/account-drafts.ts'),
    import('#features/press/drafts/drafts.ts'),
  ]);
  const draft = { ...drafts.emptyDraft('s', 'a'), title: '처음 제목', savedAt: 1, scheduled };
  const stored = await account.storeDraft(draft);
  await account.storeDraft({ ...draft, account: stored.account, title: '첫째 기기의 제목' });
  const here = await account.storeDraft({ ...draft, account: stored.account, title: '둘째 기기의 제목' });
  const kept = (await account.readAccountDrafts('s')).drafts;
  return {
    here,
    titles: kept.map(({ title }) => title).sort(),
    titleHere: kept.find(({ id }) => id === here.id)?.title,
  };
}

const BOTH = ['둘째 기기의 제목', '첫째 기기의 제목'];

test('a draft that two devices changed goes on here under another id, and both are kept', async () => {
  const { here, titles, titleHere } = await changeElsewhere(null);
  expect(here).toMatchObject({ isCopy: true });
  expect(here.id).not.toBe('a');
  expect([titles, titleHere]).toEqual([BOTH, '둘째 기기의 제목']);
});

test('a change of an article that waits for its date keeps its id, so that no second article comes of it', async () => {
  const { here, titles, titleHere } = await changeElsewhere('version');
  expect(here).toMatchObject({ id: 'a', isCopy: true });
  expect([titles, titleHere]).toEqual([BOTH, '둘째 기기의 제목']);
});

test('a draft that has become an article is taken from its account once, though the list is read meanwhile', async () => {
  const { beforeCommit } = await openEmbeddedDesk();
  const [account, drafts] = await Promise.all([
    import('#features/press/drafts/account-drafts.ts'),
    import('#features/press/drafts/drafts.ts'),
  ]);
  const draft = { ...drafts.emptyDraft('s', 'a'), title: '제목', savedAt: 1 };
  const stored = await account.storeDraft(draft);
  let writes = 0;
  for (const _ of [1, 2]) beforeCommit(async () => void (writes += 1));
  account.dropFromAccount({ ...draft, account: stored.account });
  const { drafts: left } = await account.readAccountDrafts('s');
  expect([left, writes]).toEqual([[], 1]);
});
