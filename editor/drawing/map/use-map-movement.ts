import { useRef } from 'react';
import { handleId } from '#editor/drawing/board/handle.tsx';
import type { Movement } from '#editor/drawing/board/use-gestures.ts';
import { useMovement } from '#editor/drawing/board/use-movement.ts';
import { chosenPoint, movePoint, pointId } from '#editor/drawing/geometry/line-points.ts';
import type { MapLine } from '#editor/drawing/geometry/map-lines.ts';
import { moveMapThing } from '#editor/drawing/geometry/map-things.ts';
import { mapStep } from '#editor/drawing/geometry/map-way.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { LocationMap } from '#site/schema/maps.ts';

/** Moves what a map has. A point that is drawn out of a leg is chosen from then on, and has the focus once it is there. */
export function useMapMovement(
  map: LocationMap,
  line: MapLine | undefined,
  choose: (id: string | null) => void,
): Movement {
  const { tree } = useEditorForm();
  const drawnOut = useRef<string | null>(null);
  const movement = useMovement({ drag: 1, key: mapStep(map) }, (thing, by) =>
    line && (thing.kind === 'point' || thing.kind === 'leg')
      ? movePoint(map, line, tree, thing, by)
      : moveMapThing(map, thing, by),
  );
  return {
    ...movement,
    move(thing, by) {
      movement.move(thing, by);
      if (thing.kind !== 'leg' || !line) return;
      const isOut = by.x !== 0 || by.y !== 0;
      drawnOut.current = isOut ? pointId(line, (chosenPoint(line, thing.id) ?? 0) + 1) : null;
      choose(drawnOut.current ?? thing.id);
    },
    end() {
      movement.end();
      const drawn = drawnOut.current;
      drawnOut.current = null;
      if (drawn !== null) document.getElementById(handleId(drawn))?.focus();
    },
  };
}
