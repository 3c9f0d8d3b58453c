import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTEBOOK_DATABASE } from '#notebook/database.ts';

/** A tab's own notebook: modules are read anew, the browser's database stays. */
async function openTab(isShared = false) {
  vi.resetModules();
  const notebook = await import('#notebook/notebook.ts');
  await notebook.openNotebook(isShared);
  const seen = () => notebook.useNotebook.getState();
  return { ...notebook, seen, ids: () => seen().entries.map(({ kind, id }) => `${kind} ${id}`) };
}

let factory: IDBFactory;
const atWindow = new EventTarget();

beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', atWindow);
});
afterEach(() => vi.unstubAllGlobals());

/** Puts a row there past the notebook. */
const putRow = (row: unknown) =>
  new Promise<void>((resolve, reject) => {
    const opening = factory.open(NOTEBOOK_DATABASE, 1);
    opening.addEventListener('error', () => reject(opening.error as Error));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('entries', 'readwrite');
      transaction.objectStore('entries').put(row);
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });

/** A note after each letter. */
const LETTERS = ['김', '김치', '김치냉', '김치냉장', '김치냉장고'];

/** The request of a browser that opens some connections later than those that were asked for after them. */
const opensLate = (request: IDBOpenDBRequest, milliseconds: number) =>
  new Proxy(request, {
    get: (target, key) => {
      if (key === 'addEventListener')
        return (type: string, listener: (event: Event) => void) =>
          target.addEventListener(type, (event) => {
            if (type === 'success') setTimeout(listener, milliseconds, event);
            else listener(event);
          });
      const value = Reflect.get(target, key, target) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

test('what is kept is there in the next tab, and what was let go is not', async () => {
  const first = await openTab();
  await first.keep({ kind: 'type', id: '59A' });
  await first.keep({ kind: 'home', id: '101-1203' });
  await first.keep({ kind: 'note', id: 'kitchen', text: '냉장고 자리 920' });
  await first.forget('type', '59A');
  const next = await openTab();
  expect(next.seen().state).toBe('kept');
  expect(next.seen().entries).toMatchObject([
    { kind: 'home', id: '101-1203' },
    { kind: 'note', id: 'kitchen', text: '냉장고 자리 920' },
  ]);
});

test('a comparison of two or of three types is kept', async () => {
  const first = await openTab();
  await first.keep({ kind: 'comparison', id: '59A,84A' });
  await first.keep({ kind: 'comparison', id: '59A,84A,44' });
  expect((await openTab()).ids().toSorted()).toEqual(['comparison 59A,84A', 'comparison 59A,84A,44']);
});

test('an entry takes the place of the one of its kind and id alone', async () => {
  const tab = await openTab();
  await tab.keep({ kind: 'note', id: 'kitchen', text: '처음' });
  await tab.keep({ kind: 'check', id: 'kitchen' });
  await tab.keep({ kind: 'note', id: 'kitchen', text: '다음' });
  expect(tab.seen().entries).toMatchObject([
    { kind: 'check', id: 'kitchen' },
    { kind: 'note', id: 'kitchen', text: '다음' },
  ]);
  expect((await openTab()).seen().entries).toHaveLength(2);
});

test('entries come back in the order in which they were kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tab = await openTab();
  for (const id of ['84B', '59A', '84A']) {
    vi.advanceTimersByTime(1000);
    await tab.keep({ kind: 'type', id });
  }
  vi.useRealTimers();
  expect((await openTab()).ids()).toEqual(['type 84B', 'type 59A', 'type 84A']);
});

test('the last of many quick letters is kept, also where the browser opens an earlier connection later', async () => {
  let connections = 0;
  vi.stubGlobal('indexedDB', {
    open: (name: string, version: number) => opensLate(factory.open(name, version), (connections += 1) % 2 ? 20 : 0),
  });
  const tab = await openTab();
  await Promise.all(LETTERS.map((text) => tab.keep({ kind: 'note', id: 'kitchen', text })));
  expect((await openTab()).seen().entries).toMatchObject([{ kind: 'note', text: '김치냉장고' }]);
});

test('what another tab changes takes nothing away that is being written here', async () => {
  const other = await openTab();
  const tab = await openTab();
  const writing = LETTERS.map((text) => tab.keep({ kind: 'note', id: 'kitchen', text }));
  await other.keep({ kind: 'type', id: '59A' });
  await Promise.all(writing);
  await vi.waitFor(() => expect(tab.ids().sort()).toEqual(['note kitchen', 'type 59A']));
  expect(tab.seen().entries).toContainEqual(expect.objectContaining({ text: '김치냉장고' }));
});

test('what is written while the notebook is being read is never out of sight', async () => {
  const tab = await openTab();
  const open = factory.open.bind(factory);
  vi.spyOn(factory, 'open').mockImplementation((name, version) => opensLate(open(name, version), 20));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const kept = tab.keep({ kind: 'note', id: 'kitchen', text: '냉장고' });
  const seen: string[][] = [];
  tab.useNotebook.subscribe(() => seen.push(tab.ids()));
  await kept;
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
  expect(new Set(seen.flat())).toEqual(new Set(['note kitchen']));
  expect(seen.every((ids) => ids.length === 1)).toBe(true);
});

test('a layout is there in the next tab as it was kept, and a later one of its name takes its place', async () => {
  const tab = await openTab();
  const layout = { kind: 'layout', id: '59A/침실에 3m 장', unit: '59A', name: '침실에 3m 장', code: '1abc' } as const;
  await tab.keep(layout);
  await tab.keep({ ...layout, code: '1def' });
  expect((await openTab()).seen().entries).toEqual([
    { ...layout, code: '1def', changedAt: expect.any(Number) as number },
  ]);
});

test('one button erases everything, in this tab and in the others', async () => {
  const other = await openTab();
  const tab = await openTab();
  await tab.keep({ kind: 'type', id: '84A' });
  await vi.waitFor(() => expect(other.ids()).toEqual(['type 84A']));
  expect(await tab.eraseNotebook()).toBe(true);
  expect(tab.ids()).toEqual([]);
  await vi.waitFor(() => expect(other.ids()).toEqual([]));
  expect((await openTab()).ids()).toEqual([]);
});

test.each([
  ['no kind', { kind: 'phone', id: '1', changedAt: 1 }],
  ['no time', { kind: 'type', id: '1', changedAt: 'now' }],
  ['no text', { kind: 'note', id: '1', changedAt: 1 }],
  ['a text too long', { kind: 'note', id: '1', text: '가'.repeat(501), changedAt: 1 }],
  ['a layout of no type', { kind: 'layout', id: '1', name: '거실', code: 'x', changedAt: 1 }],
  ['a layout without a name', { kind: 'layout', id: '1', unit: '59A', name: '', code: 'x', changedAt: 1 }],
  ['a layout of nothing', { kind: 'layout', id: '1', unit: '59A', name: '거실', code: '', changedAt: 1 }],
  [
    'a layout that no address holds',
    { kind: 'layout', id: '1', unit: '59A', name: '거실', code: 'x'.repeat(2001), changedAt: 1 },
  ],
  ['a comparison of no types', { kind: 'comparison', id: 'last', types: [59], changedAt: 1 }],
  ['a comparison of one type', { kind: 'comparison', id: '59A', changedAt: 1 }],
  ['a comparison of a type with itself', { kind: 'comparison', id: '59A,59A', changedAt: 1 }],
  ['a comparison of four types', { kind: 'comparison', id: '59A,59B,84A,84B', changedAt: 1 }],
  ['a comparison that is an address', { kind: 'comparison', id: '59A,//example.com', changedAt: 1 }],
  ['a comparison of less than it says', { kind: 'comparison', id: '59A,', changedAt: 1 }],
  ['an inherited kind', { kind: 'toString', id: '1', changedAt: 1 }],
])('a stored row with %s is not shown, and harms no other', async (_what, row) => {
  await (await openTab()).keep({ kind: 'type', id: '59A' });
  await putRow(row);
  expect((await openTab()).ids()).toEqual(['type 59A']);
});

test.each([
  ['has no database', undefined],
  [
    'forbids it',
    {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  ],
])('a browser that %s keeps entries for this tab, and says so', async (_how, broken) => {
  vi.stubGlobal('indexedDB', broken);
  const tab = await openTab();
  await tab.keep({ kind: 'type', id: '59A' });
  expect(tab.seen()).toMatchObject({ state: 'this-tab', entries: [{ id: '59A' }] });
});

test('a shared tablet writes nothing down, and forgets when its visitor has gone', async () => {
  const tab = await openTab(true);
  await tab.keep({ kind: 'home', id: '101-1203' });
  expect(tab.seen().state).toBe('this-tab');
  expect(await factory.databases()).toEqual([]);
  atWindow.dispatchEvent(new Event('modelhouse:forget'));
  await vi.waitFor(() => expect(tab.ids()).toEqual([]));
});

test('erasing goes on past a browser that refused before, and says so where nothing could be erased', async () => {
  const tab = await openTab();
  await tab.keep({ kind: 'type', id: '59A' });
  const open = factory.open.bind(factory);
  vi.spyOn(factory, 'open').mockImplementation(() => {
    throw new DOMException('not now', 'UnknownError');
  });
  await tab.keep({ kind: 'type', id: '84A' });
  expect(tab.seen()).toMatchObject({ state: 'this-tab', entries: [{ id: '59A' }, { id: '84A' }] });
  expect(await tab.eraseNotebook()).toBe(false);
  vi.spyOn(factory, 'open').mockImplementation(open);
  expect(await tab.eraseNotebook()).toBe(true);
  expect((await openTab()).ids()).toEqual([]);
});
