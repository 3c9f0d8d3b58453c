import type { ShownProblem } from '#editor/model/problems.ts';
import { thingAt, type Thing } from '#editor/model/drawing/thing.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

interface PlanProblemsProps {
  problems: readonly ShownProblem[];
  things: readonly Thing[];
  choose: (id: string) => void;
}

/** What is wrong with a plan, each with the way to the thing that it names. */
export function PlanProblems({ problems, things, choose }: PlanProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section className="plan-problems" aria-labelledby="plan-problems">
      <h3 id="plan-problems">{DRAWING_TEXT.problems(problems.length)}</h3>
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
    </section>
  );
}
