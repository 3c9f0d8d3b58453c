import { inWords } from '#editor/model/in-words.ts';
import { namesOf, placeName } from '#editor/model/names.ts';
import { fieldName } from '#editor/model/problems.ts';
import type { Fixed, Path } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { FILE_NAMES } from '#text/editor/files.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { useField } from './use-field.ts';

/** The content files among what code takes, where staff can change it. */
const placesOf = ({ from }: Fixed) =>
  from.flatMap(([file = '', ...fields]) => (file in FILE_NAMES && fields.length > 0 ? [{ file, fields }] : []));

/** What only code can say: shown, with why, and with the place where it is written. */
export function FixedValue({ fixed, path, label }: { fixed: Fixed; path: Path; label: string }) {
  const { goTo } = useEditorForm();
  const { id } = useField(path);
  const places = placesOf(fixed).filter(
    (place, index, all) => all.findIndex((other) => String(other.fields) === String(place.fields)) === index,
  );
  return (
    <div className="field fixed" role="group" aria-labelledby={`${id}-label`} id={id} tabIndex={-1}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <p className="value">{inWords(fixed.value, '')}</p>
      <p className="hint">{EDITOR_TEXT.fixed[fixed.$fixed]}</p>
      {places.length > 0 && (
        <p className="sources">
          {EDITOR_TEXT.from}{' '}
          {places.map(({ file, fields }) => (
            <button key={String(namesOf(file, fields))} type="button" onClick={() => goTo(file, fieldName(fields))}>
              {placeName(file, fields, undefined).join(' › ')}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
