import { useMemo, useState } from 'react';
import { Choices } from '#editor/drawing/board/choices.tsx';
import { PartForm } from '#editor/drawing/part-form.tsx';
import { useChosen } from '#editor/drawing/use-chosen.ts';
import { useLastRead } from '#editor/drawing/use-last-read.ts';
import { WAYS } from '#editor/drawing/ways.ts';
import { linesOf, lineThings } from '#editor/drawing/geometry/map-lines.ts';
import { mapThings } from '#editor/drawing/geometry/map-things.ts';
import { pathOf } from '#editor/model/problems.ts';
import { useEditorForm, type Target } from '#editor/state/editor-context.ts';
import { mapsSchema } from '#site/schema/maps.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { MapBoard } from './map-board.tsx';

/** Which map is looked at; whoever looks for a field is led to the map that it is of. */
function useMapIndex() {
  const { target } = useEditorForm();
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState<Target | null>(null);
  if (target !== seen) {
    setSeen(target);
    const [, wanted] = target ? pathOf(target.field) : [];
    if (typeof wanted === 'number') setIndex(wanted);
  }
  return [index, setIndex] as const;
}

/** A map without a road waits for one to be drawn. */
const isOfDrawing = (field: string): boolean => pathOf(field).length === 3 && pathOf(field)[2] === 'roads';

/** The maps, one at a time: on the drawing, or in all fields of the file. */
export function MapEditor() {
  const { tree } = useEditorForm();
  const maps = useLastRead(mapsSchema, tree).value?.maps ?? [];
  const [index, setIndex] = useMapIndex();
  const map = maps[index];
  const lines = useMemo(() => (map ? linesOf(map, index) : []), [map, index]);
  const things = useMemo(
    () => (map ? [...lineThings(lines), ...mapThings(map, index, tree, 1)] : []),
    [map, index, lines, tree],
  );
  const { chosen, choose, way, setWay } = useChosen(things, isOfDrawing);
  return (
    <>
      <div className="drawn-head">
        {way === 'drawing' && maps.length > 1 && (
          <Choices
            label={DRAWING_TEXT.maps}
            choices={maps.map(({ title }, place) => [String(place), title] as const)}
            chosen={String(index)}
            choose={(place) => setIndex(Number(place))}
          />
        )}
        <Choices label={DRAWING_TEXT.ways} choices={WAYS} chosen={way} choose={setWay} />
      </div>
      {way === 'fields' && <PartForm path={[]} />}
      {way === 'drawing' && map && <MapBoard key={index} {...{ map, index, lines, chosen, choose }} />}
      {way === 'drawing' && !map && <p className="obstacle">{DRAWING_TEXT.unreadable}</p>}
    </>
  );
}
