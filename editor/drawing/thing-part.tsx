import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { PartForm } from './part-form.tsx';

/** What is chosen, in numbers and choices. */
export function ThingPart({ thing }: { thing: Thing }) {
  return (
    <>
      <h3>{thing.name}</h3>
      {thing.moves === null && <p className="hint">{DRAWING_TEXT.fixedPlace}</p>}
      <PartForm key={thing.id} path={thing.path} areOpen />
    </>
  );
}
