import { useState } from 'react';
import { blank } from '#editor/model/blank.ts';
import { freePaths } from '#editor/model/entry-name.ts';
import { fileName } from '#editor/model/names.ts';
import { isObject } from '#editor/model/tree.ts';
import { Problems } from '#editor/parts/hints.tsx';
import { useField, type HolderProps } from '#editor/parts/use-field.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { RecordEntry } from './entry.tsx';
import { NameForm } from './name-form.tsx';

/** Entries under names of their own, which are added, renamed and taken away: the pages' paths, the types' ids. */
export function RecordField({ schema, tree, path, label, Inner }: HolderProps) {
  const { file, edit, trees } = useEditorForm();
  const { id, problems } = useField(path);
  /** Just added or renamed: somebody writes it. */
  const [opened, setOpened] = useState<string | null>(null);
  const { additionalProperties } = schema;
  if (!isObject(tree) || typeof additionalProperties !== 'object') return null;
  const taken = Object.keys(tree);
  const proposed = path.length === 0 ? freePaths(file, taken, trees['navigation']) : [];
  const isOfPages = path.length === 0 && [...taken, ...proposed].some((name) => name.startsWith('/'));
  return (
    <div id={id} tabIndex={-1}>
      <Problems id={`${id}-problems`} problems={problems} />
      {Object.entries(tree).map(([name, value]) => (
        <RecordEntry
          key={name}
          {...{ schema, name, taken, proposed, Inner }}
          entry={additionalProperties}
          tree={value}
          path={[...path, name]}
          isOpen={name === opened}
          onRenamed={setOpened}
        />
      ))}
      <NameForm
        label={EDITOR_TEXT.keyOf(path.length === 0 ? fileName(file) : label)}
        {...{ schema, taken, proposed }}
        first=""
        button={EDITOR_TEXT.add}
        take={(name) => {
          setOpened(name);
          edit({ kind: 'set', path: [...path, name], value: blank(additionalProperties) });
        }}
      />
      {isOfPages && <p className="hint">{EDITOR_TEXT.keyHint}</p>}
    </div>
  );
}
