import { useMemo } from 'react';
import { Board, Ground } from '#editor/drawing/board/board.tsx';
import { Obstacle } from '#editor/drawing/board/obstacle.tsx';
import { ThingSelect } from '#editor/drawing/board/thing-select.tsx';
import { useDrawn } from '#editor/drawing/board/use-drawn.ts';
import { ThingPart } from '#editor/drawing/thing-part.tsx';
import { wrongThings } from '#editor/drawing/wrong-things.ts';
import { pointThings } from '#editor/drawing/geometry/line-points.ts';
import type { MapLine } from '#editor/drawing/geometry/map-lines.ts';
import { distancesOf } from '#editor/drawing/geometry/map-things.ts';
import { inLayers, ownerOf, type Thing } from '#editor/drawing/geometry/thing.ts';
import type { DrawRequest } from '#editor/model/messages.ts';
import { at, plain } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { LinePanel } from './line-panel.tsx';
import { MapWords } from './map-words.tsx';
import { useMapMovement } from './use-map-movement.ts';

interface MapBoardProps {
  map: LocationMap;
  index: number;
  lines: readonly MapLine[];
  things: readonly Thing[];
  chosen: string | null;
  choose: (id: string | null) => void;
}

/** How far every station and place lies from the site by now. */
function Distances({ map }: { map: LocationMap }) {
  return (
    <section className="distances">
      <h3>{DRAWING_TEXT.distances}</h3>
      <ul>
        {distancesOf(map).map(({ name, km }) => (
          <li key={name}>
            {name} <span>{DRAWING_TEXT.distance(km.toFixed(2))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A map as its page draws it, with its places, names and lines to be moved, and what is chosen beside it. */
export function MapBoard({ map, index, lines, things, chosen, choose }: MapBoardProps) {
  const { problems, tree } = useEditorForm();
  const written = at(tree, ['maps', index]);
  const asked = useMemo(
    (): DrawRequest => ({ kind: 'map', map: written === undefined ? null : plain(written) }),
    [written],
  );
  const drawing = useDrawn(asked, String(index));
  const { drawn } = drawing;
  const line = ownerOf(lines, chosen);
  const all = inLayers([...things, ...(line ? pointThings(line, tree, chosen) : [])]);
  const movement = useMapMovement(map, line, choose);
  const thing = things.find(({ id }) => id === chosen);
  return (
    <div className="drawn">
      <div className="drawing">
        <div className="drawing-tools">
          <ThingSelect things={things} nothing={DRAWING_TEXT.nothing} chosen={line?.id ?? chosen} choose={choose} />
        </div>
        {drawn && (
          <Board
            label={map.title}
            box={drawn.box}
            things={all}
            wrong={wrongThings(things, problems.keys())}
            {...{ chosen, choose, movement }}
          >
            <Ground markup={drawn.markup} />
            <MapWords map={map} />
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
