// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Tree } from '#editor/model/tree.ts';
import { FileForm } from '#editor/screen/file-form.tsx';
import { showPanel } from '#tests/support/office/panel.tsx';
import { EDITOR_TEXT } from '#text/editor/words.ts';

function Form({ tree, isRefused = false }: { tree: Tree; isRefused?: boolean }) {
  return (
    <FileForm
      {...{ tree, isRefused }}
      file="faq"
      isMissing
      trees={{ faq: tree }}
      problems={[]}
      target={null}
      pictures={{ shapes: [], problems: [], failure: null, retry: null, edit: vi.fn(), put: vi.fn() }}
      edit={vi.fn()}
      move={vi.fn()}
      bring={vi.fn()}
      rest={vi.fn()}
      goTo={vi.fn()}
      showPage={vi.fn()}
    />
  );
}

/** No tree that a file can be read as: whatever shows it fails. */
const BROKEN = new Proxy({}, { get: fail, has: fail }) as Tree;
function fail(): never {
  throw new Error('a form that fails');
}

test('a form that fails leaves the editor standing, and is shown again once something is taken back', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => silent.mockRestore());
  const { show, text, has } = await showPanel(<Form tree={BROKEN} />);
  expect(text()).toContain(EDITOR_TEXT.broken);
  await show(<Form tree={null} />);
  expect([text().includes(EDITOR_TEXT.broken), has(EDITOR_TEXT.begin)]).toEqual([false, true]);
});

test('it is said that the last edit could not be taken', async () => {
  const { show, text } = await showPanel(<Form tree={null} />);
  expect(text()).not.toContain(EDITOR_TEXT.notTaken);
  await show(<Form tree={null} isRefused />);
  expect(text()).toContain(EDITOR_TEXT.notTaken);
});
