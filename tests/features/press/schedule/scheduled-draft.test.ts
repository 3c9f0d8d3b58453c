import { expect, test } from 'vitest';
import { openEmbeddedDesk } from '#tests/support/press/embedded-desk.ts';

const TEXT = { title: '예약한 기사', summary: '요약', content: '본문' };
const LATER = new Date('2999-12-01T00:00:00Z');

/** A desk with one article that waits for its date. */
async function openDesk() {
  const desk = await openEmbeddedDesk();
  const [writes, scheduledDraft, drafts] = await Promise.all([
    import('#features/press/schedule/schedule-writes.ts'),
    import('#features/press/schedule/scheduled-draft.ts'),
    import('#features/press/drafts/drafts.ts'),
  ]);
  const waiting = async () => (await writes.readScheduled('s')).waiting;
  await writes.saveScheduled({ id: 'a', siteId: 's', scheduled: null }, TEXT, LATER);
  const [article] = await waiting();
  if (!article) throw new Error('nothing waits');
  /** A change of it that was begun and is not saved. */
  const begun = { ...scheduledDraft.draftOfScheduled('s', article), title: '고치던 제목', isChanged: true };
  const changeElsewhere = () =>
    writes.saveScheduled({ id: 'a', siteId: 's', scheduled: article.version }, { ...TEXT, title: '남의 제목' }, LATER);
  return { ...writes, ...scheduledDraft, ...drafts, ...desk, waiting, article, begun, changeElsewhere };
}

test('an article whose date is taken away goes on as a draft', async () => {
  const desk = await openDesk();
  expect(await desk.backToDraft('s', desk.article)).toBe(true);
  expect(await desk.waiting()).toEqual([]);
  expect(desk.keptDraft('a')).toMatchObject({ ...TEXT, publishAt: '', scheduled: null });
});

test('where nobody knows whether the date was taken away, its text is kept as a change of what waits', async () => {
  const desk = await openDesk();
  for (let tries = 0; tries < 3; tries += 1)
    desk.beforeCommit(async () => {
      throw new TypeError('Failed to fetch');
    });
  await expect(desk.backToDraft('s', desk.article)).rejects.toMatchObject({ code: 'unavailable' });
  expect(desk.keptDraft('a')).toMatchObject({ ...TEXT, id: 'a', scheduled: desk.article.version });
});

test('a change that was begun earlier goes on, and is not overwritten with the old text', async () => {
  const desk = await openDesk();
  desk.keepDraft(desk.begun);
  expect(desk.draftOfScheduled('s', desk.article)).toMatchObject({ title: '고치던 제목' });
  await desk.backToDraft('s', desk.article);
  expect(desk.keptDraft('a')).toMatchObject({ title: '고치던 제목', scheduled: null });
});

test('a change that was begun earlier overwrites nothing that somebody else changed since', async () => {
  const desk = await openDesk();
  desk.keepDraft(desk.begun);
  await desk.changeElsewhere();
  const [changed] = await desk.waiting();
  if (!changed) throw new Error('nothing waits');
  const draft = desk.draftOfScheduled('s', changed);
  expect(await desk.saveScheduled(draft, draft, LATER)).toMatchObject({
    kind: 'overtaken',
    theirs: { text: { title: '남의 제목' } },
  });
});

test('a date that cannot be taken away leaves the device as it was', async () => {
  const desk = await openDesk();
  await desk.changeElsewhere();
  expect(await desk.backToDraft('s', desk.article)).toBe(false);
  expect(desk.keptDraft('a')).toBeNull();
  desk.keepDraft(desk.begun);
  expect(await desk.backToDraft('s', desk.article)).toBe(false);
  expect(desk.keptDraft('a')).toEqual(desk.begun);
});
