import { thingAt, type Thing } from '#editor/drawing/geometry/thing.ts';
import { fieldName } from '#editor/model/problems.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

interface PlanProblemsProps {
  unit: string;
  things: readonly Thing[];
  choose: (id: string) => void;
}

/** What is wrong with a unit's plan, each with the way to the thing that it names. */
export function PlanProblems({ unit, things, choose }: PlanProblemsProps) {
  const form = useEditorForm();
  const own = fieldName([unit]);
  const problems = [...form.problems.values()].flat().filter(({ field }) => field.startsWith(own));
  if (problems.length === 0) return null;
  return (
    <section className="plan-problems" aria-label={DRAWING_TEXT.problems(problems.length)}>
      <details>
        <summary>{DRAWING_TEXT.problems(problems.length)}</summary>
        <ul>
          {problems.map(({ field, words, remedy }) => {
            const thing = thingAt(things, field);
            return (
              <li key={`${field} ${remedy}`}>
                {thing && (
                  <button type="button" onClick={() => choose(thing.id)}>
                    {thing.name}
                  </button>
                )}{' '}
                {words}
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
