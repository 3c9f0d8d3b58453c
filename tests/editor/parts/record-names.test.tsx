// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext } from '#editor/state/editor-context.ts';
import { FILE_NAMES } from '#text/editor/files.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { editorForm } from '#tests/support/editor-form.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

test('what adds a plan is named after plans, and asks for no address of a page', async () => {
  const form = editorForm({ file: 'plans' });
  const { text } = await showPanel(
    <EditorContext value={form}>
      <Field
        schema={{ type: 'object', additionalProperties: { type: 'string' } }}
        tree={{ '59A': '글' }}
        path={[]}
        label="납부 방법"
      />
    </EditorContext>,
  );
  expect(text()).toContain(EDITOR_TEXT.keyOf(FILE_NAMES['plans'] ?? ''));
  expect(text()).not.toContain(EDITOR_TEXT.keyHint);
});
