import { useState } from 'react';
import { headingOf } from '#editor/model/names.ts';
import { useEditor } from '#editor/state/use-editor.ts';
import { useKeys, useLeaving } from '#editor/state/use-keys.ts';
import { usePlace } from '#editor/state/use-place.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { FileForm, isDrawn } from './file-form.tsx';
import { FileList } from './file-list.tsx';
import { Panes, type Pane } from './panes.tsx';
import { Preview } from './preview.tsx';
import { ProblemList } from './problem-list.tsx';
import { obstacleTo, statusOf } from './status.ts';
import { ReloadDialog } from './reload-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { Waiting } from './waiting.tsx';

/** The files, the form of one of them, and the running site beside it. */
export function EditorScreen() {
  const editor = useEditor();
  const { history, change, changes, check, problems, saving, isSaving, reloading } = editor;
  const { trees } = history;
  const { file, target, page, open, showPage } = usePlace(trees);
  const [isReviewing, setIsReviewing] = useState(false);
  const [pane, setPane] = useState<Pane>('form');
  const undo = () => change({ kind: 'undo' });
  const redo = () => change({ kind: 'redo' });
  const showChanges = () => setIsReviewing(changes.length > 0);
  useKeys({ undo, redo, save: showChanges });
  useLeaving(changes.length > 0);
  // Saved, or taken back: the next change must not open the list again.
  if (isReviewing && changes.length === 0) setIsReviewing(false);
  const { facts, [file]: tree } = trees;
  const reload = check.kind === 'overtaken' || check.kind === 'unreachable' ? reloading.reload : null;
  if (tree === undefined) return <Waiting reload={reload} />;
  return (
    <div className="editor" data-pane={pane} data-drawn={isDrawn(file) || undefined}>
      <TopBar
        site={headingOf(facts)}
        changes={changes.length}
        status={statusOf(check, problems.length, changes.length, saving)}
        canUndo={!isSaving && history.done.length > 0}
        canRedo={!isSaving && history.undone.length > 0}
        {...{ undo, redo, showChanges, reload }}
      />
      <Panes pane={pane} choose={setPane} />
      <FileList
        files={Object.keys(trees)}
        current={file}
        changed={new Set(changes.map((changed) => changed.file))}
        wrong={new Set(problems.map((problem) => problem.file))}
        choose={open}
      />
      <main key={file} inert={isSaving}>
        <FileForm
          {...{ file, tree, trees, target, showPage }}
          problems={problems.filter((problem) => problem.file === file)}
          edit={(edit) => change({ kind: 'edit', edit })}
          move={(thing, edits) => change({ kind: 'move', thing, edits })}
          rest={() => change({ kind: 'rest' })}
          goTo={open}
        />
      </main>
      <ProblemList problems={problems} trees={trees} goTo={open} />
      <Preview address={page} />
      {isReviewing && (
        <ChangesDialog
          changes={changes}
          obstacle={obstacleTo(check, problems.length)}
          isSaving={isSaving}
          save={() => void editor.save()}
          close={() => setIsReviewing(false)}
        />
      )}
      {reloading.lost.length > 0 && <ReloadDialog {...reloading} />}
    </div>
  );
}
