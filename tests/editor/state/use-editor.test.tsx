// @vitest-environment happy-dom
import { act, StrictMode, useEffect } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { EditAnswer, EditedContent } from '#editor/model/messages.ts';
import { at, type Tree } from '#editor/model/tree.ts';
import { obstacleTo, statusOf } from '#editor/screen/status.ts';
import { useEditor } from '#editor/state/use-editor.ts';
import { showPanel } from '#tests/support/office/panel.tsx';
import { NEW_PICTURE } from '#tests/support/new-picture.ts';

interface Answers {
  content: () => Promise<EditedContent>;
  try: () => Promise<EditAnswer>;
  save: () => Promise<EditAnswer>;
}

/** The files of the server, by what they are called in the lead and in the hash. */
const filesOf = (schedule: string, faq: string): EditedContent => ({
  site: '너울결-파크',
  files: {
    schedule: { tree: { lead: schedule }, hash: schedule },
    faq: { tree: { lead: faq }, hash: faq },
  },
  problems: [],
  shapes: [],
});
const fine = () => Promise.resolve<EditAnswer>({ kind: 'fine' });
const gone = () => Promise.reject(new Error('gone'));

let answers: Answers;
let editor: ReturnType<typeof useEditor>;

function Editor() {
  const now = useEditor();
  useEffect(() => {
    editor = now;
  });
  return null;
}

beforeEach(async () => {
  answers = { content: async () => filesOf('일정', '질문'), try: fine, save: fine };
  vi.stubGlobal('fetch', async (name: keyof Answers) => Response.json(await answers[name]()));
  onTestFinished(() => void vi.unstubAllGlobals());
  await showPanel(<Editor />);
});

/** Does something, and waits until what it asked the server for is answered. */
const after = (deed: () => unknown) =>
  act(async () => {
    void deed();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const write = (file: string, value: Tree) =>
  after(() => editor.change({ kind: 'edit', edit: { kind: 'set', file, path: ['lead'], value } }));
const lead = (file: string) => at(editor.history.trees[file], ['lead']);

test('while a save runs nothing is written, taken back or brought again, so that nothing can be lost by it', async () => {
  let finish = (_answer: EditAnswer): void => undefined;
  answers.save = () => new Promise((resolve) => (finish = resolve));
  await write('schedule', '고친 일정');
  await after(() => editor.save());
  await write('schedule', '저장하는 동안 적은 글');
  await after(() => editor.change({ kind: 'undo' }));
  expect([editor.saving, lead('schedule')]).toEqual(['saving', '고친 일정']);
  answers.content = async () => filesOf('고친 일정', '질문');
  await after(() => finish({ kind: 'fine' }));
  expect([editor.saving, lead('schedule'), editor.changes]).toEqual(['saved', '고친 일정', []]);
  await write('schedule', '또 고친 일정');
  expect(editor.changes.length).toBe(1);
});

test('what is handed in during a save by whoever began before it cannot slip into it, and a picture comes after it', async () => {
  let finish = (_answer: EditAnswer): void => undefined;
  answers.save = () => new Promise((resolve) => (finish = resolve));
  await write('schedule', '고친 일정');
  const { change } = editor;
  await after(() => editor.save());
  const field = editor.history.trees['faq'];
  await after(() => {
    change({ kind: 'edit', edit: { kind: 'set', file: 'faq', path: ['lead'], value: '저장하는 동안 적은 글' } });
    change({ kind: 'picture', file: 'faq', path: [], field, place: { names: 'card-*' }, picture: NEW_PICTURE });
  });
  expect([lead('faq'), Object.keys(editor.history.trees)]).toEqual(['질문', ['schedule', 'faq']]);
  answers.content = async () => filesOf('고친 일정', '질문');
  await after(() => finish({ kind: 'fine' }));
  expect(editor.changes.map(({ file }) => file)).toEqual(['faq', 'images/card-1']);
  expect(editor.history.trees['images/card-1']).toEqual(NEW_PICTURE);
});

test('a save that is refused leaves everything as it was written', async () => {
  answers.save = async () => ({ kind: 'overtaken', files: ['schedule'] });
  await write('schedule', '고친 일정');
  await after(() => editor.save());
  expect([editor.saving, editor.check.kind, lead('schedule')]).toEqual(['nothing', 'overtaken', '고친 일정']);
});

test('what reading the files again would cost is asked about first, and what it need not cost is kept', async () => {
  await write('schedule', '고친 일정');
  await write('faq', '고친 질문');
  answers.content = async () => filesOf('남이 고친 일정', '질문');
  await after(() => editor.reloading.reload());
  expect(editor.reloading.lost.map(({ file, after: value }) => [file, value])).toEqual([['schedule', '고친 일정']]);
  await after(() => editor.reloading.keep());
  expect([editor.reloading.lost, lead('schedule')]).toEqual([[], '고친 일정']);
  await after(() => editor.reloading.reload());
  await after(() => editor.reloading.take());
  expect([lead('schedule'), lead('faq')]).toEqual(['남이 고친 일정', '고친 질문']);
  expect(editor.changes.map(({ file }) => file)).toEqual(['faq']);
});

test('where it costs nothing, the files are read again unasked', async () => {
  await write('faq', '고친 질문');
  answers.content = async () => filesOf('남이 고친 일정', '질문');
  await after(() => editor.reloading.reload());
  expect([editor.reloading.lost, lead('schedule'), lead('faq')]).toEqual([[], '남이 고친 일정', '고친 질문']);
});

test('who cannot be reached after a save is said to be, until it answers again', async () => {
  await write('schedule', '고친 일정');
  answers.content = gone;
  await after(() => editor.save());
  expect([editor.saving, editor.check.kind, editor.changes]).toEqual(['nothing', 'unreachable', []]);
  expect(lead('schedule')).toBe('고친 일정');
  answers.content = async () => filesOf('고친 일정', '질문');
  await after(() => editor.reloading.reload());
  expect(editor.check.kind).not.toBe('unreachable');
  expect(editor.history.hashes['schedule']).toBe('고친 일정');
});

test('files that are read twice at the beginning keep what was written between the two answers', async () => {
  const waiting: ((content: EditedContent) => void)[] = [];
  answers.content = () => new Promise((resolve) => waiting.push(resolve));
  await showPanel(
    <StrictMode>
      <Editor />
    </StrictMode>,
  );
  expect(waiting.length).toBe(2);
  await after(() => waiting[0]?.(filesOf('일정', '질문')));
  await write('schedule', '고친 일정');
  await after(() => waiting[1]?.(filesOf('일정', '질문')));
  expect([lead('schedule'), editor.changes.length]).toEqual(['고친 일정', 1]);
});

test('whatever a save that fails is answered with, what was written stays, and the next try is the same save', async () => {
  const faults: [string, () => Promise<Response>][] = [
    ['unreachable', () => Promise.reject(new TypeError('the server has ended'))],
    ['faulty', async () => Response.json({ kind: 'failed', reason: 'ENOMEM' }, { status: 500 })],
    ['late', () => Promise.reject(new DOMException('no answer', 'TimeoutError'))],
    ['foreign', async () => new Response('<!doctype html>')],
    ['foreign', async () => new Response('not for you', { status: 403 })],
  ];
  const sent: unknown[] = [];
  let answer: (() => Promise<Response>) | null = null;
  vi.stubGlobal('fetch', async (name: keyof Answers, request?: RequestInit) => {
    if (name !== 'save') return Response.json(await answers[name]());
    sent.push(request?.body);
    return answer ? answer() : Response.json({ kind: 'fine' });
  });
  await write('schedule', '고친 일정');
  await after(() => editor.save());
  expect(editor.saving).toBe('saved');
  for (const [kind, fault] of faults) {
    sent.length = 0;
    answer = fault;
    await write('faq', `고친 질문: ${kind}`);
    await after(() => editor.save());
    expect([editor.saving, editor.check.kind, editor.changes.length]).toEqual(['nothing', kind, 1]);
    expect(lead('faq')).toBe(`고친 질문: ${kind}`);
    expect(obstacleTo(editor.check, 0)).toBeNull();
    expect(statusOf(editor.check, 0, 1, editor.saving)).toContain('적으신 내용은 이 화면에 그대로 있');
    answer = null;
    await after(() => editor.retry?.());
    expect([editor.saving, editor.retry, sent[0]]).toEqual(['saved', null, sent[1]]);
  }
});

test('a save whose answer is lost is looked for on the disk, and done once', async () => {
  const saves = vi.fn(() => Promise.reject(new DOMException('no answer', 'TimeoutError')));
  answers.save = saves;
  await write('schedule', '고친 일정');
  answers.content = async () => filesOf('고친 일정', '질문');
  await after(() => editor.save());
  expect([editor.saving, editor.changes, editor.retry]).toEqual(['saved', [], null]);
  expect([editor.history.hashes['schedule'], saves.mock.calls.length]).toEqual(['고친 일정', 1]);
});

test('what was written after a save of unknown fate goes on, once it is seen that the save was done', async () => {
  answers.save = gone;
  answers.content = gone;
  await write('schedule', '고친 일정');
  await after(() => editor.save());
  await after(() => editor.change({ kind: 'undo' }));
  expect(lead('schedule')).toBe('고친 일정');
  await write('schedule', '또 고친 일정');
  answers.content = async () => filesOf('고친 일정', '질문');
  await after(() => editor.reloading.reload());
  expect([editor.reloading.lost, lead('schedule')]).toEqual([[], '또 고친 일정']);
  expect(editor.changes.map(({ before, after: value }) => [before, value])).toEqual([['고친 일정', '또 고친 일정']]);
  expect(editor.history.hashes['schedule']).toBe('고친 일정');
});

test('a save of unknown fate that was not done is not taken for one, whoever else has written meanwhile', async () => {
  answers.save = gone;
  await write('schedule', '고친 일정');
  answers.content = async () => filesOf('남이 고친 일정', '질문');
  await after(() => editor.save());
  expect([editor.saving, editor.check.kind, lead('schedule')]).toEqual(['nothing', 'unreachable', '고친 일정']);
  await after(() => editor.reloading.reload());
  expect(editor.reloading.lost.map(({ after: value }) => value)).toEqual(['고친 일정']);
});

test('a check that nobody answered is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const rest = async (deed: () => unknown) => {
    await act(async () => void deed());
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  answers.try = gone;
  await rest(() =>
    editor.change({ kind: 'edit', edit: { kind: 'set', file: 'faq', path: ['lead'], value: '고친 질문' } }),
  );
  expect(editor.check.kind).toBe('unreachable');
  answers.try = fine;
  await rest(() => editor.retry?.());
  expect([editor.check.kind, lead('faq')]).toEqual(['fine', '고친 질문']);
});
