// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext } from '#editor/state/editor-context.ts';
import { editorForm } from '#tests/support/editor-form.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const form = editorForm({ file: 'home' });

/** What is selected of a text once its field has the focus. */
async function selectedIn(text: string) {
  const { element } = await showPanel(
    <EditorContext value={form}>
      <Field schema={{ type: 'string' }} tree={text} path={['title']} label="제목" />
    </EditorContext>,
  );
  const field = element.querySelector('textarea')!;
  field.setSelectionRange(0, 0);
  field.focus();
  return field.value.slice(field.selectionStart, field.selectionEnd);
}

test('the focus selects what is to be written over', async () => {
  expect(await selectedIn('(작성) 평면도에 그린 것')).toBe('(작성) 평면도에 그린 것');
  expect(await selectedIn('운영 시간 (작성)')).toBe('(작성)');
});

test('the focus selects nothing of what is written', async () => {
  expect(await selectedIn('쓴 글')).toBe('');
});
