import { useEffect, useMemo } from 'react';
import type { FileEdit } from '#editor/model/edit.ts';
import { formOf } from '#editor/model/form.ts';
import { fileName } from '#editor/model/names.ts';
import type { ShownProblem } from '#editor/model/problems.ts';
import type { Tree } from '#editor/model/tree.ts';
import { EmptyFile } from './empty-file.tsx';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext, fieldId, type EditorForm, type Target } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface FileFormProps extends Pick<EditorForm, 'goTo' | 'rest' | 'showPage' | 'pictures'> {
  file: string;
  /** Null where there is no such file, or it says nothing. */
  tree: Tree;
  isMissing: boolean;
  problems: readonly ShownProblem[];
  target: Target | null;
  edit: (edit: FileEdit) => void;
}

/** Plans come from files of their own, and are drawn. */
const DRAWN = 'plans';

function byField(problems: readonly ShownProblem[]): Map<string, ShownProblem[]> {
  const fields = new Map<string, ShownProblem[]>();
  for (const problem of problems) fields.set(problem.field, [...(fields.get(problem.field) ?? []), problem]);
  return fields;
}

/** The form of a content file, made of its schema. */
export function FileForm({ file, tree, isMissing, problems, target, edit, ...others }: FileFormProps) {
  useEffect(() => {
    const field = target && document.getElementById(fieldId(file, target.field));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [file, target]);
  const fields = useMemo(() => byField(problems), [problems]);
  const form: EditorForm = {
    ...others,
    file,
    tree,
    target,
    problems: fields,
    edit: (change) => edit({ ...change, file }),
  };
  return (
    <section className="form" aria-label={EDITOR_TEXT.form}>
      <h2>{fileName(file)}</h2>
      {file === DRAWN ? (
        <p>{EDITOR_TEXT.drawn}</p>
      ) : tree === null ? (
        <EmptyFile file={file} isMissing={isMissing} edit={form.edit} />
      ) : (
        <EditorContext value={form}>
          <Field schema={formOf(file)} tree={tree} path={[]} label={fileName(file)} />
        </EditorContext>
      )}
    </section>
  );
}
