// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inShape, lostPicture } from '#editor/model/pictures/lost-picture.ts';
import type { Trees } from '#editor/model/tree.ts';
import { PictureBox } from '#editor/parts/picture/picture-box.tsx';
import { EditorContext, type EditorForm, type PictureWork } from '#editor/state/editor-context.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { SERVER_TEXT } from '#text/editor/server.ts';
import { editorForm } from '#tests/support/editor-form.ts';
import { NEW_PICTURE } from '#tests/support/new-picture.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const SHAPES: PictureWork['shapes'] = [{ names: '^card-', kind: 'card', size: [800, 1000] }];
const home = (name: string): Trees => ({ home: { cards: [{ picture: { name, alt: '' } }] } });
const PATH = ['cards', 0, 'picture'];

const formFor = (trees: Trees, own: Partial<PictureWork> = {}): EditorForm => {
  const form = editorForm({ file: 'home', trees, tree: trees['home'] ?? null });
  return { ...form, pictures: { ...form.pictures, shapes: SHAPES, ...own } };
};
const boxOf = (form: EditorForm, name: string) => (
  <EditorContext value={form}>
    <PictureBox path={PATH} label="사진" name={name} />
  </EditorContext>
);

/** Chooses a file, and waits for what the server says of it. */
const choose = (element: HTMLElement) =>
  act(async () => {
    const input = element.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.jpg')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
test('a picture that nobody answered to is tried again from its own field', async () => {
  const { master, masterWidth, masterHeight } = NEW_PICTURE;
  const answers = [
    () => Promise.reject(new TypeError('gone')),
    () => Promise.resolve(Response.json({ kind: 'taken', master, masterWidth, masterHeight })),
  ];
  vi.stubGlobal('fetch', () => answers.shift()?.());
  onTestFinished(() => void vi.unstubAllGlobals());
  const form = formFor(home('card-a'));
  const { element, text, press } = await showPanel(boxOf(form, 'card-a'));
  await choose(element);
  expect(text()).toContain(PICTURE_TEXT.refused.unreachable);
  await press(SERVER_TEXT.again);
  expect(text()).not.toContain(PICTURE_TEXT.refused.unreachable);
  expect(form.pictures.put).toHaveBeenCalledOnce();
});

test('a picture for which no size is known is refused in words, not in silence', async () => {
  const { element, text } = await showPanel(boxOf(formFor({ home: {} }, { shapes: [] }), 'mystery'));
  await choose(element);
  expect(text()).toContain(PICTURE_TEXT.noShape);
});

test('a picture that could not be saved says so in its field, with another try', async () => {
  const trees: Trees = { ...home('card-a'), 'images/card-a': NEW_PICTURE };
  const retry = vi.fn();
  const failed = formFor(trees, { failure: '디스크가 가득 찼습니다.', retry });
  const { text, press } = await showPanel(boxOf(failed, 'card-a'));
  expect(text()).toContain('디스크가 가득 찼습니다.');
  await press(SERVER_TEXT.again);
  expect(retry).toHaveBeenCalledOnce();
  const problem = { file: 'images/card-a', field: '', words: '무늬가 너무 자잘합니다.', remedy: 'too fine' };
  const heavy = await showPanel(boxOf(formFor(trees, { problems: [problem] }), 'card-a'));
  expect(heavy.text()).toContain('무늬가 너무 자잘합니다.');
  const other = formFor(trees, { problems: [{ ...problem, file: 'images/card-b' }] });
  expect((await showPanel(boxOf(other, 'card-a'))).text()).not.toContain(PICTURE_TEXT.notSaved);
});

test('a picture whose name was written over is known where no field says its name, cut as it was', () => {
  const trees: Trees = { ...home('card-b'), 'images/card-a': NEW_PICTURE };
  expect(lostPicture(trees, NEW_PICTURE.master)).toBe(NEW_PICTURE);
  expect(lostPicture({ ...trees, ...home('card-a') }, NEW_PICTURE.master)).toBeNull();
  expect(lostPicture(trees, 'f'.repeat(32))).toBeNull();
  expect(inShape(NEW_PICTURE, { names: '', kind: 'card', size: [800, 1000] })).toBe(NEW_PICTURE);
  expect(inShape(NEW_PICTURE, { names: '', kind: 'strip', size: [640, 120] })).toMatchObject({ kind: 'strip' });
  expect(inShape(NEW_PICTURE, { names: '', kind: 'hero', size: [1920, 1080] })).toBeNull();
});
