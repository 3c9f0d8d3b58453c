import { blank } from '#editor/model/blank.ts';
import { formOf, variantsOf } from '#editor/model/form.ts';
import type { EditorForm } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface EmptyFileProps extends Pick<EditorForm, 'file' | 'edit'> {
  isMissing: boolean;
}

/** In the place of the form of a file that is not there: it is begun, unless it is one that cannot be read. */
export function EmptyFile({ file, isMissing, edit }: EmptyFileProps) {
  const form = formOf(file);
  if (!isMissing) return <p>{EDITOR_TEXT.unreadable}</p>;
  const begin = () => edit({ kind: 'set', path: [], value: blank(variantsOf(form)[0] ?? form) });
  return (
    <>
      <p>{EDITOR_TEXT.beginLead}</p>
      <button type="button" className="main begin" onClick={begin}>
        {EDITOR_TEXT.begin}
      </button>
    </>
  );
}
