// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScheduledList } from '#features/press/schedule/scheduled-list.tsx';
import { useScheduled } from '#features/press/schedule/use-scheduled.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const server = vi.hoisted(() => ({ readScheduled: vi.fn(), publishScheduled: vi.fn() }));

vi.mock('#features/press/schedule/schedule-writes.ts', () => ({ ...server, cancelScheduled: vi.fn() }));

const NOW = new Date('2026-12-01T00:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

const articleOf = (id: string, publishAt: Date) => ({
  id,
  text: { title: `제목 ${id}`, summary: '요약', content: '' },
  publishAt,
  version: 'v',
});

const onPublished = vi.fn();
const noMatter = () => {};

function List() {
  const { articles, isUnread, read } = useScheduled('s', onPublished);
  return (
    <ScheduledList
      siteId="s"
      articles={articles}
      isUnread={isUnread}
      onChange={noMatter}
      onSettled={noMatter}
      read={read}
    />
  );
}

/** The server at a moment, with what waits there. */
function serve(moment: Date, ...waiting: ReturnType<typeof articleOf>[]) {
  server.readScheduled.mockResolvedValue({ waiting, readAt: moment });
}

beforeEach(() => {
  vi.resetAllMocks();
  server.publishScheduled.mockResolvedValue(true);
});
afterEach(() => void vi.restoreAllMocks());

test('one that cannot be published holds up none of the others, and waits on', async () => {
  server.publishScheduled.mockImplementation(async (_site: string, { id }: { id: string }) => {
    if (id === 'a') throw new Error('unavailable');
    return true;
  });
  serve(NOW, articleOf('a', inSeconds(-2)), articleOf('b', inSeconds(-1)), articleOf('c', inSeconds(60)));
  const { text } = await showPanel(<List />);
  expect(onPublished).toHaveBeenCalledTimes(1);
  expect(text()).toContain('제목 a');
  expect(text()).not.toContain('제목 b');
  expect(text()).toContain('제목 c');
});

test('a window that others cover publishes what comes due', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  serve(NOW, articleOf('a', inSeconds(1)));
  await showPanel(<List />);
  expect(server.publishScheduled).not.toHaveBeenCalled();
  serve(inSeconds(1), articleOf('a', inSeconds(1)));
  await act(() => vi.waitFor(() => expect(onPublished).toHaveBeenCalledTimes(1), { timeout: 5000 }));
});

test('a list that could not be read is no empty list: it says so, and can be read again', async () => {
  server.readScheduled.mockRejectedValue(new Error('internal'));
  const { text, press, has } = await showPanel(<List />);
  expect(text()).toContain(SCHEDULE_TEXT.unread);
  serve(NOW, articleOf('a', inSeconds(60)));
  await press(SCHEDULE_TEXT.readAgain);
  expect(text()).toContain('제목 a');
  expect(text()).not.toContain(SCHEDULE_TEXT.unread);
  expect(has(SCHEDULE_TEXT.readAgain)).toBe(false);
});
