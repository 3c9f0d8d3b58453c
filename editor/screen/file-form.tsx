import { useEffect, useMemo, type ComponentType } from 'react';
import { LayoutEditor } from '#editor/drawing/layout/layout-editor.tsx';
import { MapEditor } from '#editor/drawing/map/map-editor.tsx';
import { PlanEditor } from '#editor/drawing/plan/plan-editor.tsx';
import type { FileEdit } from '#editor/model/edit.ts';
import { formOf } from '#editor/model/form.ts';
import { fileName } from '#editor/model/names.ts';
import { byField, type ShownProblem } from '#editor/model/problems.ts';
import type { Tree } from '#editor/model/tree.ts';
import { ICONS } from '#editor/model/brought/place-of.ts';
import { EmptyFile } from './empty-file.tsx';
import { IconsForm } from './icons-form.tsx';
import { Mishap } from './mishap.tsx';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext, fieldId, type EditorForm, type Target } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface FileFormProps extends Pick<EditorForm, 'goTo' | 'rest' | 'showPage' | 'trees' | 'pictures' | 'bring'> {
  file: string;
  /** Null where there is no such file, or it says nothing. */
  tree: Tree;
  isMissing: boolean;
  /** What was to be written last could not be. */
  isRefused: boolean;
  problems: readonly ShownProblem[];
  target: Target | null;
  edit: (edit: FileEdit) => void;
  move: (thing: string, edits: readonly FileEdit[]) => void;
}

/** What is edited on a drawing; every other file is a form. */
const EDITORS: Readonly<Record<string, ComponentType>> = {
  plans: PlanEditor,
  maps: MapEditor,
  complex: LayoutEditor,
};

/** Whether a file is a drawing, which needs the room of the site beside it. */
export const isDrawn = (file: string): boolean => file in EDITORS;

/** A content file's form, made of its schema, or its drawing. */
export function FileForm({ file, tree, isMissing, isRefused, problems, target, edit, move, ...others }: FileFormProps) {
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
    move: (thing, edits) =>
      move(
        thing,
        edits.map((change) => ({ ...change, file })),
      ),
  };
  const Drawn = EDITORS[file];
  return (
    <section className="form" aria-label={EDITOR_TEXT.form}>
      <h2>{fileName(file)}</h2>
      {isRefused && (
        <p role="alert" className="obstacle">
          {EDITOR_TEXT.notTaken}
        </p>
      )}
      <EditorContext value={form}>
        <Mishap shown={form.trees}>
          {file === ICONS ? (
            <IconsForm />
          ) : tree === null ? (
            <EmptyFile file={file} isMissing={isMissing} edit={form.edit} />
          ) : Drawn ? (
            <Drawn />
          ) : (
            <Field schema={formOf(file)} tree={tree} path={[]} label={fileName(file)} />
          )}
        </Mishap>
      </EditorContext>
    </section>
  );
}
