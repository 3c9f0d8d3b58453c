import { useState } from 'react';
import { pathOf } from '#editor/model/problems.ts';
import { at, isList, isObject, type Tree } from '#editor/model/tree.ts';
import { useEditorForm, type Target } from '#editor/state/editor-context.ts';

/** Units that have a plan, in the order in which the development names them: `44` would come first by itself. */
function unitsOf(plans: Tree, units: Tree | undefined): string[] {
  const list = at(units, ['units']);
  const ids = isList(list) ? list.map((entry) => at(entry, ['id'])) : [];
  return isObject(plans) ? Object.keys(plans).toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other)) : [];
}

/** Whose plan is looked at; whoever looks for a field is led to the unit that it is of. */
export function useUnit() {
  const { tree, trees, target } = useEditorForm();
  const units = unitsOf(tree, trees['units']);
  const [chosen, setUnit] = useState('');
  const [seen, setSeen] = useState<Target | null>(null);
  const [looked] = target && target !== seen ? pathOf(target.field) : [];
  if (target !== seen) setSeen(target);
  if (typeof looked === 'string' && units.includes(looked) && looked !== chosen) setUnit(looked);
  // One that was renamed, or taken away, is no unit any more.
  const unit = [looked, chosen].find((name): name is string => units.includes(String(name))) ?? units[0] ?? '';
  return { units, unit, setUnit };
}
