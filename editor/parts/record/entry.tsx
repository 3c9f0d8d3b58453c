import { useState } from 'react';
import type { FormSchema } from '#editor/model/form.ts';
import { headingOf } from '#editor/model/names.ts';
import type { Path, Tree } from '#editor/model/tree.ts';
import { Foldable } from '#editor/parts/foldable.tsx';
import type { HolderProps } from '#editor/parts/use-field.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { NameForm } from './name-form.tsx';

interface EntryProps extends Pick<HolderProps, 'Inner'> {
  /** Of the part that holds it. */
  schema: FormSchema;
  entry: FormSchema;
  tree: Tree;
  path: Path;
  name: string;
  taken: readonly string[];
  proposed: readonly string[];
  isOpen: boolean;
  /** It is kept under another name from now on. */
  onRenamed: (name: string) => void;
}

/** An entry under a name of its own: a text in one line, anything else a part to open. */
export function RecordEntry({ schema, entry, tree, path, name, isOpen, onRenamed, Inner, ...names }: EntryProps) {
  const { edit, showPage } = useEditorForm();
  const [isRenaming, setIsRenaming] = useState(false);
  const isText = entry.type === 'string';
  const tools = (
    <div className="tools">
      <button type="button" aria-label={EDITOR_TEXT.renameEntry(name)} onClick={() => setIsRenaming(true)}>
        {EDITOR_TEXT.rename}
      </button>
      <button type="button" aria-label={EDITOR_TEXT.removeEntry(name)} onClick={() => edit({ kind: 'remove', path })}>
        {EDITOR_TEXT.remove}
      </button>
    </div>
  );
  const field = <Inner schema={entry} tree={tree} path={path} label={name} isEntry={!isText} />;
  return (
    <>
      {isText ? (
        <div className="line">
          {field}
          {tools}
        </div>
      ) : (
        <Foldable
          path={path}
          title={headingOf(tree) || name}
          note={name}
          isOpenAtFirst={isOpen}
          tools={tools}
          onOpen={() => name.startsWith('/') && showPage(name)}
        >
          {field}
        </Foldable>
      )}
      {isRenaming && (
        <NameForm
          label={EDITOR_TEXT.renameEntry(name)}
          {...{ schema, ...names }}
          first={name}
          button={EDITOR_TEXT.renameDone}
          cancel={() => setIsRenaming(false)}
          take={(to) => {
            setIsRenaming(false);
            onRenamed(to);
            edit({ kind: 'rename', path, to });
          }}
        />
      )}
    </>
  );
}
