import { expect, test } from 'vitest';
import { fieldsOf, serverTime } from '#protocol/office/database-writes.ts';
import { openEmbeddedDesk } from '#tests/support/press/embedded-desk.ts';

const TEXT = { title: '예약한 기사', summary: '요약', content: '본문' };
const LATER = new Date('2999-12-01T00:00:00Z');
const PLANNED = { id: 'a', siteId: 's', scheduled: null };

async function openDesk() {
  const desk = await openEmbeddedDesk();
  const [schedule, { deskDatabase }] = await Promise.all([
    import('#features/press/schedule/schedule-writes.ts'),
    import('#features/press/database/desk-database.ts'),
  ]);
  const published = async () => (await deskDatabase().list('press')).documents;
  const waiting = async () => (await schedule.readScheduled('s')).waiting;
  const publishByHand = (id: string) => {
    const database = deskDatabase();
    const fields = fieldsOf({ siteId: 's', ...TEXT, views: 0 });
    return database.commit([
      { update: { name: database.nameOf(`press/${id}`), fields }, updateTransforms: [serverTime('date')] },
    ]);
  };
  return { ...schedule, ...desk, published, waiting, publishByHand };
}

test('two desks that publish at once make one article', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [article] = await desk.waiting();
  if (!article) throw new Error('nothing waits');
  const done = await Promise.all([desk.publishScheduled('s', article), desk.publishScheduled('s', article)]);
  expect(done.sort()).toEqual([false, true]);
  expect(await desk.published()).toMatchObject([{ id: 'a', fields: { ...TEXT, siteId: 's', views: 0 } }]);
  expect(await desk.waiting()).toEqual([]);
});

test('an answer that was lost makes no second one, and no conflict', async () => {
  const desk = await openDesk();
  desk.loseAnswer();
  expect(await desk.saveScheduled(PLANNED, TEXT, LATER)).toMatchObject({ kind: 'saved' });
  expect(await desk.waiting()).toHaveLength(1);
});

test('what was changed after it was read is not published in its old words', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [before] = await desk.waiting();
  if (!before) throw new Error('nothing waits');
  const changed = { ...TEXT, title: '고친 제목' };
  expect(await desk.saveScheduled({ ...PLANNED, scheduled: before.version }, changed, LATER)).toMatchObject({
    kind: 'saved',
  });
  expect(await desk.publishScheduled('s', before)).toBe(false);
  expect(await desk.published()).toEqual([]);
  expect(await desk.waiting()).toMatchObject([{ text: changed }]);
});

test('a change says what somebody else made of it meanwhile', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  expect(await desk.saveScheduled(PLANNED, { ...TEXT, title: '다른 글' }, LATER)).toMatchObject({
    kind: 'overtaken',
    theirs: { text: TEXT },
  });
  const [article] = await desk.waiting();
  if (article) await desk.publishScheduled('s', article);
  expect(await desk.saveScheduled(PLANNED, { ...TEXT, title: '다른 글' }, LATER)).toMatchObject({
    kind: 'published',
    article: TEXT,
  });
});

test('a date that is taken away publishes nothing', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [article] = await desk.waiting();
  if (article) await desk.cancelScheduled('s', article);
  expect([await desk.waiting(), await desk.published()]).toEqual([[], []]);
});

test('what was published by hand under the same id waits no longer', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  await desk.publishByHand('a');
  const [article] = await desk.waiting();
  if (!article) throw new Error('nothing waits');
  expect(await desk.publishScheduled('s', article)).toBe(false);
  expect([await desk.waiting(), (await desk.published()).length]).toEqual([[], 1]);
});

test('what was published between the look and the write is an article, and no lack of rights', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [before] = await desk.waiting();
  desk.beforeCommit(async () => {
    if (before) await desk.publishScheduled('s', before);
    return 'PERMISSION_DENIED';
  });
  const planned = { ...PLANNED, scheduled: before?.version ?? null };
  expect(await desk.saveScheduled(planned, { ...TEXT, title: '고친 제목' }, null)).toMatchObject({
    kind: 'published',
    article: TEXT,
  });
});

test('an account without the right is told so', async () => {
  const desk = await openDesk();
  desk.beforeCommit(async () => 'PERMISSION_DENIED');
  desk.beforeCommit(async () => 'PERMISSION_DENIED');
  await expect(desk.saveScheduled(PLANNED, TEXT, LATER)).rejects.toMatchObject({ code: 'permission-denied' });
});

test('a cancel of which only the answer was lost has taken the date away', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [article] = await desk.waiting();
  if (!article) throw new Error('nothing waits');
  desk.loseAnswer();
  expect(await desk.cancelScheduled('s', article)).toBe(true);
  expect([await desk.waiting(), await desk.published()]).toEqual([[], []]);
});

test('what somebody else changed since keeps its date', async () => {
  const desk = await openDesk();
  await desk.saveScheduled(PLANNED, TEXT, LATER);
  const [article] = await desk.waiting();
  if (!article) throw new Error('nothing waits');
  await desk.saveScheduled({ ...PLANNED, scheduled: article.version }, { ...TEXT, title: '고친 제목' }, LATER);
  expect(await desk.cancelScheduled('s', article)).toBe(false);
  expect(await desk.waiting()).toHaveLength(1);
});
