// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { formOf } from '#editor/model/form.ts';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext, type EditorForm } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { editorForm } from '#tests/support/editor-form.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

test('adding a decision makes none: of yes and no neither is chosen', async () => {
  const edit = vi.fn<EditorForm['edit']>();
  const form = editorForm({ file: 'facts', edit });
  const schema = formOf('facts').properties?.['requireConsent'] ?? {};
  const { element } = await showPanel(
    <EditorContext value={form}>
      <Field schema={schema} tree={null} path={['requireConsent']} label="동의" />
    </EditorContext>,
  );
  [...element.querySelectorAll('button')].find((button) => button.textContent === EDITOR_TEXT.add)?.click();
  expect(edit).toHaveBeenCalledWith({ kind: 'set', path: ['requireConsent'], value: '' });
});
