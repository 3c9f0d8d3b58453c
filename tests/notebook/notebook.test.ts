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

test('one button erases everything, in this tab and in the others', async () => {
  const other = await openTab();
  const tab = await openTab();
  await tab.keep({ kind: 'type', id: '84A' });
  await vi.waitFor(() => expect(other.ids()).toEqual(['type 84A']));
  await tab.eraseNotebook();
  expect(tab.ids()).toEqual([]);
  await vi.waitFor(() => expect(other.ids()).toEqual([]));
  expect((await openTab()).ids()).toEqual([]);
});

test.each([
  ['no kind', { kind: 'phone', id: '1', changedAt: 1 }],
  ['no time', { kind: 'type', id: '1', changedAt: 'now' }],
  ['no text', { kind: 'note', id: '1', changedAt: 1 }],
  ['a text too long', { kind: 'note', id: '1', text: '가'.repeat(501), changedAt: 1 }],
  ['a layout of no type', { kind: 'layout', id: '1', name: '거실', layout: 'x', changedAt: 1 }],
  ['a comparison of no types', { kind: 'comparison', id: 'last', types: [59], changedAt: 1 }],
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
