import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { blank } from '#editor/model/blank.ts';
import type { FormSchema } from '#editor/model/form.ts';
import { noteOf } from '#editor/model/names.ts';
import { columnsOf, headsOf } from '#editor/model/table-cells.ts';
import { isList, isObject, type Path, type Tree } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { Foldable } from './foldable.tsx';
import { Problems } from './hints.tsx';
import { useEntryIds } from './use-entry-ids.ts';
import { useField, type HolderProps } from './use-field.ts';

/** To move an entry of a list, and to take it away. */
function EntryTools({ path, name, count }: { path: Path; name: string; count: number }) {
  const { edit } = useEditorForm();
  const index = Number(path.at(-1));
  /** The button goes with the entry, and keeps the focus: it may be moved again. */
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) => {
    flushSync(() => edit({ kind: 'move', path, to }));
    currentTarget.focus();
  };
  return (
    <div className="tools">
      <button
        type="button"
        aria-label={EDITOR_TEXT.moveUp(name)}
        disabled={index === 0}
        onClick={(event) => move(event, index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={EDITOR_TEXT.moveDown(name)}
        disabled={index === count - 1}
        onClick={(event) => move(event, index + 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={EDITOR_TEXT.removeEntry(name)} onClick={() => edit({ kind: 'remove', path })}>
        {EDITOR_TEXT.remove}
      </button>
    </div>
  );
}

interface EntryProps extends Pick<HolderProps, 'Inner'> {
  schema: FormSchema;
  tree: Tree;
  path: Path;
  count: number;
  /** Just added: somebody wants to write it. */
  isNew: boolean;
  /** The head above a table's cell, which has its place in the row and keeps it. */
  column: string | undefined;
}

/** An entry: in one line where it is a text or a number, else a part to open. */
function Entry({ schema, tree, path, count, isNew, column, Inner }: EntryProps) {
  if (column !== undefined)
    return (
      <div className="cell">
        <span aria-hidden="true">{column}</span>
        <Inner schema={schema} tree={tree} path={path} label={column} isEntry />
      </div>
    );
  const place = EDITOR_TEXT.entry(Number(path.at(-1)) + 1);
  const tools = <EntryTools path={path} name={place} count={count} />;
  if (!isObject(tree) && !isList(tree))
    return (
      <div className="line">
        <Inner schema={schema} tree={tree} path={path} label={place} isEntry />
        {tools}
      </div>
    );
  return (
    <Foldable path={path} title={place} note={noteOf(tree)} isOpenAtFirst={isNew} tools={tools}>
      <Inner schema={schema} tree={tree} path={path} label={place} isEntry />
    </Foldable>
  );
}

const NONE: readonly Tree[] = [];

/** A list whose entries are added, taken away and moved. */
export function ListField({ schema, tree, path, label, isEntry, Inner }: HolderProps) {
  const { edit, tree: file } = useEditorForm();
  const { id, problems } = useField(path);
  const [columns, heads] = [columnsOf(file, path), headsOf(file, path)];
  const [added, setAdded] = useState(-1);
  const entries = isList(tree) ? tree : NONE;
  const ids = useEntryIds(entries);
  const { items = {} } = schema;
  const content = (
    <div className="list" id={id} tabIndex={-1}>
      <Problems id={`${id}-problems`} problems={problems} />
      {entries.map((entry, index) => (
        <Entry
          key={ids[index]}
          Inner={Inner}
          schema={items}
          tree={entry}
          path={[...path, index]}
          count={entries.length}
          isNew={index === added}
          column={columns?.[index]}
        />
      ))}
      {!columns && (
        <button
          type="button"
          className="add"
          onClick={() => {
            setAdded(entries.length);
            const value = heads ? heads.map(() => '') : blank(items);
            edit({ kind: 'insert', path: [...path, entries.length], value });
          }}
        >
          {EDITOR_TEXT.addEntry(label)}
        </button>
      )}
    </div>
  );
  if (isEntry) return content;
  return (
    <Foldable path={path} title={label} note={EDITOR_TEXT.entries(entries.length)} isOpenAtFirst={path.length < 2}>
      {content}
    </Foldable>
  );
}
