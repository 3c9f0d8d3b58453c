import { useCallback, useState } from 'react';
import { pageOf } from '#editor/model/page-of.ts';
import { isObject } from '#editor/model/tree.ts';
import type { Target } from '#editor/state/editor-context.ts';
import { useEditor } from '#editor/state/use-editor.ts';
import { useKeys, useLeaving } from '#editor/state/use-keys.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { FileForm } from './file-form.tsx';
import { FileList } from './file-list.tsx';
import { Preview } from './preview.tsx';
import { ProblemList } from './problem-list.tsx';
import { obstacleTo, statusOf } from './status.ts';
import { TopBar } from './top-bar.tsx';

const FIRST = 'facts';

/** The files, the form of one of them, and the running site beside it. */
export function EditorScreen() {
  const { history, act, changes, check, problems, saving, save, read, isUnreachable } = useEditor();
  const [file, setFile] = useState(FIRST);
  const [target, setTarget] = useState<Target | null>(null);
  const [page, setPage] = useState('/');
  const [isReviewing, setIsReviewing] = useState(false);
  const [pane, setPane] = useState<'form' | 'site'>('form');
  const { navigation, facts, [file]: tree } = history.trees;
  const open = useCallback(
    (name: string, field: string | null = null) => {
      setFile(name);
      setTarget(field === null ? null : { field });
      setPage(pageOf(name, navigation, facts));
    },
    [navigation, facts],
  );
  const undo = () => act({ kind: 'undo' });
  const redo = () => act({ kind: 'redo' });
  useKeys({ undo, redo, save: () => changes.length > 0 && setIsReviewing(true) });
  useLeaving(changes.length > 0);
  if (isUnreachable) return <p className="alone">{EDITOR_TEXT.unreachable}</p>;
  if (tree === undefined) return <p className="alone">{EDITOR_TEXT.loading}</p>;
  const site = isObject(facts) && typeof facts['name'] === 'string' ? facts['name'] : '';
  return (
    <div className="editor" data-pane={pane}>
      <TopBar
        site={site}
        changes={changes.length}
        status={statusOf(check, problems.length, changes.length, saving)}
        isOvertaken={check.kind === 'overtaken'}
        canUndo={history.done.length > 0}
        canRedo={history.undone.length > 0}
        undo={undo}
        redo={redo}
        showChanges={() => setIsReviewing(true)}
        reload={() => void read()}
      />
      <div className="panes" role="group" aria-label={EDITOR_TEXT.panes}>
        <button type="button" aria-pressed={pane === 'form'} onClick={() => setPane('form')}>
          {EDITOR_TEXT.showForm}
        </button>
        <button type="button" aria-pressed={pane === 'site'} onClick={() => setPane('site')}>
          {EDITOR_TEXT.showSite}
        </button>
      </div>
      <FileList
        files={Object.keys(history.trees)}
        current={file}
        changed={new Set(changes.map((change) => change.file))}
        wrong={new Set(problems.map((problem) => problem.file))}
        choose={open}
      />
      <main>
        <FileForm
          key={file}
          file={file}
          tree={tree}
          problems={problems.filter((problem) => problem.file === file)}
          target={target}
          edit={(edit) => act({ kind: 'edit', edit })}
          rest={() => act({ kind: 'rest' })}
          goTo={open}
          showPage={setPage}
        />
      </main>
      <ProblemList problems={problems} trees={history.trees} goTo={open} />
      <Preview address={page} />
      {isReviewing && changes.length > 0 && (
        <ChangesDialog
          changes={changes}
          obstacle={obstacleTo(check, problems.length)}
          isSaving={saving === 'saving'}
          save={save}
          close={() => setIsReviewing(false)}
        />
      )}
    </div>
  );
}
