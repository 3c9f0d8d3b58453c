import type { Trees } from '#editor/model/tree.ts';
import { placeName } from '#editor/model/names.ts';
import { pathOf, type ShownProblem } from '#editor/model/problems.ts';
import { OTHER_REMEDY } from '#text/remedies/in-words.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';

interface ProblemListProps {
  problems: readonly ShownProblem[];
  trees: Trees;
  goTo: (file: string, field: string) => void;
}

/** What keeps the content from being saved, each with the way to its field: one line until somebody opens it, or it would cover the form. */
export function ProblemList({ problems, trees, goTo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <section className="problem-list" aria-label={SAVING_TEXT.problemsTitle}>
      <details>
        <summary>
          {SAVING_TEXT.problemsTitle} <span>{SAVING_TEXT.problems(problems.length)}</span>
        </summary>
        <p>{SAVING_TEXT.problemsLead}</p>
        <ul>
          {problems.map(({ file, field, words, remedy }) => (
            <li key={`${file} ${field} ${remedy}`}>
              <button type="button" onClick={() => goTo(file, field)}>
                {placeName(file, pathOf(field), trees[file]).join(' › ')}
              </button>{' '}
              {words} {words === OTHER_REMEDY && <span lang="en">{remedy}</span>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
