import { useState } from 'react';
import { thingAt, type Thing } from '#editor/drawing/geometry/thing.ts';
import { useEditorForm, type Target } from '#editor/state/editor-context.ts';

export type Way = 'drawing' | 'fields';

const none = () => false;

/**
 * What is chosen in a drawing. Whoever looks for a field is led to the thing that it is of, or to all fields where it is
 * of none. @param isWhole whether a field is of the drawing as a whole
 */
export function useChosen(things: readonly Thing[], isWhole: (field: string) => boolean = none) {
  const { target } = useEditorForm();
  const [chosen, choose] = useState<string | null>(null);
  const [way, setWay] = useState<Way>('drawing');
  const [seen, setSeen] = useState<Target | null>(null);
  if (target !== seen) {
    setSeen(target);
    const thing = target && thingAt(things, target.field);
    const isDrawing = target !== null && isWhole(target.field);
    if (target) setWay(thing || isDrawing ? 'drawing' : 'fields');
    if (thing) choose(thing.id);
    else if (isDrawing) choose(null);
  }
  return { chosen, choose, way, setWay };
}
