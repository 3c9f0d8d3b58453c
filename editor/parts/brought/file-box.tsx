import { isNewFile, isSavedFile, type BroughtKind } from '#editor/model/brought/brought-file.ts';
import type { Path } from '#editor/model/tree.ts';
import { Problems } from '#editor/parts/hints.tsx';
import { DropBox } from '#editor/parts/picture/drop-box.tsx';
import { useField } from '#editor/parts/use-field.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { BROUGHT_TEXT } from '#text/editor/brought.ts';
import { NewSight, SavedSight } from './file-sight.tsx';
import { useFile } from './use-file.ts';

interface FileBoxProps {
  what: BroughtKind;
  /** What the editor calls the file; null where no field names one. */
  named: string | null;
  /** Of what says where the file comes from. */
  path: Path;
  /** Where checks speak of the file itself; null where a field below is there for that. */
  spokenOf: Path | null;
  label: string;
}

const ACCEPTED: Readonly<Record<BroughtKind, string>> = {
  icon: '.svg,.png,image/svg+xml,image/png',
  logo: '.svg,image/svg+xml',
  notice: '.pdf,application/pdf',
  film: '.mp4,video/mp4',
};

/** A file that an office brings as it is, with how it looks, and where another one is put. */
export function FileBox({ what, named, path, spokenOf, label }: FileBoxProps) {
  const { trees } = useEditorForm();
  const { id, problems } = useField(spokenOf ?? path);
  const { state, take } = useFile(what, path);
  const tree = named === null ? undefined : trees[named];
  return (
    <DropBox
      id={spokenOf ? id : undefined}
      label={BROUGHT_TEXT.region(label)}
      accept={ACCEPTED[what]}
      words={{
        choose: BROUGHT_TEXT.choose[what],
        drop: BROUGHT_TEXT.drop[what],
        reading: what === 'icon' ? BROUGHT_TEXT.drawing : BROUGHT_TEXT.reading,
      }}
      take={(file) => void take(file)}
      state={state}
    >
      {isNewFile(tree) && <NewSight what={what} file={tree} />}
      {isSavedFile(tree) && named !== null && <SavedSight what={what} named={named} file={tree} />}
      {tree === undefined && (
        <p className="hint">{named && what === 'film' ? BROUGHT_TEXT.noFilm : BROUGHT_TEXT.none}</p>
      )}
      <p className="hint">{BROUGHT_TEXT.hint[what]}</p>
      <Problems id={`${id}-file-problems`} problems={spokenOf ? problems : []} />
    </DropBox>
  );
}
