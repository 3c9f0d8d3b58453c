// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type Draft } from '#features/press/drafts/drafts.ts';
import { usePublishing } from '#features/press/desk/use-publishing.ts';
import { DESK_TEXT } from '#text/press/desk.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const server = vi.hoisted(() => ({
  publishArticle: vi.fn(),
  saveScheduled: vi.fn(),
}));

vi.mock('#features/press/database/press-writes.ts', async (original) => ({
  ...(await original<object>()),
  publishArticle: server.publishArticle,
}));
vi.mock('#features/press/schedule/schedule-writes.ts', () => ({ saveScheduled: server.saveScheduled }));

const TEXT = { title: '제목', summary: '요약', content: '본문' };
const DRAFT: Draft = { ...emptyDraft('s', 'a'), ...TEXT };

const told = { rebase: vi.fn(), adopt: vi.fn(), onSaved: vi.fn(), onDone: vi.fn() };

/** A form of a draft that can be typed into while it is sent. */
async function openForm(begun: Draft, options: Partial<Parameters<typeof usePublishing>[0]> = {}) {
  let draft = begun;
  let publish = async () => {};
  function Form() {
    const publishing = usePublishing({
      now: () => draft,
      isDateUnclear: () => false,
      alone: (work) => work(),
      markSent: () => {},
      haveArrived: async () => true,
      ...told,
      ...options,
    });
    useEffect(() => {
      ({ publish } = publishing);
    });
    return <p>{publishing.problem}</p>;
  }
  const { text } = await showPanel(<Form />);
  return {
    text,
    type: (typed: Partial<Draft>) => {
      draft = { ...draft, ...typed };
    },
    publish: () => act(() => publish()),
  };
}

beforeEach(() => {
  vi.resetAllMocks();
  server.publishArticle.mockResolvedValue({ kind: 'saved' });
  server.saveScheduled.mockResolvedValue({ kind: 'saved', version: 'v2' });
});

test('a date that is only half written publishes nothing, and is asked for', async () => {
  const form = await openForm(DRAFT, { isDateUnclear: () => true });
  await form.publish();
  expect(form.text()).toBe(SCHEDULE_TEXT.unclear);
  expect(server.publishArticle).not.toHaveBeenCalled();
});

test('a date that no calendar has publishes nothing, and is asked for', async () => {
  const form = await openForm({ ...DRAFT, publishAt: '202612-12-01T09:00' });
  await form.publish();
  expect(form.text()).toBe(SCHEDULE_TEXT.unclear);
  expect(server.publishArticle).not.toHaveBeenCalled();
});

test('what is typed while the pictures are brought is published with the rest', async () => {
  const form = await openForm(DRAFT, {
    haveArrived: async () => {
      form.type({ title: '고친 제목' });
      return true;
    },
  });
  await form.publish();
  expect(server.publishArticle).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'a' }),
    expect.objectContaining({ title: '고친 제목' }),
  );
  expect(told.onDone).toHaveBeenCalledExactlyOnceWith(null);
});

test('a picture that is put in while others are brought is brought too', async () => {
  const asked: string[] = [];
  const form = await openForm(DRAFT, {
    haveArrived: async (content) => {
      asked.push(content);
      form.type({ content: '본문과 사진' });
      return true;
    },
  });
  await form.publish();
  expect(asked).toEqual(['본문', '본문과 사진']);
});

test('what is typed while an article is sent goes on as an edit of it', async () => {
  const form = await openForm(DRAFT);
  server.publishArticle.mockImplementation(async () => {
    form.type({ content: '본문과 한 줄 더' });
    return { kind: 'saved' };
  });
  await form.publish();
  expect(told.onSaved).toHaveBeenCalledExactlyOnceWith(null);
  expect(told.onDone).not.toHaveBeenCalled();
  expect(told.rebase).toHaveBeenCalledExactlyOnceWith(TEXT);
  expect(form.text()).toBe(DESK_TEXT.wroteOn);
});

test('what is typed while a date is given goes on as a change of what waits', async () => {
  const form = await openForm({ ...DRAFT, publishAt: '2999-12-01T09:00' });
  server.saveScheduled.mockImplementation(async () => {
    form.type({ content: '본문과 한 줄 더' });
    return { kind: 'saved', version: 'v2' };
  });
  await form.publish();
  expect(told.onDone).not.toHaveBeenCalled();
  expect(told.adopt).toHaveBeenCalledExactlyOnceWith({ scheduled: 'v2' });
});

test('what is sent has the id that a store before it has given', async () => {
  const form = await openForm(DRAFT, {
    alone: async (work) => {
      form.type({ id: 'copy' });
      await work();
    },
  });
  await form.publish();
  expect(server.publishArticle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'copy' }), TEXT);
});
