import { inKind } from '#editor/model/blank.ts';
import type { FormSchema } from '#editor/model/form.ts';
import { choiceName, labelOf } from '#editor/model/names.ts';
import { holdsFixed } from '#editor/model/tree.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { useField, type FieldProps } from './use-field.ts';

interface VariantsProps extends FieldProps {
  variants: readonly FormSchema[];
  chosen: FormSchema;
}

/** What one of several kinds of value is called: by its choice, or by its fields. */
function variantName({ properties, enum: choices }: FormSchema, names: readonly string[]): string {
  if (choices) return EDITOR_TEXT.fromChoices;
  if (!properties) return EDITOR_TEXT.textAlone;
  const [key, choice] = Object.entries(properties).find(([, field]) => field.const !== undefined) ?? [];
  if (key && typeof choice?.const === 'string') return choiceName([...names, key], choice.const);
  return Object.keys(properties)
    .map((field) => labelOf([...names, field]))
    .join(' · ');
}

/**
 * Which of several kinds a value is. Another one begins empty, with what both have; what code makes can be taken into
 * no other, so with it inside the kind stays.
 */
export function Variants({ variants, chosen, tree, path, label }: VariantsProps) {
  const { id, names, set } = useField(path);
  const isBound = holdsFixed(tree);
  return (
    <div className="variants">
      <label htmlFor={`${id}-variant`}>{EDITOR_TEXT.kindOf(label)}</label>
      <select
        id={`${id}-variant`}
        value={variants.indexOf(chosen)}
        disabled={isBound}
        aria-describedby={isBound ? `${id}-bound` : undefined}
        onChange={({ target }) => {
          const next = variants[Number(target.value)];
          if (next) set(inKind(next, tree));
        }}
      >
        {variants.map((variant, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <option key={index} value={index}>
            {variantName(variant, names)}
          </option>
        ))}
      </select>
      {isBound && (
        <p className="hint" id={`${id}-bound`}>
          {EDITOR_TEXT.boundKind}
        </p>
      )}
    </div>
  );
}
