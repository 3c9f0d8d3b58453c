import { useState } from 'react';
import { thingAt, type Thing } from '#editor/drawing/geometry/thing.ts';
import { useEditorForm, type Target } from '#editor/state/editor-context.ts';

export type Way = 'drawing' | 'fields';

/** What is chosen in a drawing. Whoever looks for a field is led to the thing that it is of, or to all fields where it is of none. */
export function useChosen(things: readonly Thing[]) {
  const { target } = useEditorForm();
  const [chosen, choose] = useState<string | null>(null);
  const [way, setWay] = useState<Way>('drawing');
  const [seen, setSeen] = useState<Target | null>(null);
  if (target !== seen) {
    setSeen(target);
    const thing = target && thingAt(things, target.field);
    if (target) setWay(thing ? 'drawing' : 'fields');
    if (thing) choose(thing.id);
  }
  return { chosen, choose, way, setWay };
}
