import { useMemo, useState } from 'react';
import { Board, Ground } from '#editor/drawing/board/board.tsx';
import { Choices } from '#editor/drawing/board/choices.tsx';
import { Obstacle } from '#editor/drawing/board/obstacle.tsx';
import { ThingSelect } from '#editor/drawing/board/thing-select.tsx';
import { useDrawn } from '#editor/drawing/board/use-drawn.ts';
import { useView } from '#editor/drawing/board/use-view.ts';
import { ThingPart } from '#editor/drawing/thing-part.tsx';
import { wrongThings } from '#editor/drawing/wrong-things.ts';
import { pointThings } from '#editor/drawing/geometry/line-points.ts';
import { lineThings, type MapLine } from '#editor/drawing/geometry/map-lines.ts';
import { mapThings } from '#editor/drawing/geometry/map-things.ts';
import { inLayers, ownerOf } from '#editor/drawing/geometry/thing.ts';
import type { DrawRequest } from '#editor/model/messages.ts';
import { at, plain } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { Distances } from './distances.tsx';
import { LinePanel } from './line-panel.tsx';
import { MapWords } from './map-words.tsx';
import { NewRoadChoice } from './new-road-choice.tsx';
import { useMapMovement } from './use-map-movement.ts';

interface MapBoardProps {
  map: LocationMap;
  index: number;
  lines: readonly MapLine[];
  chosen: string | null;
  choose: (id: string | null) => void;
}

type Scale = '1' | '2' | '4';

/** How closely a map can be looked at: points of a coast lie near each other. */
const SCALES = (['1', '2', '4'] as const).map((scale) => [scale, DRAWING_TEXT.scale(scale)] as const);

const NOTHING = [0, 0, 1, 1] as const;

/** A leg that is shorter than this, in units of the map, has a handle only beside the chosen point: others would cover it. */
const SHORT = 50;

/** A map as its page draws it, with its places, names and lines to be moved, and what is chosen beside it. */
export function MapBoard({ map, index, lines, chosen, choose }: MapBoardProps) {
  const { problems, tree } = useEditorForm();
  const written = at(tree, ['maps', index]);
  const asked = useMemo(
    (): DrawRequest => ({ kind: 'map', map: written === undefined ? null : plain(written) }),
    [written],
  );
  const drawing = useDrawn(asked, String(index));
  const { drawn } = drawing;
  const line = ownerOf(lines, chosen);
  const [closeness, setCloseness] = useState<Scale>('1');
  const scale = Number(closeness);
  const things = useMemo(
    () => [...lineThings(lines), ...mapThings(map, index, tree, scale)],
    [map, index, lines, tree, scale],
  );
  const all = inLayers([...things, ...(line ? pointThings(line, tree, chosen, SHORT / scale) : [])]);
  const view = useView(
    drawn?.box ?? NOTHING,
    scale,
    all.find(({ id }) => id === chosen),
  );
  const movement = useMapMovement(map, line, choose);
  const thing = things.find(({ id }) => id === chosen);
  return (
    <div className="drawn">
      <div className="drawing">
        <div className="drawing-tools">
          <ThingSelect things={things} nothing={DRAWING_TEXT.nothing} chosen={line?.id ?? chosen} choose={choose} />
          <NewRoadChoice {...{ map, index, choose }} />
          <Choices label={DRAWING_TEXT.scales} choices={SCALES} chosen={closeness} choose={setCloseness} />
        </div>
        {drawn && (
          <Board
            label={map.title}
            view={view}
            things={all}
            wrong={wrongThings(things, problems.keys())}
            {...{ chosen, choose, movement }}
          >
            <Ground markup={drawn.markup} />
            <MapWords map={map} scale={scale} />
          </Board>
        )}
        <p className="hint">{DRAWING_TEXT.lead}</p>
        <Obstacle drawing={drawing} />
      </div>
      <div className="panel">
        {line ? <LinePanel {...{ line, chosen, choose }} /> : thing && <ThingPart thing={thing} />}
        <Distances map={map} />
      </div>
    </div>
  );
}
