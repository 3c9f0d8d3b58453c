import { useState } from 'react';
import { headingOf } from '#editor/model/names.ts';
import { useEditor } from '#editor/state/use-editor.ts';
import { useKeys, useLeaving } from '#editor/state/use-keys.ts';
import { usePlace } from '#editor/state/use-place.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { FileForm } from './file-form.tsx';
import { FileList } from './file-list.tsx';
import { Panes, type Pane } from './panes.tsx';
import { Preview } from './preview.tsx';
import { ProblemList } from './problem-list.tsx';
import { obstacleTo, statusOf } from './status.ts';
import { TopBar } from './top-bar.tsx';

/** The files, the form of one of them, and the running site beside it. */
export function EditorScreen() {
  const editor = useEditor();
  const { history, act, changes, check, problems, saving } = editor;
  const { trees } = history;
  const { file, target, page, open, showPage } = usePlace(trees);
  const [isReviewing, setIsReviewing] = useState(false);
  const [pane, setPane] = useState<Pane>('form');
  const undo = () => act({ kind: 'undo' });
  const redo = () => act({ kind: 'redo' });
  const showChanges = () => setIsReviewing(changes.length > 0);
  useKeys({ undo, redo, save: showChanges });
  useLeaving(changes.length > 0);
  // Saved, or taken back: the next change must not open the list again.
  if (isReviewing && changes.length === 0) setIsReviewing(false);
  const { facts, [file]: tree } = trees;
  if (tree === undefined)
    return <p className="alone">{editor.isUnreachable ? EDITOR_TEXT.unreachable : EDITOR_TEXT.loading}</p>;
  return (
    <div className="editor" data-pane={pane}>
      <TopBar
        site={headingOf(facts)}
        changes={changes.length}
        status={statusOf(check, problems.length, changes.length, saving)}
        isOvertaken={check.kind === 'overtaken'}
        canUndo={history.done.length > 0}
        canRedo={history.undone.length > 0}
        {...{ undo, redo, showChanges }}
        reload={() => void editor.read()}
      />
      <Panes pane={pane} choose={setPane} />
      <FileList
        files={Object.keys(trees)}
        current={file}
        changed={new Set(changes.map((change) => change.file))}
        wrong={new Set(problems.map((problem) => problem.file))}
        choose={open}
      />
      <main key={file}>
        <FileForm
          {...{ file, tree, target, showPage }}
          problems={problems.filter((problem) => problem.file === file)}
          edit={(edit) => act({ kind: 'edit', edit })}
          rest={() => act({ kind: 'rest' })}
          goTo={open}
        />
      </main>
      <ProblemList problems={problems} trees={trees} goTo={open} />
      <Preview address={page} />
      {isReviewing && (
        <ChangesDialog
          changes={changes}
          obstacle={obstacleTo(check, problems.length)}
          isSaving={saving === 'saving'}
          save={editor.save}
          close={() => setIsReviewing(false)}
        />
      )}
    </div>
  );
}
