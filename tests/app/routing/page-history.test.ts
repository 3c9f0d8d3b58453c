// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createPageHistory, type Shown } from '#app/routing/page-history.ts';
import { loadPage } from '#app/routing/page-modules.ts';
import { usePending } from '#app/routing/pending-store.ts';
import { navigation } from '#content/navigation.ts';

/** Two pages of different kinds, which no other test of this file has loaded. */
const [first, second] = ['document', 'guide'].map(
  (wanted) => navigation.pages.find(({ kind }) => kind === wanted)?.path ?? '',
) as [string, string];

function open() {
  const history = createPageHistory();
  const shown: Shown[] = [];
  history.listen((next) => {
    // Whoever is told of a page finds its address there.
    expect(next.location.pathname).toBe(window.location.pathname);
    shown.push(next);
  });
  return { history, paths: () => shown.map(({ location }) => location.pathname) };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test('address and page change together once the code is there, and of two navigations only the last', async () => {
  const { history, paths } = open();
  history.navigator.push(first);
  expect([window.location.pathname, usePending.getState().isPending]).toEqual(['/', true]);
  history.navigator.push(second);
  await vi.waitFor(() => expect(paths()).toEqual([second]));
  // The first one's code has come too by now: it changes nothing any more.
  await navigationDone(first);
  expect(paths()).toEqual([second]);
  expect(window.location.pathname).toBe(second);
  expect(usePending.getState().isPending).toBe(false);
});

test('an old address is left for where it leads, as one entry of the history', async () => {
  const [redirect] = navigation.redirects;
  if (!redirect) throw new Error('The content has no redirect to try');
  const { history, paths } = open();
  const before = window.history.length;
  history.navigator.push(encodeURI(redirect.from));
  await vi.waitFor(() => expect(paths()).toHaveLength(1));
  expect(paths()[0]).not.toBe(encodeURI(redirect.from));
  expect(window.location.pathname).toBe(paths()[0]);
  expect(window.history.length - before).toBe(1);
});

/** The page's code is there, and whoever waited for it has been told. */
async function navigationDone(path: string): Promise<void> {
  const kind = navigation.pages.find((page) => page.path === path)?.kind;
  if (!kind) throw new Error(`No page is at ${path}`);
  await loadPage(kind);
  // A task, not only a step: however many steps the waiting one takes, they are over.
  await new Promise((resolve) => setTimeout(resolve));
}
