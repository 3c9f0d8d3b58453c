import { useMemo, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { Choices } from '#editor/drawing/board/choices.tsx';
import { PartForm } from '#editor/drawing/part-form.tsx';
import { useChosen } from '#editor/drawing/use-chosen.ts';
import { WAYS } from '#editor/drawing/ways.ts';
import { planThings } from '#editor/drawing/geometry/plan-things.ts';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { byField, fieldName, pathOf } from '#editor/model/problems.ts';
import { at, isList, isObject, plain, type Tree } from '#editor/model/tree.ts';
import { EditorContext, useEditorForm, type Target } from '#editor/state/editor-context.ts';
import { planSchema, type Plan } from '#site/schema/plans.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { PlanBoard } from './plan-board.tsx';
import { usePlanProblems } from './use-plan-problems.ts';

/** A plan as it is written; while a number of it is being typed that is none, the last that could be read. */
function usePlan(tree: Tree | undefined): { plan: Plan | null; isOld: boolean } {
  const read = useMemo(() => v.safeParse(planSchema, tree === undefined ? tree : plain(tree)), [tree]);
  const [last, setLast] = useState<Plan | null>(null);
  if (read.success && read.output !== last) setLast(read.output);
  return { plan: read.success ? read.output : last, isOld: !read.success };
}

/** What stands in one variant alone can be looked for too. */
const thingsOfBoth = (plan: Plan, unit: string): Thing[] => [
  ...planThings(plan, unit, 'extended'),
  ...planThings(plan, unit, 'basic'),
];

/** One unit's plan: on its drawing, or in all of its fields. @param children what chooses another unit */
function UnitPlan({ unit, children }: { unit: string; children: ReactNode }) {
  const form = useEditorForm();
  const { plan, isOld } = usePlan(at(form.tree, [unit]));
  const found = usePlanProblems(plan, unit);
  const problems = useMemo(() => new Map([...byField(found), ...form.problems]), [found, form.problems]);
  const things = useMemo(() => (plan ? thingsOfBoth(plan, unit) : []), [plan, unit]);
  const { chosen, choose, way, setWay } = useChosen(things, fieldName([unit]));
  return (
    <EditorContext value={{ ...form, problems }}>
      <div className="drawn-head">
        {children}
        <Choices label={DRAWING_TEXT.ways} choices={WAYS} chosen={way} choose={setWay} />
      </div>
      {way === 'fields' && <PartForm path={[unit]} />}
      {way === 'drawing' && plan && <PlanBoard {...{ plan, unit, isOld, chosen, choose }} />}
      {way === 'drawing' && !plan && <p className="obstacle">{DRAWING_TEXT.unreadable}</p>}
    </EditorContext>
  );
}

/** Units that have a plan, in the order in which the development names them: `44` would come first by itself. */
function unitsOf(plans: Tree, units: Tree | undefined): string[] {
  const list = at(units, ['units']);
  const ids = isList(list) ? list.map((entry) => at(entry, ['id'])) : [];
  return isObject(plans) ? Object.keys(plans).toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other)) : [];
}

/** The plans of all units, one at a time. */
export function PlanEditor() {
  const { tree, trees, target } = useEditorForm();
  const units = unitsOf(tree, trees['units']);
  const [unit, setUnit] = useState(units[0] ?? '');
  const [seen, setSeen] = useState<Target | null>(null);
  if (target !== seen) {
    setSeen(target);
    const [wanted] = target ? pathOf(target.field) : [];
    if (typeof wanted === 'string' && units.includes(wanted)) setUnit(wanted);
  }
  return (
    <UnitPlan key={unit} unit={unit}>
      <Choices
        label={DRAWING_TEXT.units}
        choices={units.map((name) => [name, name] as const)}
        chosen={unit}
        choose={setUnit}
      />
    </UnitPlan>
  );
}
