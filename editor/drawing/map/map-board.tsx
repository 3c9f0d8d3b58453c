import { useMemo } from 'react';
import { Board } from '#editor/drawing/board/board.tsx';
import { Obstacle } from '#editor/drawing/board/obstacle.tsx';
import { ThingSelect } from '#editor/drawing/board/thing-select.tsx';
import { useDrawn } from '#editor/drawing/board/use-drawn.ts';
import { useMovement } from '#editor/drawing/board/use-movement.ts';
import { PartForm } from '#editor/drawing/part-form.tsx';
import { wrongThings } from '#editor/drawing/wrong-things.ts';
import { distancesOf, mapStep, moveMapThing } from '#editor/drawing/geometry/map-things.ts';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import type { DrawRequest } from '#editor/model/messages.ts';
import { at, plain } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { MapWords } from './map-words.tsx';

interface MapBoardProps {
  map: LocationMap;
  index: number;
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

/** A map as its page draws it, with its places and names to be moved, and what is chosen beside it. */
export function MapBoard({ map, index, things, chosen, choose }: MapBoardProps) {
  const { problems, tree } = useEditorForm();
  const written = at(tree, ['maps', index]);
  const asked = useMemo(
    (): DrawRequest => ({ kind: 'map', map: written === undefined ? null : plain(written) }),
    [written],
  );
  const drawing = useDrawn(asked, String(index));
  const { drawn } = drawing;
  const movement = useMovement({ drag: 1, key: mapStep(map) }, (thing, by) => moveMapThing(map, thing, by));
  const thing = things.find(({ id }) => id === chosen);
  return (
    <div className="drawn">
      <div className="drawing">
        <div className="drawing-tools">
          <ThingSelect things={things} nothing={DRAWING_TEXT.nothing} {...{ chosen, choose }} />
        </div>
        {drawn && (
          <Board
            label={map.title}
            wrong={wrongThings(things, problems.keys())}
            {...{ drawn, things, chosen, choose, movement }}
          >
            <MapWords map={map} />
          </Board>
        )}
        <p className="hint">{DRAWING_TEXT.lead}</p>
        <Obstacle drawing={drawing} />
      </div>
      <div className="panel">
        {thing && (
          <>
            <h3>{thing.name}</h3>
            {thing.moves === null && <p className="hint">{DRAWING_TEXT.fixedPlace}</p>}
            <PartForm key={thing.id} path={thing.path} areOpen />
          </>
        )}
        <Distances map={map} />
      </div>
    </div>
  );
}
