// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Unwritten } from '#editor/model/unwritten.ts';
import { UnwrittenGuide } from '#editor/screen/unwritten-guide.tsx';
import type { LeftToWrite } from '#editor/state/use-unwritten.ts';
import { showPanel } from '#tests/support/office/panel.tsx';
import { LEFT_TEXT } from '#text/editor/left.ts';

const guide = (places: readonly Unwritten[], certainty: LeftToWrite['certainty'], goTo = vi.fn()) => (
  <UnwrittenGuide left={{ places, certainty }} site="물빛언덕" trees={{}} goTo={goTo} />
);

test('where nothing is left the guide says so plainly, and by which command the site is published', async () => {
  const { text } = await showPanel(guide([], 'judged'));
  expect(text()).toContain(LEFT_TEXT.allWritten);
  expect(text()).toContain('npm run deploy -- 물빛언덕');
});

test('it promises nothing before a deploy’s own check has said so', async () => {
  const { show, text } = await showPanel(guide([], 'asking'));
  for (const certainty of ['asking', 'unsaved', 'unknown'] as const) {
    await show(guide([], certainty));
    expect(text()).toBe(LEFT_TEXT.nothingSeen[certainty]);
  }
});

test('it tells texts from pictures and drawings, so that whoever has written all knows it', async () => {
  const toMake = [
    { file: 'images/hero', field: '', words: null },
    { file: 'plans', field: "['84A']", words: null },
    { file: 'maps', field: 'maps[0].roads', words: null },
  ];
  const phone = { file: 'facts', field: 'phone', words: null };
  const room = { file: 'plans', field: "['84A'].rooms[0].name", words: null };
  const { show, text } = await showPanel(guide(toMake, 'judged'));
  expect(text()).toContain(LEFT_TEXT.kinds(0, 3));
  await show(guide([phone, room, ...toMake], 'judged'));
  expect(text()).toContain(LEFT_TEXT.kinds(2, 3));
  await show(guide([phone], 'judged'));
  expect(text()).not.toContain('사진과 도면');
});

test('it leads to one place after the other, and says what a deploy says of it', async () => {
  const goTo = vi.fn();
  const icon = { file: 'icons/favicon.svg', field: '', words: '임시 아이콘입니다.' };
  const places = [{ file: 'facts', field: 'phone', words: '실제로 없는 번호입니다.' }, icon];
  const { press, text } = await showPanel(guide(places, 'judged', goTo));
  await press(`${LEFT_TEXT.count(2)} ${LEFT_TEXT.next}`);
  expect(text()).toContain('실제로 없는 번호입니다.');
  await press(`${LEFT_TEXT.count(2)} ${LEFT_TEXT.next}`);
  expect(text()).toContain('아이콘 임시 아이콘입니다.');
  expect(goTo.mock.calls).toEqual([
    ['facts', 'phone'],
    ['icons/favicon.svg', ''],
  ]);
});
