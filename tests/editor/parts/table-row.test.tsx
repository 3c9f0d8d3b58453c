// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { formAt } from '#editor/model/form-at.ts';
import { formOf } from '#editor/model/form.ts';
import { placeName } from '#editor/model/names.ts';
import { at, type Path, type Tree } from '#editor/model/tree.ts';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext, type EditorForm } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { editorForm } from '#tests/support/editor-form.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const HEAD = ['받는 곳', '하는 일'];
const tableOf = (...rows: string[][]): Tree => ({ '/privacy': { sections: [{ tables: [{ head: HEAD, rows }] }] } });
const ROWS: Path = ['/privacy', 'sections', 0, 'tables', 0, 'rows'];

/** The form of a part of the documents, and what is done with it. */
async function show(tree: Tree, path: Path) {
  const edit = vi.fn<EditorForm['edit']>();
  const form = editorForm({ file: 'documents', tree, edit, areOpen: true });
  const { element } = await showPanel(
    <EditorContext value={form}>
      <Field
        schema={formAt(formOf('documents'), tree, path)}
        tree={at(tree, path) ?? null}
        path={path}
        label="줄"
        isEntry
      />
    </EditorContext>,
  );
  const buttons = () => [...element.querySelectorAll('button')];
  return { edit, labels: [...element.querySelectorAll('label')].map(({ textContent }) => textContent), buttons };
}

test('a cell is called by the head of its column, and is neither moved nor taken out of its row', async () => {
  const { labels, buttons } = await show(tableOf(['호스팅', '보관']), [...ROWS, 0]);
  expect(labels).toEqual(HEAD);
  expect(buttons()).toEqual([]);
});

test('a row with another number of cells than heads can be mended cell by cell', async () => {
  const { buttons } = await show(tableOf(['호스팅']), [...ROWS, 0]);
  expect(buttons().map(({ textContent }) => textContent)).toContain(EDITOR_TEXT.addEntry('줄'));
});

test('a row that is added has a cell for every head', async () => {
  const { edit, buttons } = await show(tableOf(['호스팅', '보관']), ROWS);
  buttons()
    .find(({ textContent }) => textContent === EDITOR_TEXT.addEntry('줄'))
    ?.click();
  expect(edit).toHaveBeenCalledWith({ kind: 'insert', path: [...ROWS, 1], value: ['', ''] });
});

test('what is wrong in a table is said by its row’s first cell and its column', () => {
  const tree = tableOf(['호스팅', '보관']);
  expect(placeName('documents', [...ROWS, 0, 1], tree).slice(-2)).toEqual(['1번째 ‘호스팅’', '하는 일']);
});
