import { useState } from 'react';
import { formPlace, ICONS } from '#editor/model/brought/place-of.ts';
import type { FileEdit } from '#editor/model/edit.ts';
import { canUndo } from '#editor/model/history.ts';
import { missingFiles, presentFiles } from '#editor/model/missing-files.ts';
import { headingOf } from '#editor/model/names.ts';
import type { ShownProblem } from '#editor/model/problems.ts';
import type { Trees } from '#editor/model/tree.ts';
import { shownIn } from '#editor/model/pictures/uses.ts';
import { useEditor } from '#editor/state/use-editor.ts';
import { useKeys, useLeaving, useStrayFiles } from '#editor/state/use-keys.ts';
import { usePlace } from '#editor/state/use-place.ts';
import { Dialogs } from './dialogs.tsx';
import { FileForm, isDrawn } from './file-form.tsx';
import { FileList } from './file-list.tsx';
import { Panes, type Pane } from './panes.tsx';
import { Preview } from './preview.tsx';
import { pictureWork } from './picture-work.ts';
import { ProblemList } from './problem-list.tsx';
import { statusOf, unansweredIn } from './status.ts';
import { TopBar } from './top-bar.tsx';
import { Waiting } from './waiting.tsx';
import { SERVER_TEXT } from '#text/editor/server.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';

/** What is wrong in a form, also with a file that it shows. */
const problemsOf = (form: string, problems: readonly ShownProblem[], trees: Trees) =>
  problems.filter(({ file }) => (formPlace(trees, file)?.form ?? file) === form);

/** The files, the form of one of them, and the running site beside it. */
export function EditorScreen() {
  const editor = useEditor();
  const { history, change, changes, check, problems, saving, isSaving, retry } = editor;
  const { trees } = history;
  const edit = (made: FileEdit) => change({ kind: 'edit', edit: made });
  const { file, target, page, open, showPage } = usePlace(trees);
  const [isReviewing, setIsReviewing] = useState(false);
  const [pane, setPane] = useState<Pane>('form');
  const undo = () => change({ kind: 'undo' });
  const redo = () => change({ kind: 'redo' });
  const showChanges = () => setIsReviewing(changes.length > 0);
  useKeys({ undo, redo, save: showChanges });
  useLeaving(changes.length > 0);
  useStrayFiles();
  // Saved, or taken back: the next change must not open the list again.
  if (isReviewing && changes.length === 0) setIsReviewing(false);
  const tree = trees[file] ?? null;
  const missing = missingFiles(trees, problems);
  if (Object.keys(trees).length === 0) return <Waiting obstacle={unansweredIn(check)} retry={retry} />;
  return (
    <div className="editor" data-pane={pane} data-drawn={isDrawn(file) || undefined}>
      <TopBar
        site={headingOf(trees['facts'])}
        changes={changes.length}
        status={statusOf(check, problems.length, changes.length, saving)}
        canUndo={!isSaving && canUndo(history)}
        canRedo={!isSaving && history.undone.length > 0}
        {...{ undo, redo, showChanges, retry }}
        retryLabel={check.kind === 'overtaken' ? SAVING_TEXT.reload : SERVER_TEXT.again}
      />
      <Panes pane={pane} choose={setPane} />
      <FileList
        files={[...presentFiles(trees), ICONS]}
        missing={missing}
        current={file}
        changed={shownIn(trees, changes)}
        wrong={shownIn(trees, problems)}
        {...{ site: editor.site, trees, left: editor.left }}
        choose={open}
      />
      <main key={file} inert={isSaving}>
        <FileForm
          {...{ file, tree, trees, target, showPage }}
          problems={problemsOf(file, problems, trees)}
          edit={edit}
          move={(thing, edits) => change({ kind: 'move', thing, edits })}
          isMissing={missing.includes(file)}
          isRefused={history.isRefused}
          pictures={pictureWork(editor)}
          bring={(put) => change({ kind: 'file', ...put })}
          rest={() => change({ kind: 'rest' })}
          goTo={open}
        />
      </main>
      <ProblemList problems={problems} trees={trees} goTo={open} />
      <Preview address={page} />
      <Dialogs editor={editor} isReviewing={isReviewing} endReview={() => setIsReviewing(false)} />
    </div>
  );
}
