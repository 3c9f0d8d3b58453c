// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportTool } from '#features/leads-desk/export/export-tool.tsx';
import { NO_FILTER } from '#features/leads-desk/list/lead-query.ts';
import { TEXTS } from '#tests/rules/office/office-world.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

/** What was saved: the files' names and texts, and how long the log was by then. */
let saved: { name: string; blob: Blob; logged: number }[];
let blobs: Map<string, Blob>;
let office: MemoryOffice;

beforeEach(() => {
  saved = [];
  blobs = new Map();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.getAttribute('href') ?? '');
    if (blob) saved.push({ name: this.download, blob, logged: office.ids('log').length });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function officeOf(count: number): MemoryOffice {
  office = openMemoryOffice();
  const leadOf = (at: number) => ({
    ...TEXTS,
    form: at % 2 ? 'visit' : 'interest',
    name: at === 0 ? '=홍길동' : `홍길동 ${at}`,
    state: 0,
    received_at: new Date(Date.UTC(2027, 2, 1, 0, 0, at)),
  });
  office.putAll(Object.fromEntries(Array.from({ length: count }, (_, at) => [`leads/lead-${at}`, leadOf(at)])));
  return office;
}

const tool = (isAdmin: boolean, filter = NO_FILTER) => {
  const database = office.as(isAdmin ? 'admin' : 'staff');
  return { database, node: <ExportTool database={database} isAdmin={isAdmin} site="온새미스카이" filter={filter} /> };
};

test('an administrator takes every page of the filtered list out, newest first, after the log says how many', async () => {
  officeOf(650);
  const { node, database } = tool(true, { ...NO_FILTER, form: 'visit' });
  const panel = await showPanel(node);
  await panel.press('CSV 내보내기');
  expect(database.calls.query).toEqual([]);
  await panel.press('내보내기');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ logged: 1 });
  expect(saved[0]?.name).toMatch(/^온새미스카이-접수목록-\d{4}-\d{2}-\d{2}-\d{4}\.csv$/);
  const [entry = ''] = office.ids('log');
  expect(office.read(`log/${entry}`)).toMatchObject({ deed: 'export', by: 'boss', count: 325 });
  const lines = (await saved[0]?.blob.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(1 + 325 + 1);
  expect(lines[1]).toContain('"홍길동 649"');
  expect(panel.text()).toContain('325건을 파일로 만들었습니다.');
});

test('no name in the file is a formula', async () => {
  officeOf(1);
  const panel = await showPanel(tool(true).node);
  await panel.press('CSV 내보내기');
  await panel.press('내보내기');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.blob.text()).toContain(`"'=홍길동"`);
});

test('nobody has a file that the log does not know', async () => {
  officeOf(3);
  const { node, database } = tool(true);
  const commit = vi.spyOn(database, 'commit').mockRejectedValue(new Error('no'));
  const panel = await showPanel(node);
  await panel.press('CSV 내보내기');
  await panel.press('내보내기');
  expect(blobs.size).toBe(0);
  expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  commit.mockRestore();
  await panel.press('다시 시도');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
});

test('the file leaves the memory with the dialog', async () => {
  officeOf(3);
  const panel = await showPanel(tool(true).node);
  await panel.press('CSV 내보내기');
  await panel.press('내보내기');
  await vi.waitFor(() => expect(blobs.size).toBe(1));
  await panel.press('닫기');
  expect(blobs.size).toBe(0);
});

test('a list without leads makes no file and no entry in the log', async () => {
  officeOf(0);
  const panel = await showPanel(tool(true).node);
  await panel.press('CSV 내보내기');
  await panel.press('내보내기');
  expect(panel.text()).toContain('조건에 맞는 접수가 없습니다.');
  expect([blobs.size, office.ids('log')]).toEqual([0, []]);
});

test('staff have nothing to export with', async () => {
  officeOf(3);
  const panel = await showPanel(tool(false).node);
  expect(panel.text()).toBe('');
});
