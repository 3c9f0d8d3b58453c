import { useMemo } from 'react';
import { Choices } from '#editor/drawing/board/choices.tsx';
import { PartForm } from '#editor/drawing/part-form.tsx';
import { useChosen } from '#editor/drawing/use-chosen.ts';
import { useLastRead } from '#editor/drawing/use-last-read.ts';
import { WAYS } from '#editor/drawing/ways.ts';
import { planThings } from '#editor/drawing/geometry/plan-things.ts';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { byField, pathOf } from '#editor/model/problems.ts';
import { at, type Tree } from '#editor/model/tree.ts';
import { EditorContext, useEditorForm } from '#editor/state/editor-context.ts';
import { planSchema, type Plan } from '#site/schema/plans.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { PlanBoard } from './plan-board.tsx';
import { usePlanProblems } from './use-plan-problems.ts';
import { useUnit } from './use-unit.ts';

/** What stands in one variant alone can be looked for too. */
const thingsOfBoth = (plan: Plan, unit: string): Thing[] => [
  ...planThings(plan, unit, 'extended'),
  ...planThings(plan, unit, 'basic'),
];

/** A plan that is still to be drawn, or has no room of some use, is mended on its drawing. */
function isOfDrawing(tree: Tree, field: string): boolean {
  const [unit = '', part, ...rest] = pathOf(field);
  if (part === undefined) return at(tree, [unit, 'standIn']) === true;
  return rest.length === 0 && (part === 'rooms' || part === 'standIn');
}

/** The plans, one unit at a time: on its drawing, or in all fields of the file, where units are added and named. */
export function PlanEditor() {
  const form = useEditorForm();
  const { units, unit, setUnit } = useUnit();
  const { value: plan, isOld } = useLastRead(planSchema, at(form.tree, [unit]), unit);
  const found = usePlanProblems(plan, unit);
  const problems = useMemo(() => new Map([...byField(found), ...form.problems]), [found, form.problems]);
  const things = useMemo(() => (plan ? thingsOfBoth(plan, unit) : []), [plan, unit]);
  const { chosen, choose, way: wanted, setWay } = useChosen(things, (field) => isOfDrawing(form.tree, field));
  const way = units.length === 0 ? 'fields' : wanted;
  return (
    <EditorContext value={{ ...form, problems }}>
      <div className="drawn-head">
        {way === 'drawing' && (
          <Choices
            label={DRAWING_TEXT.units}
            choices={units.map((name) => [name, name] as const)}
            chosen={unit}
            choose={(name) => {
              choose(null);
              setUnit(name);
            }}
          />
        )}
        <Choices label={DRAWING_TEXT.ways} choices={WAYS} chosen={way} choose={setWay} />
      </div>
      {way === 'fields' && <PartForm path={[]} />}
      {way === 'drawing' && plan && <PlanBoard key={unit} {...{ plan, unit, isOld, chosen, choose }} />}
      {way === 'drawing' && !plan && <p className="obstacle">{DRAWING_TEXT.unreadable}</p>}
    </EditorContext>
  );
}
