// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formOf, variantsOf } from '#editor/model/form.ts';
import type { Fixed, Tree } from '#editor/model/tree.ts';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { editorForm } from '#tests/support/editor-form.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const MADE: Fixed = { $fixed: 'made', from: [['facts', 'phone']], value: '전화 032-000-0000' };
const answer = variantsOf(formOf('faq'))[0]?.properties?.['groups']?.items?.properties?.['questions']?.items
  ?.properties?.['answer']?.items;

const form = (tree: Tree) => editorForm({ file: 'faq', tree });

/** The choice of a sentence's kind, as the form shows it. */
async function kindOf(tree: Tree) {
  const { element, text } = await showPanel(
    <EditorContext value={form(tree)}>
      <Field schema={answer ?? {}} tree={tree} path={['answer', 0]} label="문장" />
    </EditorContext>,
  );
  return { select: element.querySelector('select'), text: text() };
}

test('the kind of a sentence stays while code makes a part of it, and it is said why', async () => {
  const { select, text } = await kindOf({ text: MADE });
  expect(select?.disabled).toBe(true);
  expect(text).toContain(EDITOR_TEXT.boundKind);
});

test('the kind of a sentence that staff wrote can be changed', async () => {
  const { select, text } = await kindOf({ text: '한 문장' });
  expect(select?.disabled).toBe(false);
  expect(text).not.toContain(EDITOR_TEXT.boundKind);
});
