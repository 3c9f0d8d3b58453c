import { useMemo } from 'react';
import { Choices } from '#editor/drawing/board/choices.tsx';
import { layoutThings } from '#editor/drawing/geometry/layout-things.ts';
import { placedOn } from '#editor/drawing/geometry/placed.ts';
import { PartForm } from '#editor/drawing/part-form.tsx';
import { useChosen } from '#editor/drawing/use-chosen.ts';
import { useLastRead } from '#editor/drawing/use-last-read.ts';
import { WAYS } from '#editor/drawing/ways.ts';
import { at } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { complexSchema } from '#site/schema/complex.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { LayoutBoard } from './layout-board.tsx';

/** The towers and the layout: the layout on its picture, or everything in all fields of the file. */
export function LayoutEditor() {
  const { tree } = useEditorForm();
  const { value: layout, isOld } = useLastRead(complexSchema.entries.layout, at(tree, ['layout']));
  const placed = useMemo(() => (layout ? placedOn(layout) : []), [layout]);
  const things = useMemo(() => layoutThings(placed, tree), [placed, tree]);
  const { chosen, choose, way: wanted, setWay } = useChosen(things);
  // One that was just begun is no drawing yet.
  const way = layout ? wanted : 'fields';
  return (
    <>
      <div className="drawn-head">
        <Choices label={DRAWING_TEXT.ways} choices={WAYS} chosen={way} choose={setWay} />
      </div>
      {way === 'fields' && <PartForm path={[]} />}
      {way === 'drawing' && layout && <LayoutBoard {...{ layout, placed, things, isOld, chosen, choose }} />}
    </>
  );
}
