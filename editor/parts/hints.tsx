import { exampleOf, pickedType, type FormSchema } from '#editor/model/form.ts';
import type { ShownProblem } from '#editor/model/problems.ts';
import { EDITOR_TEXT, SAVING_TEXT } from '#text/editor/words.ts';
import { OTHER_REMEDY, remedyInWords } from '#text/remedies/in-words.ts';

/** What every text must be stands nowhere: it would stand everywhere. */
const IS_PLAIN = /^write a text (in quotes|without spaces)/;
/** Of several limits the last is the field's own, and says what those before it say. */
const IS_LEAST = /^write -?[\d.]+( mm)? or more/;

/** The rule of a field in words; undefined where it has none of its own, or its control takes nothing else. */
function ruleOf(schema: FormSchema): string | undefined {
  if (pickedType(schema)) return undefined;
  const { remedies = [] } = schema;
  const least = remedies.filter((remedy) => IS_LEAST.test(remedy)).at(-1);
  const rules = remedies.filter((remedy) => !IS_PLAIN.test(remedy) && (remedy === least || !IS_LEAST.test(remedy)));
  const words = rules.map(remedyInWords);
  return words.filter((rule, index) => rule !== null && words.indexOf(rule) === index).join(' ') || undefined;
}

/** An example of what a field holds, and its rule. */
export function Hint({ id, schema }: { id: string; schema: FormSchema }) {
  const example = exampleOf(schema);
  const rule = ruleOf(schema);
  if (!example && !rule) return null;
  return (
    <p className="hint" id={id}>
      {example && <span className="example">{EDITOR_TEXT.example(example)}</span>} {rule}
    </p>
  );
}

/** What is wrong with a field, in words; the check's own sentence where there are none for it. */
export function Problems({ id, problems }: { id: string; problems: readonly ShownProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="problems" id={id}>
      {problems.map(({ words, remedy }) => (
        <p key={remedy}>
          <strong>{words}</strong>
          {words === OTHER_REMEDY && (
            <span lang="en">
              <span lang="ko">{SAVING_TEXT.explanation}</span> {remedy}
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
